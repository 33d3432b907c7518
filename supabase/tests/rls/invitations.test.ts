import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStage } from './actors.ts';
import { add, call } from './leads.fixture.ts';

const stage = await openStage();

let people = 0;
interface Person {
  id: string;
  email: string;
}

/** An account as an invitation makes it, or a later one. */
async function account(changes: Record<string, unknown> = {}, metadata: object = {}): Promise<Person> {
  people += 1;
  const given = {
    id: randomUUID(),
    email: `invited-${people}@example.com`,
    invited_at: '2026-11-21T10:00:00.123456Z',
    raw_user_meta_data: JSON.stringify(metadata),
    ...changes,
  };
  const columns = Object.keys(given);
  await stage.database.sql(
    `insert into auth.users (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})`,
    Object.values(given),
  );
  return given;
}

const find = (_email: string, lead?: string) =>
  call(stage, 'service', 'find_invitee', { _email, ...(lead === undefined ? {} : { _lead_id: lead }) });

const record = (client: Person, changes: Record<string, unknown> = {}) =>
  call(stage, 'service', 'record_invitation', {
    _client_id: client.id,
    _actor_id: stage.users.admin,
    _actor_email: 'admin@example.com',
    _request_id: 'request-1',
    ...changes,
  });

const audit = (subjectId: string) =>
  stage.database.sql<Record<string, unknown>>(
    'select actor_id, actor_email, action, details, request_id from public.audit_log where subject_id = $1 order by occurred_at',
    [subjectId],
  );
const clientOf = async (lead: string) =>
  (
    await stage.database.sql<{ client_id: string | null }>(
      'select client_id from public.consultation_requests where id = $1',
      [lead],
    )
  )[0]?.client_id;
const by = { actor_id: '', actor_email: 'admin@example.com', request_id: 'request-1' };
beforeEach(() => {
  by.actor_id = stage.users.admin;
});

describe('find_invitee', () => {
  test('answers the account of an address in whatever case, and nothing for an unknown one', async () => {
    const { id, email } = await account();
    expect(await find(email.toUpperCase())).toMatchObject({
      status: 200,
      body: [{ client_id: id, confirmed: false }],
    });
    const confirmed = await account({ email_confirmed_at: '2026-11-21T11:00:00Z', invited_at: null });
    expect(await find(confirmed.email)).toMatchObject({
      body: [{ client_id: confirmed.id, confirmed: true, invited_at: null }],
    });
    expect(await find('nobody@example.com')).toMatchObject({ status: 200, body: [] });
  });

  test('knows that there is no such lead', async () => {
    const id = randomUUID();
    expect(await find('nobody@example.com', id)).toMatchObject({
      status: 404,
      body: { code: 'PT404', message: `There is no lead ${id}.` },
    });
  });

  test('refuses the lead of another client, not one of an account that was never confirmed', async () => {
    const [lead, other, typo] = [await add(stage), await account(), await account()];
    await record(typo, { _lead_id: lead });
    expect(await find(other.email, lead)).toMatchObject({ status: 200 });
    await stage.database.sql('update auth.users set email_confirmed_at = now() where id = $1', [typo.id]);
    expect(await find(typo.email, lead)).toMatchObject({ status: 200 });
    for (const email of [other.email, 'nobody@example.com']) {
      const refused = await find(email, lead);
      expect(refused).toMatchObject({ status: 409, body: { code: 'PT409' } });
      expect((refused.body as { message: string }).message).toMatch(
        /^The lead FL-\w{6} belongs to another client already\.$/,
      );
    }
  });
});

describe('record_invitation', () => {
  test('writes one line for each mail, however often it is called', async () => {
    const client = await account();
    await Promise.all([record(client), record(client), record(client)]);
    const invited = { ...by, action: 'client.invite' };
    expect(await audit(client.id)).toMatchObject([invited]);
    await stage.database.sql('update auth.users set invited_at = now() where id = $1', [client.id]);
    await record(client);
    expect(await audit(client.id)).toMatchObject([invited, invited]);
  });

  test('writes no invitation of an account that is confirmed', async () => {
    const client = await account({ email_confirmed_at: '2026-11-21T11:00:00Z' });
    expect((await record(client)).status).toBeLessThan(300);
    expect(await audit(client.id)).toEqual([]);
  });

  test('links the lead, once, with its line, and moves it from an account that was never confirmed', async () => {
    const [lead, typo, client] = [await add(stage), await account(), await account()];
    await record(typo, { _lead_id: lead });
    await Promise.all([record(client, { _lead_id: lead }), record(client, { _lead_id: lead })]);
    expect(await clientOf(lead)).toBe(client.id);
    const linked = { ...by, action: 'lead.link_client' };
    expect(await audit(lead)).toEqual([
      { ...linked, details: { from: null, to: typo.id } },
      { ...linked, details: { from: typo.id, to: client.id } },
    ]);
    const [stored] = await stage.database.sql(
      'select status from public.consultation_requests where id = $1',
      [lead],
    );
    expect(stored).toEqual({ status: 'new' });
  });

  test('takes no lead from a client, and then writes nothing at all', async () => {
    const [lead, owner, other] = [await add(stage), await account(), await account()];
    await record(owner, { _lead_id: lead });
    await stage.database.sql('update auth.users set email_confirmed_at = now() where id = $1', [owner.id]);
    expect(await record(other, { _lead_id: lead })).toMatchObject({ status: 409 });
    expect(await clientOf(lead)).toBe(owner.id);
    expect(await audit(other.id)).toEqual([]);
  });

  test('refuses an unknown account and an unknown lead', async () => {
    expect(await record({ id: randomUUID(), email: '' })).toMatchObject({ status: 404 });
    expect(await record(await account(), { _lead_id: randomUUID() })).toMatchObject({ status: 404 });
  });

  test('fills in names that the profile lacks, and leaves those it has', async () => {
    const client = await account({}, { first_name: 'Noor' });
    await record(client, { _first_name: 'Other', _last_name: ' Saleh ' });
    const names = () =>
      stage.database.sql('select first_name, last_name from public.profiles where id = $1', [client.id]);
    expect(await names()).toEqual([{ first_name: 'Noor', last_name: 'Saleh' }]);
    await record(client, { _last_name: 'Changed' });
    expect(await names()).toEqual([{ first_name: 'Noor', last_name: 'Saleh' }]);
  });

  test.each([
    ['record_invitation', (person: Person) => record(person)],
    [
      'forget_unconfirmed_password',
      ({ id }: Person) => call(stage, 'service', 'forget_unconfirmed_password', { _client_id: id }),
    ],
  ])(
    'forgets the password with which a stranger signed up before, and never a client’s: %s',
    async (_, ask) => {
      const stranger = await account({ encrypted_password: 'a hash' });
      const client = await account({
        encrypted_password: 'a hash',
        email_confirmed_at: '2026-11-21T11:00:00Z',
      });
      await ask(stranger);
      await ask(client);
      const kept = await stage.database.sql<{ id: string }>(
        'select id from auth.users where encrypted_password is not null and id = any($1)',
        [[stranger.id, client.id]],
      );
      expect(kept).toEqual([{ id: client.id }]);
    },
  );

  test('is gone with its account: the lead stays, and belongs to nobody', async () => {
    const [lead, client] = [await add(stage), await account()];
    await record(client, { _lead_id: lead });
    await stage.database.sql('delete from auth.users where id = $1', [client.id]);
    expect(await clientOf(lead)).toBeNull();
  });
});
