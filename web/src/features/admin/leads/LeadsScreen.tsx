import { responseClock } from '@flow/sdk/contracts/response-clock';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { AdminFrame } from '../AdminFrame.tsx';
import type { AdminAccess } from '../admin-access.store.ts';
import { countLine, ListFoot } from '../ListFoot.tsx';
import { LeadFilterBar } from './LeadFilterBar.tsx';
import { LeadSheet } from './LeadSheet.tsx';
import { LeadTable } from './LeadTable.tsx';
import type { Leads } from './leads.store.ts';

/** `First 100 leads, 3 late`. */
function useCount(leads: Leads): string | false {
  const { items, listing, nextCursor, now } = useSnapshot(leads.state);
  if (listing !== 'ready') return false;
  const late = items.filter((lead) => responseClock(lead, new Date(now)).state === 'late').length;
  const counted = countLine(items.length, ['lead', 'leads'], nextCursor !== null);
  return late === 0 ? counted : `${counted}, ${late} late`;
}

function LeadList({ leads }: { leads: Leads }) {
  const { nextCursor, loadingMore } = useSnapshot(leads.state);
  const count = useCount(leads);

  useEffect(() => leads.startClock(), [leads]);
  useEffect(() => leads.sheet.close, [leads]);

  return (
    <>
      <LeadFilterBar leads={leads} />
      <LeadTable leads={leads} />
      <ListFoot count={count} more={nextCursor !== null} loadingMore={loadingMore} onMore={leads.loadMore} />
      <LeadSheet leads={leads} />
    </>
  );
}

/** Everybody who asked for a consultation, and what became of it. */
export function LeadsScreen({ access, leads }: { access: AdminAccess; leads: Leads }) {
  return (
    <AdminFrame
      access={access}
      path="/admin/leads"
      title="Leads"
      subtitle="Answer every request within the working day it came."
      onGranted={leads.load}
    >
      <LeadList leads={leads} />
    </AdminFrame>
  );
}
