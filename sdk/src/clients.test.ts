import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ClientProfile } from './contracts/client.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import {
  adminAccount,
  type ClientQuery,
  clientTable,
  flowHandlers,
  makeClient,
  makeClientProfile,
  makeClientProfiles,
} from './testing/index.ts';

const backend = openFakeBackend();
const { server } = backend;
const list = `${url}/rest/v1/rpc/list_clients`;
const signedIn = async () => (await backend.signedIn()).clients;

/** Answers from these clients, and records what the database was asked for. */
function serveClients(profiles: readonly ClientProfile[], now?: () => Date): ClientQuery[] {
  const asked: ClientQuery[] = [];
  const table = clientTable(profiles, now);
  server.use(
    ...flowHandlers({
      url,
      ...table,
      listClients: (query) => {
        asked.push(query);
        return table.listClients(query);
      },
    }),
  );
  return asked;
}

const emails = (rows: readonly { email: string | null }[]) => rows.map(({ email }) => email);

describe('a page of clients', () => {
  it('holds them newest first, and where the next page begins', async () => {
    const profiles = makeClientProfiles(5);
    serveClients(profiles.toReversed());
    const clients = await signedIn();
    const first = await clients.page({ limit: 3 });
    expect(emails(first.items)).toEqual(emails(profiles.slice(0, 3)));
    const second = await clients.page({ limit: 3, cursor: first.next_cursor });
    expect(emails(second.items)).toEqual(emails(profiles.slice(3)));
    expect(second.next_cursor).toBeNull();
  });

  it('holds a hundred unless said, and one more tells whether another page follows', async () => {
    const asked = serveClients(makeClientProfiles(1_001));
    const clients = await signedIn();
    expect((await clients.page()).items).toHaveLength(100);
    const whole = await clients.page({ limit: 1_000 });
    expect([whole.items.length, whole.next_cursor === null]).toEqual([1_000, false]);
    expect(asked.map(({ limit }) => limit)).toEqual([101, 1_000, 1]);
  });

  it('is searched by a part of the name or of the address, without the space around it', async () => {
    const profiles = [
      makeClientProfile(),
      makeClientProfile({ id: adminAccount.userId, email: 'noor@example.com', first_name: 'Noor' }),
    ];
    const asked = serveClients(profiles);
    const clients = await signedIn();
    expect(emails((await clients.page({ search: '  LAYLA ' })).items)).toEqual(['client@flow.example']);
    expect(emails((await clients.page({ search: 'noor@' })).items)).toEqual(['noor@example.com']);
    await clients.page({ search: null, cursor: null });
    expect(asked.map(({ search }) => search)).toEqual(['LAYLA', 'noor@', null]);
  });

  it('continues after the last row’s microseconds, as a millisecond may hold several', async () => {
    const [one, two, three] = makeClientProfiles(3).map(({ id }) => makeClient({ id }));
    const rows = [
      { ...one, created_at: '2026-11-21T10:00:00.000002+00:00' },
      { ...two, created_at: '2026-11-21 10:00:00.000001+00' },
      { ...three, created_at: '2026-11-21T10:00:00+00:00' },
    ];
    let asked: Record<string, unknown> = {};
    server.use(
      http.post(list, async ({ request }) => {
        asked = (await request.json()) as typeof asked;
        return HttpResponse.json(asked._after_id ? [] : rows);
      }),
    );
    const clients = await signedIn();
    const { items, next_cursor } = await clients.page({ limit: 2 });
    expect(items.map((row) => row.created_at)).toEqual(Array(2).fill('2026-11-21T10:00:00.000Z'));
    await clients.page({ limit: 2, cursor: next_cursor });
    expect(asked).toEqual({
      _limit: 3,
      _after_created_at: '2026-11-21 10:00:00.000001+00',
      _after_id: two?.id,
    });
  });
});

describe('all clients', () => {
  it('are followed through every batch, in order, each once, with the search', async () => {
    const profiles = makeClientProfiles(2_100);
    const asked = serveClients(profiles);
    expect(emails(await Array.fromAsync((await signedIn()).all()))).toEqual(emails(profiles));
    expect(asked.map(({ limit }) => limit)).toEqual([1_000, 1_000, 1_000]);
    await Array.fromAsync((await signedIn()).all({ search: 'client-2000' }));
    expect(asked.at(-1)).toMatchObject({ search: 'client-2000', after: null });
  });

  it('are fetched only as far as they are read', async () => {
    const asked = serveClients(makeClientProfiles(1_500));
    for await (const { email } of (await signedIn()).all()) {
      expect(email).toBe('client-1@flow.example');
      break;
    }
    expect(asked).toHaveLength(1);
  });
});

describe('one client', () => {
  it('is read with all that belongs to them, instants in UTC', async () => {
    const profile = makeClientProfile();
    server.use(
      http.post(`${url}/rest/v1/rpc/get_client`, () =>
        HttpResponse.json({ ...profile, created_at: '2026-11-01T14:00:00+04:00' }),
      ),
    );
    expect(await (await signedIn()).get(profile.id)).toEqual(profile);
  });

  it('gets notes, which are answered whole, the oldest first', async () => {
    serveClients([makeClientProfile()], () => new Date('2026-11-21T11:00:00Z'));
    const clients = await signedIn();
    await clients.addNote(makeClient().id, 'Prefers mornings.');
    const notes = await clients.addNote(makeClient().id, '  Has a dog.\n');
    expect(notes).toMatchObject([
      { body: 'Prefers mornings.' },
      { body: 'Has a dog.', author_email: adminAccount.email, created_at: '2026-11-21T11:00:00.000Z' },
    ]);
    expect((await clients.get(makeClient().id)).notes).toEqual(notes);
  });
});
