import type { Lead } from '@flow/sdk/contracts/lead';
import { responseClock } from '@flow/sdk/contracts/response-clock';
import { useCallback, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import * as table from '../AdminTable.css.ts';
import { AdminTable } from '../AdminTable.tsx';
import * as styles from './LeadTable.css.ts';
import { leadColumns } from './lead-columns.tsx';
import type { Leads } from './leads.store.ts';

const cellStyles = {
  status: table.lineCell,
  response: styles.response,
  contact: table.wideCell,
};

/** The list of leads. */
export function LeadTable({ leads }: { leads: Leads }) {
  const { items, listing, now } = useSnapshot(leads.state);
  const columns = useMemo(() => leadColumns(leads), [leads]);
  const rowAttributes = useCallback(
    (lead: Lead) => {
      const late = responseClock(lead, new Date(now)).state === 'late';
      return { className: late ? `${table.row} ${styles.late}` : table.row, 'data-late': late };
    },
    [now],
  );
  return (
    <AdminTable
      title="Leads"
      columns={columns}
      items={items}
      listing={listing}
      emptyHint="No lead matches these filters. Widen them and press Apply."
      onRetry={leads.load}
      cellStyles={cellStyles}
      rowAttributes={rowAttributes}
    />
  );
}
