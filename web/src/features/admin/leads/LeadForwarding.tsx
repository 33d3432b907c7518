import type { Lead } from '@flow/sdk/contracts/lead';
import { ForwardBadge, RetryForward } from './ForwardState.tsx';
import * as styles from './LeadSheet.css.ts';
import { forwardSummary } from './lead-labels.ts';
import type { LeadSheetStore } from './lead-sheet.store.ts';

/** Whether the automation has the lead; if it was given up or waits, sending it at once. */
export function LeadForwarding({ lead, sheet }: { lead: Lead; sheet: LeadSheetStore }) {
  const open = lead.forward_status === 'dead' || lead.forward_status === 'pending';
  return (
    <div className={styles.forwarding}>
      <div className={styles.forwardHead}>
        <ForwardBadge lead={lead} />
        <p>{forwardSummary(lead)}</p>
      </div>
      {lead.forward_status !== 'delivered' && lead.forward_error && (
        <p className={styles.forwardError}>Last error: {lead.forward_error}</p>
      )}
      {open && <RetryForward lead={lead} sheet={sheet} />}
    </div>
  );
}
