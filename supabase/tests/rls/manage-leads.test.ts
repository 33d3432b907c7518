import { randomUUID } from 'node:crypto';
import type { Lead } from '@flow/sdk/contracts/lead';
import { leadSchema } from '@flow/sdk/contracts/lead';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Answer, openStage } from './actors.ts';
import { add, call, claim, list, newNumber, settle } from './leads.fixture.ts';

const stage = await openStage();
beforeEach(() => stage.database.sql('delete from public.consultation_requests'));

const audit = (leadId: string) =>
  stage.database.sql<Record<string, unknown>>(
    'select actor_id, actor_email, action, details from public.audit_log where subject_id = $1 order by occurred_at, id',
    [leadId],
  );
const only = async () => {
  const [lead, ...more] = await list(stage);
  if (!lead || more.length > 0) throw new Error('There is not one lead.');
  return lead;
};

/** The lead that a function answers which changed it. */
const changed = ({ status, body }: Answer) => {
  expect(status).toBe(200);
  const [lead, ...more] = body as unknown[];
  expect(more).toEqual([]);
  return leadSchema.parse(lead);
};

describe('update_lead', () => {
  test('sets the status, stops the response clock and writes who did it', async () => {
    const id = await add(stage);
    const answer = await call(stage, 'admin', 'update_lead', { _lead_id: id, _status: 'contacted' });
    const contacted = await only();
    expect(changed(answer)).toEqual(contacted);
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

    await call(stage, 'admin', 'update_lead', { _lead_id: id, _status: 'won' });
    expect(await only()).toMatchObject({
      status: 'won',
      first_contacted_at: contacted.first_contacted_at,
    });
    await call(stage, 'admin', 'update_lead', { _lead_id: id, _status: 'new' });
    expect(await only()).toMatchObject({ status: 'new', first_contacted_at: null });
  });

  test('adds a note with its author, trimmed, and the status with it', async () => {
    const id = await add(stage);
    await call(stage, 'admin', 'update_lead', {
      _lead_id: id,
      _status: 'lost',
      _note: ' \n Moved away. انتقل\t ',
    });
    const answer = await call(stage, 'admin', 'update_lead', { _lead_id: id, _note: 'Second' });
    const { status, notes } = await only();
    expect(changed(answer).notes).toEqual(notes);
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

  test('is dated when it happens: a transaction that began earlier may have waited for one that began later', async () => {
    const id = await add(stage);
    await stage.database.sql(`
      select set_config('request.jwt.claim.sub', '${stage.users.admin}', true);
      select public.update_lead('${id}', 'contacted', 'First');
      select pg_sleep(0.01);
      select public.update_lead('${id}', 'won', 'Second')`);
    const [dates] = await stage.database.sql(
      `select
         (select count(distinct occurred_at)::int from public.audit_log where subject_id = $1 and action = 'lead.set_status') as changes,
         (select count(distinct created_at)::int from public.lead_notes where lead_id::text = $1) as notes`,
      [id],
    );
    expect(dates).toEqual({ changes: 2, notes: 2 });
  });

  test('does nothing, and writes nothing, for the status that it has', async () => {
    const id = await add(stage);
    await call(stage, 'admin', 'update_lead', { _lead_id: id, _status: 'new' });
    expect(await audit(id)).toEqual([]);
  });

  test('overwrites no status that another admin has set meanwhile', async () => {
    const id = await add(stage);
    await call(stage, 'admin', 'update_lead', { _lead_id: id, _status: 'won' });
    const late = { _lead_id: id, _from_status: 'new', _note: 'Called' };
    expect(await call(stage, 'admin', 'update_lead', { ...late, _status: 'lost' })).toMatchObject({
      status: 409,
      body: { message: 'The lead is won by now.' },
    });
    expect(await audit(id)).toHaveLength(1);
    // Both meant the same; and a note overwrites nothing.
    const [same] = (await call(stage, 'admin', 'update_lead', { ...late, _status: 'won' })).body as Lead[];
    expect(same).toMatchObject({ status: 'won', notes: [{ body: 'Called' }] });
    await call(stage, 'admin', 'update_lead', { _lead_id: id, _status: 'lost', _from_status: 'won' });
    expect((await only()).status).toBe('lost');
  });

  test('changes nothing when a part of the change is refused', async () => {
    const id = await add(stage);
    const answer = await call(stage, 'admin', 'update_lead', {
      _lead_id: id,
      _status: 'won',
      _note: 'x'.repeat(2_001),
    });
    expect(answer).toMatchObject({ status: 400, body: { code: '22023' } });
    expect((await only()).status).toBe('new');
    expect(await audit(id)).toEqual([]);
  });

  test.each([
    ['a lead that is not there', { _lead_id: randomUUID(), _status: 'won' }, 'PT404'],
    ['a note of nothing but space', { _lead_id: randomUUID(), _note: ' \n\t' }, '22023'],
    ['no change at all', { _lead_id: randomUUID() }, '22023'],
    ['a status that does not exist', { _lead_id: randomUUID(), _status: 'open' }, '22023'],
  ])('refuses %s', async (_what, change, code) => {
    expect((await call(stage, 'admin', 'update_lead', change)).body).toMatchObject({ code });
  });
});

describe('retry_lead_forward', () => {
  async function givenUp(): Promise<string> {
    const id = await add(stage, newNumber());
    const [held] = await claim(stage);
    if (held) await settle(stage, held, { _error: 'HTTP 500' });
    return id;
  }

  test('has a lead that was given up sent at once, with all attempts again, and writes who asked', async () => {
    const id = await givenUp();
    expect(await claim(stage)).toEqual([]);
    const answer = await call(stage, 'admin', 'retry_lead_forward', { _lead_id: id });
    const waiting = await only();
    expect(changed(answer)).toEqual(waiting);
    expect(waiting).toMatchObject({ forward_status: 'pending', forward_attempts: 0 });
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

  test('comes with an update too, in one transaction', async () => {
    const id = await givenUp();
    const change = { _lead_id: id, _status: 'contacted', _note: 'Sent again', _retry_forward: true };
    expect(changed(await call(stage, 'admin', 'update_lead', change))).toMatchObject({
      status: 'contacted',
      forward_status: 'pending',
      notes: [{ body: 'Sent again' }],
    });
    const actions = (await audit(id)).map((line) => line.action);
    expect(actions.sort()).toEqual(['lead.add_note', 'lead.retry_forward', 'lead.set_status']);
    const alone = await givenUp();
    const answer = await call(stage, 'admin', 'update_lead', { _lead_id: alone, _retry_forward: true });
    expect(changed(answer)).toMatchObject({ id: alone, status: 'new', forward_status: 'pending' });
  });

  test.each([
    ['is delivered', true, 'PT409'],
    ['was never forwarded', false, 'PT404'],
  ])('refuses the whole update of a lead that %s', async (_what, forward, code) => {
    const id = await add(stage, {}, { forward });
    const [held] = forward ? await claim(stage) : [];
    if (held) await settle(stage, held);
    const change = { _lead_id: id, _status: 'won', _note: 'mine', _retry_forward: true };
    expect((await call(stage, 'admin', 'update_lead', change)).body).toMatchObject({ code });
    expect(await only()).toMatchObject({ status: 'new', notes: [] });
    expect(await audit(id)).toEqual([]);
  });

  test('takes the lead from a deliverer who has it: its end counts no more', async () => {
    const id = await add(stage);
    const [held] = await claim(stage);
    await call(stage, 'admin', 'retry_lead_forward', { _lead_id: id });
    const [again] = await claim(stage);
    expect([held?.attempts, again?.attempts]).toEqual([1, 1]);
    expect(held && (await settle(stage, held, { _error: 'late' }))).toBe(false);
    expect(again && (await settle(stage, again))).toBe(true);
  });

  test('refuses what is delivered and what was never forwarded', async () => {
    const delivered = await add(stage);
    const [held] = await claim(stage);
    if (held) await settle(stage, held);
    expect((await call(stage, 'admin', 'retry_lead_forward', { _lead_id: delivered })).body).toMatchObject({
      code: 'PT409',
    });
    const alone = await add(stage, {}, { forward: false });
    expect((await call(stage, 'admin', 'retry_lead_forward', { _lead_id: alone })).body).toMatchObject({
      code: 'PT404',
    });
  });
});
