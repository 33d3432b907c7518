import { randomUUID } from 'node:crypto';
import { type Lead, leadSchema } from '@flow/sdk/contracts/lead';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ActorName, openStage, type Stage } from './actors.ts';
import { claim, newNumber, settle, submit } from './leads.fixture.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.database.close());
beforeEach(() => stage.database.sql('delete from public.consultation_requests'));

const call = (actor: ActorName, name: string, body: object) =>
  stage.actors[actor].rest('POST', `rpc/${name}`, body);

async function list(filter: object = {}): Promise<Lead[]> {
  const { status, body } = await call('admin', 'list_leads', filter);
  expect(status).toBe(200);
  return (body as unknown[]).map((row) => leadSchema.parse(row));
}
const names = async (filter?: object) => (await list(filter)).map((lead) => lead.name);

/** A stored lead's id. */
async function add(
  changes: Record<string, unknown> = {},
  options: { forward?: boolean } = {},
): Promise<string> {
  const { received_at, ...request } = changes;
  const { reference } = await submit(stage, request, options);
  const [row] = await stage.database.sql<{ id: string }>(
    `update public.consultation_requests set received_at = coalesce($2, received_at)
     where reference = $1 returning id`,
    [reference, received_at ?? null],
  );
  if (!row) throw new Error('The lead was not stored.');
  return row.id;
}

const audit = (leadId: string) =>
  stage.database.sql<Record<string, unknown>>(
    'select actor_id, actor_email, action, details from public.audit_log where subject_id = $1 order by occurred_at, id',
    [leadId],
  );
const only = async () => {
  const [lead, ...more] = await list();
  if (!lead || more.length > 0) throw new Error('There is not one lead.');
  return lead;
};

describe('list_leads', () => {
  test('answers rows of the contract, newest first', async () => {
    await add({ name: 'Second', received_at: '2026-11-02T00:00:00Z' });
    await add({ name: 'Third', received_at: '2026-11-03T00:00:00Z' }, { forward: false });
    await add({ name: 'First', received_at: '2026-11-01T00:00:00Z' });
    expect(
      (await list()).map((lead) => [lead.name, lead.forward_status, lead.attribution, lead.notes]),
    ).toEqual([
      ['Third', 'none', null, []],
      ['Second', 'pending', null, []],
      ['First', 'pending', null, []],
    ]);
  });

  test('answers nothing to anyone but admins and the service', async () => {
    await add();
    for (const actor of ['stranger', 'owner'] as const) {
      expect(await call(actor, 'list_leads', {})).toEqual({ status: 200, body: [] });
    }
    expect(await call('anon', 'list_leads', {})).toMatchObject({ status: 401 });
    expect((await call('service', 'list_leads', {})).body).toHaveLength(1);
  });

  test('filters by status and by the state of forwarding', async () => {
    const won = await add({ name: 'Won' });
    await call('admin', 'update_lead', { _lead_id: won, _status: 'won' });
    await add({ name: 'New' }, { forward: false });
    expect(await names({ _status: 'won' })).toEqual(['Won']);
    expect(await names({ _status: 'new' })).toEqual(['New']);
    expect(await names({ _forward: 'none' })).toEqual(['New']);
    expect(await names({ _forward: 'pending' })).toEqual(['Won']);
    const [held] = await claim(stage);
    if (held) await settle(stage, held, { _error: 'HTTP 500' });
    expect(await names({ _forward: 'dead' })).toEqual(['Won']);
    expect((await list({ _forward: 'dead' }))[0]).toMatchObject({
      forward_attempts: 1,
      forward_error: 'HTTP 500',
      next_forward_at: null,
      forwarded_at: null,
    });
  });

  test('takes leads from _from on and before _to', async () => {
    for (const time of ['09:59:59.999', '10:00:00', '11:59:59.999', '12:00:00']) {
      await add({ source_page: time, received_at: `2026-11-01T${time}Z` });
    }
    const bounds = { _from: '2026-11-01T10:00:00Z', _to: '2026-11-01T12:00:00Z' };
    expect((await list(bounds)).map((lead) => lead.source_page)).toEqual(['11:59:59.999', '10:00:00']);
  });

  test.each([
    ['a part of the name in any case', 'bRIEN', 1],
    ['an Arabic name', 'نور', 1],
    ['digits as they were typed', '050 123', 1],
    ['digits in international form', '+971 50 123', 1],
    ['the end of a number', '4567', 1],
    ['a percent sign, which is no wildcard', '%', 0],
    ['letters and digits that are in no name', 'FL-0', 0],
    ['zeros alone', '000', 0],
    ['nothing', '  ', 2],
  ])('finds %s', async (_what, _search, found) => {
    await add({ name: 'Zoë O’Brien', phone: '050 123 4567', phone_e164: '+971501234567' });
    await add({ name: 'نورة', phone: '(415) 555-2671', phone_e164: null });
    expect(await list({ _search })).toHaveLength(found);
  });

  test('finds a reference, whole or in part', async () => {
    await add();
    await add();
    const { reference = '' } = (await list())[0] ?? {};
    expect(await list({ _search: reference.toLowerCase() })).toMatchObject([{ reference }]);
  });

  test('pages through leads of one moment without losing or repeating any', async () => {
    for (let index = 0; index < 7; index += 1) await add({ received_at: '2026-11-01T00:00:00Z' });
    const seen: string[] = [];
    let after = {};
    for (;;) {
      const page = (await call('admin', 'list_leads', { _limit: 3, ...after })).body as Lead[];
      seen.push(...page.map((lead) => lead.id));
      const last = page.at(-1);
      if (!last || page.length < 3) break;
      after = { _after_received_at: last.received_at, _after_id: last.id };
    }
    expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
  });

  test.each([
    ['a status that does not exist', { _status: 'open' }],
    ['a state of forwarding that does not exist', { _forward: 'lost' }],
    ['a limit of zero', { _limit: 0 }],
    ['half a cursor', { _after_received_at: '2026-11-01T00:00:00Z' }],
  ])('refuses %s', async (_what, filter) => {
    expect(await call('admin', 'list_leads', filter)).toMatchObject({ status: 400, body: { code: '22023' } });
  });
});

describe('update_lead', () => {
  test('sets the status, stops the response clock and writes who did it', async () => {
    const id = await add();
    expect((await call('admin', 'update_lead', { _lead_id: id, _status: 'contacted' })).status).toBeLessThan(
      300,
    );
    const contacted = await only();
    expect(contacted.status).toBe('contacted');
    expect(Date.parse(contacted.first_contacted_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await audit(id)).toEqual([
      {
        actor_id: stage.users.admin,
        actor_email: 'admin@example.com',
        action: 'lead.set_status',
        details: { from: 'new', to: 'contacted' },
      },
    ]);

    await call('admin', 'update_lead', { _lead_id: id, _status: 'won' });
    expect(await only()).toMatchObject({
      status: 'won',
      first_contacted_at: contacted.first_contacted_at,
    });
    await call('admin', 'update_lead', { _lead_id: id, _status: 'new' });
    expect(await only()).toMatchObject({ status: 'new', first_contacted_at: null });
  });

  test('adds a note with its author, trimmed, and the status with it', async () => {
    const id = await add();
    await call('admin', 'update_lead', { _lead_id: id, _status: 'lost', _note: ' \n Moved away. انتقل\t ' });
    await call('admin', 'update_lead', { _lead_id: id, _note: 'Second' });
    const { status, notes } = await only();
    expect(status).toBe('lost');
    expect(notes.map((note) => [note.body, note.author_email])).toEqual([
      ['Moved away. انتقل', 'admin@example.com'],
      ['Second', 'admin@example.com'],
    ]);
    const lines = await audit(id);
    expect(lines.map((line) => line.action).sort()).toEqual([
      'lead.add_note',
      'lead.add_note',
      'lead.set_status',
    ]);
    expect(lines.map((line) => line.details)).toContainEqual({ note_id: notes[0]?.id });
  });

  test('does nothing, and writes nothing, for the status that it has', async () => {
    const id = await add();
    await call('admin', 'update_lead', { _lead_id: id, _status: 'new' });
    expect(await audit(id)).toEqual([]);
  });

  test('changes nothing when a part of the change is refused', async () => {
    const id = await add();
    const answer = await call('admin', 'update_lead', {
      _lead_id: id,
      _status: 'won',
      _note: 'x'.repeat(2_001),
    });
    expect(answer).toMatchObject({ status: 400, body: { code: '22023' } });
    expect((await only()).status).toBe('new');
    expect(await audit(id)).toEqual([]);
  });

  test('refuses everyone but admins, whoever they say they are', async () => {
    const id = await add();
    const change = { _lead_id: id, _status: 'won', _note: 'mine' };
    for (const actor of ['stranger', 'owner'] as const) {
      expect(await call(actor, 'update_lead', change)).toMatchObject({
        status: 403,
        body: { code: '42501' },
      });
    }
    expect(await call('service', 'update_lead', change)).toMatchObject({
      status: 403,
      body: { code: '42501' },
    });
    expect(await call('anon', 'update_lead', change)).toMatchObject({ status: 401, body: { code: '42501' } });
    expect(await only()).toMatchObject({ status: 'new', notes: [] });
    expect(await audit(id)).toEqual([]);
  });

  test('does not tell a stranger whether a lead exists', async () => {
    const answer = await call('stranger', 'update_lead', { _lead_id: randomUUID(), _status: 'won' });
    expect(answer.body).toMatchObject({ code: '42501' });
  });

  test.each([
    ['a lead that is not there', { _lead_id: randomUUID(), _status: 'won' }, 'PT404'],
    ['a note of nothing but space', { _lead_id: randomUUID(), _note: ' \n\t' }, '22023'],
    ['no change at all', { _lead_id: randomUUID() }, '22023'],
    ['a status that does not exist', { _lead_id: randomUUID(), _status: 'open' }, '22023'],
  ])('refuses %s', async (_what, change, code) => {
    expect((await call('admin', 'update_lead', change)).body).toMatchObject({ code });
  });
});

describe('retry_lead_forward', () => {
  async function givenUp(): Promise<string> {
    const id = await add(newNumber());
    const [held] = await claim(stage);
    if (held) await settle(stage, held, { _error: 'HTTP 500' });
    return id;
  }

  test('has a lead that was given up sent at once, with all attempts again, and writes who asked', async () => {
    const id = await givenUp();
    expect(await claim(stage)).toEqual([]);
    expect((await call('admin', 'retry_lead_forward', { _lead_id: id })).status).toBeLessThan(300);
    expect(await only()).toMatchObject({ forward_status: 'pending', forward_attempts: 0 });
    expect(await claim(stage)).toMatchObject([{ lead_id: id, attempts: 1 }]);
    expect(await audit(id)).toEqual([
      {
        actor_id: stage.users.admin,
        actor_email: 'admin@example.com',
        action: 'lead.retry_forward',
        details: { status: 'dead', attempts: 1 },
      },
    ]);
  });

  test('takes the lead from a deliverer who has it: its end counts no more', async () => {
    const id = await add();
    const [held] = await claim(stage);
    await call('admin', 'retry_lead_forward', { _lead_id: id });
    const [again] = await claim(stage);
    expect([held?.attempts, again?.attempts]).toEqual([1, 1]);
    expect(held && (await settle(stage, held, { _error: 'late' }))).toBe(false);
    expect(again && (await settle(stage, again))).toBe(true);
  });

  test('refuses what is delivered and what was never forwarded', async () => {
    const delivered = await add();
    const [held] = await claim(stage);
    if (held) await settle(stage, held);
    expect((await call('admin', 'retry_lead_forward', { _lead_id: delivered })).body).toMatchObject({
      code: 'PT409',
    });
    const alone = await add({}, { forward: false });
    expect((await call('admin', 'retry_lead_forward', { _lead_id: alone })).body).toMatchObject({
      code: 'PT404',
    });
  });

  test('refuses everyone but admins', async () => {
    const id = await givenUp();
    for (const actor of ['stranger', 'owner', 'service'] as const) {
      expect(await call(actor, 'retry_lead_forward', { _lead_id: id })).toMatchObject({
        status: 403,
        body: { code: '42501' },
      });
    }
    expect(await call('anon', 'retry_lead_forward', { _lead_id: id })).toMatchObject({ status: 401 });
    expect(await only()).toMatchObject({ forward_status: 'dead' });
    expect(await audit(id)).toEqual([]);
  });
});
