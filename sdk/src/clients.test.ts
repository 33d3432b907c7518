import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ClientProfile } from './contracts/client.ts';
import type { InviteClientResponse } from './contracts/invitation.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import {
  adminAccount,
  clientAccount,
  clientTable,
  makeClient,
  makeClientProfile,
  makeClientProfiles,
  makeLead,
} from './testing/index.ts';

const backend = openFakeBackend();
const { server, serveAndRecord } = backend;
const signedIn = async () => (await backend.signedIn()).clients;

/** Answers from these clients, and records what the database was asked for. */
const serveClients = (profiles: readonly ClientProfile[], now?: () => Date) =>
  serveAndRecord(clientTable(profiles, now), 'listClients');

const emails = (rows: readonly { email: string | null }[]) => rows.map(({ email }) => email);

describe('a list of clients', () => {
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
    expect(asked[0]?.limit).toBe(101);
  });

  it('keeps the search through every batch', async () => {
    const asked = serveClients(makeClientProfiles(2_100));
    await Array.fromAsync((await signedIn()).all({ search: 'client-2000' }));
    expect(asked).toMatchObject([{ search: 'client-2000', after: null }]);
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

it('an invitation sends what is known, the address as it is kept, and says whether a mail went out', async () => {
  const invitation = { email: 'layla@example.com' };
  const clientId = clientAccount.userId;
  const answers = [true, false].map((invited) => ({ client_id: clientId, ...invitation, invited }));
  const asked = serveAndRecord(
    { inviteClient: () => answers.shift() as InviteClientResponse },
    'inviteClient',
  );
  const clients = await signedIn();
  const leadId = makeLead().id;
  const whole = { email: ' Layla@Example.com ', firstName: ' Layla ', lastName: 'Haddad', leadId };
  expect(await clients.invite(whole)).toEqual({ ...invitation, clientId, invited: true });
  expect(await clients.invite(invitation)).toEqual({ ...invitation, clientId, invited: false });
  expect(asked).toEqual([
    { ...invitation, first_name: 'Layla', last_name: 'Haddad', lead_id: leadId },
    invitation,
  ]);
});
