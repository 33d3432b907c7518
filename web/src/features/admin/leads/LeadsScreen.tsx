import type { Lead } from '@flow/sdk/contracts/lead';
import { responseClock } from '@flow/sdk/contracts/response-clock';
import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { AdminAccess } from '../admin-access.store.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { LeadSheet } from './LeadSheet.tsx';
import * as styles from './LeadTable.css.ts';
import { leadColumns } from './lead-columns.tsx';
import type { Leads } from './leads.store.ts';

/** Everybody who asked for a consultation, and what became of it. */
export function LeadsScreen({ access, leads }: { access: AdminAccess; leads: Leads }) {
  const { now } = useSnapshot(leads.state);
  const { items } = useSnapshot(leads.list.state);
  const isLate = useCallback((lead: Lead) => responseClock(lead, new Date(now)).state === 'late', [now]);
  const rowLook = useCallback(
    (lead: Lead) => {
      const late = isLate(lead);
      return { ...(late ? { className: styles.late } : {}), data: { 'data-late': late } };
    },
    [isLate],
  );
  const late = items.filter(isLate).length;

  useEffect(() => leads.startClock(), [leads]);

  return (
    <ListScreen
      access={access}
      section="/admin/leads"
      title="Leads"
      subtitle="Answer every request within the working day it came."
      list={leads.list}
      columns={leadColumns}
      actions={leads}
      rowLook={rowLook}
      alsoCounted={late === 0 ? undefined : `, ${late} late`}
    >
      <LeadSheet leads={leads} />
    </ListScreen>
  );
}
