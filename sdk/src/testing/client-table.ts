import type { Client, ClientNote, ClientProfile } from '../contracts/client.ts';
import type { InviteClientRequest, InviteClientResponse } from '../contracts/invitation.ts';
import type { RowKey } from '../contracts/keyset-cursor.ts';
import { FlowError } from '../errors.ts';
import { adminAccount, numberedUuid } from './fixtures.ts';
import { type Awaitable, createdKey, newestRows } from './keyset-rows.ts';

/** What `list_clients` was asked for. */
export interface ClientQuery {
  search: string | null;
  limit: number;
  after: RowKey | null;
}

/** What the database and the invitation answer about clients to an admin. Throw a `FlowError` with a status to answer a failure. */
export interface ClientAnswers {
  listClients(query: ClientQuery): Awaitable<Client[]>;
  getClient(clientId: string): Awaitable<ClientProfile>;
  /** All notes of the client, the oldest first. */
  addClientNote(clientId: string, note: string): Awaitable<ClientNote[]>;
  inviteClient(request: InviteClientRequest): Awaitable<InviteClientResponse>;
}

/** A profile as a row of the list. */
export function clientRowOf(profile: ClientProfile): Client {
  const { id, email, first_name, last_name, phone, created_at, last_sign_in_at, confirmed } = profile;
  const [newest] = profile.subscriptions;
  return {
    id,
    email,
    first_name,
    last_name,
    phone,
    created_at,
    last_sign_in_at,
    confirmed,
    subscription_status: newest?.status ?? 'none',
    pending_forms: 0,
  };
}

/** Clients who can also be told what was done for them. */
export type ClientTable = ClientAnswers & {
  /** Adds a line to the history of a client; to nobody's where there is none. */
  record(clientId: string | null, action: string, details?: Record<string, unknown>): void;
};

/**
 * Clients in memory that can be searched, paged, written about and invited as in the database: enough to test a screen
 * without one.
 * @example flowHandlers({ url, ...clientTable(makeClientProfiles(3)) })
 */
export function clientTable(
  profiles: readonly ClientProfile[],
  now: () => Date = () => new Date(),
): ClientTable {
  const rows = profiles.map((profile) => ({
    ...profile,
    notes: [...profile.notes],
    history: [...profile.history],
  }));
  let ids = 600_000;
  const newId = () => {
    ids += 1;
    return numberedUuid(ids);
  };
  const find = (clientId: string) => {
    const profile = rows.find(({ id }) => id === clientId);
    if (!profile) throw new FlowError('not_found', `There is no client ${clientId}.`, { status: 404 });
    return profile;
  };
  function record(clientId: string | null, action: string, details: Record<string, unknown> = {}): void {
    const occurred_at = now().toISOString();
    const line = { id: newId(), occurred_at, actor_email: adminAccount.email, action, subject_id: clientId };
    rows.find(({ id }) => id === clientId)?.history.unshift({ ...line, details });
  }
  return {
    record,

    listClients({ search, limit, after }) {
      const wanted = search?.toLowerCase() ?? '';
      const found = rows.filter(({ first_name, last_name, email }) =>
        [`${first_name ?? ''} ${last_name ?? ''}`, email ?? ''].some((text) =>
          text.toLowerCase().includes(wanted),
        ),
      );
      return newestRows(found, createdKey, { limit, after }).map(clientRowOf);
    },

    getClient: find,

    addClientNote(clientId, note) {
      const { notes } = find(clientId);
      notes.push({
        id: newId(),
        body: note,
        author_email: adminAccount.email,
        created_at: now().toISOString(),
      });
      record(clientId, 'client.add_note');
      return notes;
    },

    inviteClient({ email, first_name = null, last_name = null }) {
      const known = rows.find((row) => row.email === email);
      if (known) return { client_id: known.id, email, invited: !known.confirmed };
      const created_at = now().toISOString();
      const client: ClientProfile = {
        ...{ id: numberedUuid(700_001 + rows.length), email, first_name, last_name, phone: null },
        ...{ created_at, last_sign_in_at: null, confirmed: false, invited_at: created_at },
        ...{ subscriptions: [], leads: [], notes: [], history: [] },
      };
      rows.push(client);
      return { client_id: client.id, email, invited: true };
    },
  };
}
