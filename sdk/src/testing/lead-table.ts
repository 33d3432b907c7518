import type { RowKey } from '../contracts/keyset-cursor.ts';
import {
  type ForwardFilter,
  type Lead,
  type LeadEvent,
  type LeadStatus,
  type LeadStatusFilter,
  leadReferencePattern,
} from '../contracts/lead.ts';
import { FlowError } from '../errors.ts';
import { adminAccount } from './fixtures.ts';
import { type Awaitable, newestRows } from './keyset-rows.ts';

/** What `list_leads` was asked for. */
export interface LeadQuery {
  status: LeadStatusFilter;
  forward: ForwardFilter;
  /** Inclusive instant. */
  from: string | null;
  /** Exclusive instant. */
  to: string | null;
  search: string | null;
  limit: number;
  after: RowKey | null;
}

export interface LeadChange {
  leadId: string;
  status: LeadStatus | null;
  /** The status that is changed, or null for any. */
  fromStatus: LeadStatus | null;
  note: string | null;
  /** Whether the lead is forwarded once more. */
  retryForward: boolean;
}

/** What the database answers about leads to an admin. Throw a `FlowError` with a status to answer a failure. */
export interface LeadAnswers {
  listLeads(query: LeadQuery): Awaitable<Lead[]>;
  /** The lead of an id or a reference. */
  getLead(key: string): Awaitable<Lead>;
  /** The lead as it is afterwards, here and below. */
  updateLead(change: LeadChange): Awaitable<Lead>;
  retryLeadForward(leadId: string): Awaitable<Lead>;
  leadHistory(leadId: string): Awaitable<LeadEvent[]>;
}

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');

/** Whether some of a phone's digits are meant, with or without the zero that stands for the country. */
function matchesPhone({ phone, phone_e164 }: Lead, wanted: string): boolean {
  const digits = digitsOf(wanted);
  if (!/^[0-9+ ()-]+$/.test(wanted) || digits === '') return false;
  const significant = digits.replace(/^0+/, '');
  return (
    (significant !== '' && digitsOf(phone_e164 ?? phone).includes(significant)) ||
    digitsOf(phone).includes(digits)
  );
}

/** A whole reference finds its lead alone. */
function matchesSearch(lead: Lead, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  const reference = lead.reference.toLowerCase();
  if (leadReferencePattern.test(wanted.toUpperCase())) return reference === wanted;
  return reference.includes(wanted) || lead.name.toLowerCase().includes(wanted) || matchesPhone(lead, wanted);
}

function matches(lead: Lead, { status, forward, from, to, search }: LeadQuery): boolean {
  return (
    (status === 'all' || lead.status === status) &&
    (forward === 'all' || lead.forward_status === forward) &&
    (from === null || lead.received_at >= from) &&
    (to === null || lead.received_at < to) &&
    matchesSearch(lead, search ?? '')
  );
}

/** Leads that can also be given their client, as an invitation does. */
export type LeadTable = LeadAnswers & { linkClient(leadId: string, clientId: string): void };

/**
 * Leads in memory that can be filtered, paged and changed as in the database: enough to test a screen without one.
 * @example flowHandlers({ url, ...leadTable([makeLead({ forward_status: 'dead' })]) })
 */
export function leadTable(leads: readonly Lead[], now: () => Date = () => new Date()): LeadTable {
  const rows = leads.map((lead) => ({ ...lead, notes: [...lead.notes] }));
  const { email: actor_email } = adminAccount;
  const events: (LeadEvent & { leadId: string })[] = [];

  const find = (key: string): Lead => {
    const lead = rows.find((row) => row.id === key.toLowerCase() || row.reference === key.toUpperCase());
    if (!lead) throw new FlowError('not_found', `There is no lead ${key}.`, { status: 404 });
    return lead;
  };
  const record = (lead: Lead, action: string, details: Record<string, unknown>) => {
    const occurred_at = now().toISOString();
    lead.updated_at = occurred_at;
    const id = `00000000-0000-4000-8000-${String(events.length + 1).padStart(12, '0')}`;
    events.unshift({ id, occurred_at, actor_email, action, details, leadId: lead.id });
    return { id, occurred_at };
  };
  const forwardAgain = (lead: Lead): Lead => {
    if (lead.forward_status === 'none') {
      throw new FlowError('not_found', `The lead ${lead.id} is not forwarded.`, { status: 404 });
    }
    if (lead.forward_status === 'delivered') {
      throw new FlowError('conflict', `The lead ${lead.id} is delivered already.`, { status: 409 });
    }
    const { occurred_at } = record(lead, 'lead.retry_forward', {
      status: lead.forward_status,
      attempts: lead.forward_attempts,
    });
    lead.forward_status = 'pending';
    lead.forward_attempts = 0;
    lead.next_forward_at = occurred_at;
    return lead;
  };

  return {
    listLeads: (query) => {
      const found = rows.filter((lead) => matches(lead, query));
      return newestRows(found, ({ received_at, id }) => ({ instant: received_at, id }), query);
    },

    getLead: find,

    updateLead({ leadId, status, fromStatus, note, retryForward }) {
      const lead = find(leadId);
      const isOther = fromStatus !== null && fromStatus !== lead.status;
      if (status !== null && status !== lead.status && isOther) {
        throw new FlowError('conflict', `The lead is ${lead.status} by now.`, { status: 409 });
      }
      if (retryForward) forwardAgain(lead);
      if (status !== null && status !== lead.status) {
        const { occurred_at } = record(lead, 'lead.set_status', { from: lead.status, to: status });
        lead.first_contacted_at = status === 'new' ? null : (lead.first_contacted_at ?? occurred_at);
        lead.status = status;
      }
      if (note !== null) {
        const { id, occurred_at } = record(lead, 'lead.add_note', {});
        lead.notes.push({ id, body: note, author_email: actor_email, created_at: occurred_at });
      }
      return lead;
    },

    linkClient(leadId, clientId) {
      const lead = find(leadId);
      if (lead.client_id === clientId) return;
      if (lead.client_id !== null)
        throw new FlowError('conflict', 'The lead belongs to another client.', { status: 409 });
      record(lead, 'lead.link_client', { from: null, to: clientId });
      lead.client_id = clientId;
    },

    retryLeadForward: (leadId) => forwardAgain(find(leadId)),

    leadHistory: (leadId) =>
      events.filter((event) => event.leadId === leadId).map(({ leadId: _, ...event }) => event),
  };
}
