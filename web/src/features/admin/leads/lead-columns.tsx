import { fitnessGoalLabels } from '@flow/sdk/contracts/consultation';
import type { Lead, LeadStatus } from '@flow/sdk/contracts/lead';
import { Badge, type BadgeTone } from '../../../ui/Badge/Badge.tsx';
import type { AdminColumn } from '../AdminTable.tsx';
import { Instant } from '../Instant.tsx';
import { RowContact } from './ContactLinks.tsx';
import { RowForward } from './ForwardState.tsx';
import * as styles from './LeadTable.css.ts';
import { campaignWords, leadStatusWords, preferenceWords } from './lead-words.ts';
import type { Leads } from './leads.store.ts';
import { ResponseTime } from './ResponseTime.tsx';

const statusTones: Record<LeadStatus, BadgeTone> = {
  new: 'warning',
  contacted: 'info',
  won: 'success',
  lost: 'neutral',
};

function LeadStatusBadge({ status }: { status: LeadStatus }) {
  return <Badge tone={statusTones[status]}>{leadStatusWords[status]}</Badge>;
}

/** Lists the earlier request of the same number. */
export function EarlierRequest({ lead, leads }: { lead: Lead; leads: Leads }) {
  const earlier = lead.duplicate_of;
  if (earlier === null) return null;
  return (
    <button
      type="button"
      className={styles.earlier}
      data-control="earlier"
      onClick={() => void leads.searchFor(earlier)}
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
        onClick={() => void leads.sheet.open(lead)}
      >
        {lead.name}
      </button>
      <span className={styles.references}>
        <span className={styles.reference}>{lead.reference}</span>
        <EarlierRequest lead={lead} leads={leads} />
      </span>
    </span>
  );
}

function Wants({ lead }: { lead: Lead }) {
  return (
    <span className={styles.wants}>
      <span>{fitnessGoalLabels[lead.fitness_goal]}</span>
      <span className={styles.more}>{preferenceWords(lead)}</span>
    </span>
  );
}

/** Where the visitor pressed Connect, and what had brought them. */
function Source({ lead }: { lead: Lead }) {
  const campaign = campaignWords(lead.attribution);
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
export function leadColumns(leads: Leads): AdminColumn<Lead>[] {
  return [
    { id: 'lead', header: 'Lead', cell: ({ row }) => <Who lead={row.original} leads={leads} /> },
    {
      id: 'received',
      header: 'Received',
      cell: ({ row }) => <Instant value={row.original.received_at} />,
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ row }) => <LeadStatusBadge status={row.original.status} />,
    },
    {
      id: 'response',
      header: 'Response',
      cell: ({ row }) => <ResponseTime lead={row.original} state={leads.state} />,
    },
    { id: 'contact', header: 'Contact', cell: ({ row }) => <RowContact lead={row.original} /> },
    { id: 'wants', header: 'Wants', cell: ({ row }) => <Wants lead={row.original} /> },
    { id: 'source', header: 'Source', cell: ({ row }) => <Source lead={row.original} /> },
    {
      id: 'forwarding',
      header: 'Forwarding',
      cell: ({ row }) => <RowForward lead={row.original} sheet={leads.sheet} />,
    },
  ];
}
