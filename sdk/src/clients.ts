import * as z from 'zod/mini';
import { createAsk } from './ask-tables.ts';
import type { Backend } from './backend.ts';
import { type CallOptions, once, repeatably } from './call.ts';
import { checkInput } from './check-input.ts';
import {
  type Client,
  type ClientFilter,
  type ClientNote,
  type ClientPage,
  type ClientProfile,
  clientFilterSchema,
  clientIdSchema,
  clientNoteBodySchema,
  clientNoteSchema,
  clientPageMaximum,
  clientProfileSchema,
  clientSchema,
  type ListClientsRequest,
  listClientsRequestSchema,
} from './contracts/client.ts';
import { inviteClientRequestSchema, inviteClientResponseSchema } from './contracts/invitation.ts';
import { invokeFunction } from './invoke-function.ts';
import { keysetList } from './keyset-pages.ts';
import type { List } from './list.ts';
import type { Tables } from './tables.ts';

/** Whom to invite; names may be left out. */
export interface Invitation {
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** The lead that becomes this client. */
  leadId?: string | undefined;
}

export interface InvitedClient {
  clientId: string;
  /** The address as it is kept. */
  email: string;
  /** False when the address has a confirmed account already: no mail was sent. */
  invited: boolean;
}

/** The accounts, for admins: everybody else gets `unauthenticated` or `forbidden`. Instants are ISO 8601 in UTC. */
export interface Clients {
  /**
   * One page, newest account first, of 100 unless `limit` (1 to 1,000) says otherwise.
   * @throws FlowError `invalid_input` (with `fields`), `unauthenticated`, `forbidden`
   * @example const { items, next_cursor } = await flow.clients.page({ search: 'layla' });
   */
  page(request?: ListClientsRequest, options?: CallOptions): Promise<ClientPage>;
  /**
   * Every matching account, fetched as far as it is read.
   * @throws FlowError as `page`
   * @example for await (const client of flow.clients.all()) { ... }
   */
  all(filter?: ClientFilter, options?: CallOptions): List<Client>;
  /**
   * Everything about one person but the forms: account, subscriptions, leads, notes, history.
   * @throws FlowError `not_found`, `invalid_input` (no id)
   * @example const { subscriptions, notes } = await flow.clients.get(clientId);
   */
  get(clientId: string, options?: CallOptions): Promise<ClientProfile>;
  /**
   * Adds a note and answers all notes of the client, the oldest first.
   * @throws FlowError `not_found`, `invalid_input` (with `fields`)
   * @example const notes = await flow.clients.addNote(clientId, 'Prefers mornings.');
   */
  addNote(clientId: string, note: string, options?: CallOptions): Promise<ClientNote[]>;
  /**
   * Makes an account and mails the link with which its owner chooses a password; an account that is not confirmed yet
   * is mailed again. With a lead, the lead is linked to the client. May be repeated until it succeeds.
   * @throws FlowError `invalid_input` (with `fields` named `email`, `first_name`, `last_name`, `lead_id`), `not_found`
   * (no such lead), `conflict` (the lead belongs to another client), `rate_limited`, `upstream` (no mail could be sent)
   * @example const { clientId, invited } = await flow.clients.invite({ email: 'layla@example.com', leadId: lead.id });
   */
  invite(invitation: Invitation, options?: CallOptions): Promise<InvitedClient>;
}

export function createClients(backend: Backend, tables: Tables): Clients {
  const ask = createAsk(tables);
  return {
    ...keysetList({
      tables,
      rowSchema: clientSchema,
      instant: 'created_at',
      filterSchema: clientFilterSchema,
      requestSchema: listClientsRequestSchema,
      batchSize: clientPageMaximum,
      query: (client, filter, following) =>
        client.rpc('list_clients', { ...(filter.search ? { _search: filter.search } : {}), ...following }),
    }),

    async get(clientId, options = {}) {
      const _client_id = checkInput(clientIdSchema, clientId, 'client_id');
      return ask(repeatably, options, clientProfileSchema, (client) =>
        client.rpc('get_client', { _client_id }),
      );
    },

    async addNote(clientId, note, options = {}) {
      const _client_id = checkInput(clientIdSchema, clientId, 'client_id');
      const _note = checkInput(clientNoteBodySchema, note, 'note');
      return ask(once, options, z.array(clientNoteSchema), (client) =>
        client.rpc('add_client_note', { _client_id, _note }),
      );
    },

    async invite(invitation, options = {}) {
      const { email, firstName, lastName, leadId } = invitation ?? {};
      const given = { email, first_name: firstName, last_name: lastName, lead_id: leadId };
      const body = checkInput(inviteClientRequestSchema, given, 'invitation');
      const answer = await once(options, (call) =>
        invokeFunction(backend, call, 'invite-client', body, inviteClientResponseSchema),
      );
      return { clientId: answer.client_id, email: answer.email, invited: answer.invited };
    },
  };
}
