import * as z from 'zod/mini';
import { createAsk } from './ask-tables.ts';
import { type CallOptions, once, repeatably } from './call.ts';
import { checkInput } from './check-input.ts';
import {
  type Lead,
  type LeadEvent,
  type LeadFilter,
  type LeadPage,
  type LeadUpdate,
  type ListLeadsRequest,
  leadEventSchema,
  leadFilterSchema,
  leadKeySchema,
  leadPageMaximum,
  leadSchema,
  leadUpdateSchema,
  listLeadsRequestSchema,
} from './contracts/lead.ts';
import { dayArguments, keysetList } from './keyset-pages.ts';
import type { List } from './list.ts';
import type { Tables } from './tables.ts';

/** For admins: everybody else gets `unauthenticated` or `forbidden`. Instants are ISO 8601 in UTC. */
export interface Leads {
  /**
   * One page, newest first, of 100 leads unless `limit` (1 to 1,000) says otherwise. `from` and `to` are Dubai days
   * (`yyyy-mm-dd`), both inclusive.
   * @throws FlowError `invalid_input` (with `fields`), `unauthenticated`, `forbidden`
   * @example const { items, next_cursor } = await flow.leads.page({ status: 'new', search: 'layla', limit: 50 });
   */
  page(request?: ListLeadsRequest, options?: CallOptions): Promise<LeadPage>;
  /**
   * Every matching lead, newest first, fetched as far as it is read.
   * @throws FlowError as `page`
   * @example for await (const lead of flow.leads.all({ forward: 'dead' })) { ... }
   */
  all(filter?: LeadFilter, options?: CallOptions): List<Lead>;
  /**
   * The lead of an id, or of the reference that its visitor was shown.
   * @throws FlowError `not_found`, `invalid_input` (neither an id nor a reference)
   * @example const lead = await flow.leads.find('FL-7K2M9Q');
   */
  find(idOrReference: string, options?: CallOptions): Promise<Lead>;
  /**
   * Sets the status, adds a note, forwards it once more (as `retryForward` does), or several of these, all or none, and
   * answers the lead as it is afterwards. Each is in its history. The first status that is not 'new' stops the response
   * clock; 'new' starts it again. With `from_status` a status that another admin has set meanwhile is not overwritten.
   * @throws FlowError `not_found`, `invalid_input` (with `fields`), `conflict` (the status is another one by now, or as
   * `retryForward`)
   * @example await flow.leads.update(lead.id, { status: 'contacted', note: 'Call back on Monday' });
   */
  update(leadId: string, change: LeadUpdate, options?: CallOptions): Promise<Lead>;
  /**
   * Forwards a lead once more whose forwarding waits or was given up; all of its attempts begin again.
   * @throws FlowError `not_found` (leads were not forwarded as it came), `conflict` (it is delivered already)
   * @example await flow.leads.retryForward(lead.id);
   */
  retryForward(leadId: string, options?: CallOptions): Promise<Lead>;
  /**
   * Who changed what, newest first, from the audit log; the last 1,000 changes.
   * @throws FlowError `invalid_input`
   * @example const [latest] = await flow.leads.history(lead.id);
   */
  history(leadId: string, options?: CallOptions): Promise<LeadEvent[]>;
}

type Filter = z.output<typeof leadFilterSchema>;

const leadIdSchema = z.uuid('Expected the id of a lead');

/** A filter as the database takes it: what is absent does not restrict. */
function toArguments({ status, forward, search, ...days }: Filter) {
  return {
    _status: status,
    _forward: forward,
    ...dayArguments(days),
    ...(search ? { _search: search } : {}),
  };
}

export function createLeads(tables: Tables): Leads {
  const ask = createAsk(tables);
  return {
    ...keysetList({
      tables,
      rowSchema: leadSchema,
      instant: 'received_at',
      filterSchema: leadFilterSchema,
      requestSchema: listLeadsRequestSchema,
      batchSize: leadPageMaximum,
      query: (client, filter, following) =>
        client.rpc('list_leads', { ...toArguments(filter), ...following }),
    }),

    async find(idOrReference, options = {}) {
      const _key = checkInput(leadKeySchema, idOrReference, 'lead');
      return ask(repeatably, options, leadSchema, (client) => client.rpc('get_lead', { _key }).single());
    },

    async update(leadId, change, options = {}) {
      const id = checkInput(leadIdSchema, leadId, 'lead_id');
      const { status, from_status, note, retry_forward } = checkInput(leadUpdateSchema, change, 'change');
      const given = {
        _lead_id: id,
        ...(status === undefined ? {} : { _status: status }),
        ...(from_status === undefined ? {} : { _from_status: from_status }),
        ...(note === undefined ? {} : { _note: note }),
        ...(retry_forward ? { _retry_forward: true } : {}),
      };
      return ask(once, options, leadSchema, (client) => client.rpc('update_lead', given).single());
    },

    async retryForward(leadId, options = {}) {
      const _lead_id = checkInput(leadIdSchema, leadId, 'lead_id');
      return ask(once, options, leadSchema, (client) =>
        client.rpc('retry_lead_forward', { _lead_id }).single(),
      );
    },

    async history(leadId, options = {}) {
      const _lead_id = checkInput(leadIdSchema, leadId, 'lead_id');
      return ask(repeatably, options, z.array(leadEventSchema), (client) =>
        client.rpc('lead_history', { _lead_id }),
      );
    },
  };
}
