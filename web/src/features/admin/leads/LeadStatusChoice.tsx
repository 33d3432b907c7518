import { type Lead, leadStatuses } from '@flow/sdk/contracts/lead';
import { businessHours } from '@flow/sdk/contracts/response-clock';
import { useSnapshot } from 'valtio';
import { quiet } from '../record/Record.css.ts';
import * as styles from './LeadSheet.css.ts';
import { leadStatusLabels } from './lead-labels.ts';
import type { Leads } from './leads.store.ts';
import { ResponseTime } from './ResponseTime.tsx';

/** The status, one press each, and the clock that it stops. */
export function LeadStatusChoice({ lead, leads }: { lead: Lead; leads: Leads }) {
  const { pendingStatus } = useSnapshot(leads.sheet.state);
  const pending = pendingStatus[lead.id];
  const shown = pending ?? lead.status;
  return (
    <div className={styles.status}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say the heading again. */}
      <div role="group" aria-label="Status" className={styles.choices}>
        {leadStatuses.map((status) => (
          <button
            key={status}
            type="button"
            className={styles.choice}
            aria-pressed={status === shown}
            aria-busy={status === pending || undefined}
            onClick={() => void leads.sheet.setStatus(status)}
          >
            {leadStatusLabels[status]}
          </button>
        ))}
      </div>
      <div className={styles.clock}>
        <ResponseTime lead={lead} state={leads.state} />
        <p className={quiet}>
          In business hours, {businessHours.opens}:00 to {businessHours.closes}:00 in Dubai.
        </p>
      </div>
    </div>
  );
}
