import * as z from 'zod/mini';
import { checkInput } from './check-input.ts';
import type { FlowClient } from './client.ts';
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
import { fromDatabaseError } from './errors.ts';
import { keyedRows, type ReadRows, readPage } from './keyset-pages.ts';
import { fitted } from './transport.ts';

/** The accounts, for admins: everybody else gets `unauthenticated` or `forbidden`. Instants are ISO 8601 in UTC. */
export interface Clients {
  /**
   * One page, newest account first, of 100 unless `limit` (1 to 1,000) says otherwise.
   * @throws FlowError `invalid_input` (with `fields`), `unauthenticated`, `forbidden`
   * @example const { items, next_cursor } = await flow.clients.page({ search: 'layla' });
   */
  page(request?: ListClientsRequest): Promise<ClientPage>;
  /**
   * Every matching account, fetched as far as it is read.
   * @throws FlowError as `page`
   * @example for await (const client of flow.clients.all()) { ... }
   */
  all(filter?: ClientFilter): AsyncGenerator<Client>;
  /**
   * Everything about one person but the forms: account, subscriptions, leads, notes, history.
   * @throws FlowError `not_found`, `invalid_input` (no id)
   * @example const { subscriptions, notes } = await flow.clients.get(clientId);
   */
  get(clientId: string): Promise<ClientProfile>;
  /**
   * Adds a note and answers all notes of the client, the oldest first.
   * @throws FlowError `not_found`, `invalid_input` (with `fields`)
   * @example const notes = await flow.clients.addNote(clientId, 'Prefers mornings.');
   */
  addNote(clientId: string, note: string): Promise<ClientNote[]>;
}

export function createClients(client: () => Promise<FlowClient>): Clients {
  const reader =
    (search: string | null | undefined): ReadRows<Client> =>
    async (after, limit) => {
      const { data, error, status } = await (await client()).rpc('list_clients', {
        _limit: limit,
        ...(search ? { _search: search } : {}),
        ...(after === null ? {} : { _after_created_at: after.instant, _after_id: after.id }),
      });
      if (error) throw fromDatabaseError(error, status);
      return fitted(data, z.array(clientSchema), status).map((row, index) => ({
        row,
        key: { instant: data[index]?.created_at ?? row.created_at, id: row.id },
      }));
    };

  return {
    async page(request = {}) {
      const { search, limit, cursor } = checkInput(listClientsRequestSchema, request, 'request');
      return readPage(reader(search), { cursor, limit, batchSize: clientPageMaximum });
    },

    async *all(filter = {}) {
      const { search } = checkInput(clientFilterSchema, filter, 'filter');
      const everything = { after: null, wanted: Number.POSITIVE_INFINITY, batchSize: clientPageMaximum };
      for await (const { row } of keyedRows(reader(search), everything)) yield row;
    },

    async get(clientId) {
      const _client_id = checkInput(clientIdSchema, clientId, 'client_id');
      const { data, error, status } = await (await client()).rpc('get_client', { _client_id });
      if (error) throw fromDatabaseError(error, status);
      return fitted(data, clientProfileSchema, status);
    },

    async addNote(clientId, note) {
      const _client_id = checkInput(clientIdSchema, clientId, 'client_id');
      const _note = checkInput(clientNoteBodySchema, note, 'note');
      const { data, error, status } = await (await client()).rpc('add_client_note', { _client_id, _note });
      if (error) throw fromDatabaseError(error, status);
      return fitted(data, z.array(clientNoteSchema), status);
    },
  };
}
