import { fitnessGoalLabels } from '@flow/sdk/contracts/consultation';
import { labelOf } from '@flow/sdk/contracts/known-value';
import type { Lead } from '@flow/sdk/contracts/lead';
import { Link } from 'wouter';
import { Instant } from '../list/Instant.tsx';
import * as table from '../list/ListTable.css.ts';
import type { ListColumn } from '../list/ListTable.tsx';
import { RowContact } from './ContactLinks.tsx';
import { RowForward } from './ForwardState.tsx';
import { LeadStatusBadge } from './LeadStatusBadge.tsx';
import * as styles from './LeadTable.css.ts';
import { campaignLabel, preferenceLabel } from './lead-labels.ts';
import type { Leads } from './leads.store.ts';
import { ResponseTime } from './ResponseTime.tsx';

/** Lists the earlier request of the same number. */
export function EarlierRequest({ lead, leads }: { lead: Lead; leads: Leads }) {
  const earlier = lead.duplicate_of;
  if (earlier === null) return null;
  return (
    <button
      type="button"
      className={styles.earlier}
      data-control="earlier"
      onClick={() => void leads.list.show({ search: earlier })}
    >
      Also {earlier}
    </button>
  );
}

function Who({ lead, leads }: { lead: Lead; leads: Leads }) {
  return (
    <span className={styles.who}>
      <button
        type="button"
        className={styles.name}
        dir="auto"
        title={lead.name}
        data-control="open"
        onClick={() => void leads.list.open(lead)}
      >
        {lead.name}
      </button>
      <span className={styles.references}>
        <span className={styles.reference}>{lead.reference}</span>
        <EarlierRequest lead={lead} leads={leads} />
        {lead.client_id !== null && (
          <Link href={`/admin/clients/${lead.client_id}`} className={styles.earlier} data-control="client">
            Client
          </Link>
        )}
      </span>
    </span>
  );
}

function Wants({ lead }: { lead: Lead }) {
  return (
    <span className={styles.wants}>
      <span>{labelOf(fitnessGoalLabels, lead.fitness_goal)}</span>
      <span className={styles.more}>{preferenceLabel(lead)}</span>
    </span>
  );
}

/** Where the visitor pressed Connect, and what had brought them. */
function Source({ lead }: { lead: Lead }) {
  const campaign = campaignLabel(lead.attribution);
  return (
    <span className={styles.source}>
      <span className={styles.sourcePage} title={lead.source_page}>
        {lead.source_page}
      </span>
      {campaign !== null && (
        <span className={styles.campaign} title={campaign}>
          {campaign}
        </span>
      )}
    </span>
  );
}

/** The columns of the list, in the document's order. */
export const leadColumns: readonly ListColumn<Lead, Leads>[] = [
  { header: 'Lead', cell: (lead, leads) => <Who lead={lead} leads={leads} /> },
  { header: 'Received', cell: (lead) => <Instant value={lead.received_at} /> },
  { header: 'Status', cell: ({ status }) => <LeadStatusBadge status={status} />, className: table.lineCell },
  {
    header: 'Response',
    cell: (lead, { state }) => <ResponseTime lead={lead} state={state} />,
    className: styles.response,
  },
  { header: 'Contact', cell: (lead) => <RowContact lead={lead} />, className: table.wideCell },
  { header: 'Wants', cell: (lead) => <Wants lead={lead} /> },
  { header: 'Source', cell: (lead) => <Source lead={lead} /> },
  { header: 'Forwarding', cell: (lead, { sheet }) => <RowForward lead={lead} sheet={sheet} /> },
];
