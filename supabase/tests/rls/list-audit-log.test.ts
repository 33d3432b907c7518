import { randomUUID } from 'node:crypto';
import { type AuditEntry, auditEntrySchema } from '@flow/sdk/contracts/audit';
import { expect, test } from 'vitest';
import { openStage } from './actors.ts';
import { call } from './leads.fixture.ts';

const stage = await openStage();
/** Of these tests alone: the log has lines of the stage too, and none can be taken out. */
const actor = `${randomUUID()}@flow.example`;

for (const [time, action, subject] of [
  ['2026-11-01T09:59:59.999Z', 'lead.add_note', 'lead-1'],
  ['2026-11-01T10:00:00Z', 'lead.set_status', 'lead-1'],
  ['2026-11-01T11:59:59.999Z', 'leads_import.start', 'lead-2'],
  ['2026-11-01T12:00:00Z', 'subscription.cancel', 'sub_1'],
]) {
  await stage.database.sql(
    'insert into public.audit_log (occurred_at, actor_email, action, subject_id) values ($1, $2, $3, $4)',
    [time, actor, action, subject],
  );
}

async function list(filter: object = {}): Promise<AuditEntry[]> {
  const { status, body } = await call(stage, 'admin', 'list_audit_log', { _actor: actor, ...filter });
  expect(status).toBe(200);
  return (body as unknown[]).map((row) => auditEntrySchema.parse(row));
}
const actions = async (filter?: object) => (await list(filter)).map(({ action }) => action);

test('it is newest first, and joins its filters', async () => {
  expect(await actions()).toEqual([
    'subscription.cancel',
    'leads_import.start',
    'lead.set_status',
    'lead.add_note',
  ]);
  expect(await actions({ _actor: actor.toUpperCase(), _action: 'lead.set_status' })).toEqual([
    'lead.set_status',
  ]);
  expect(await actions({ _action: 'lead' })).toEqual(['lead.set_status', 'lead.add_note']);
  expect(await actions({ _subject: 'lead-2' })).toEqual(['leads_import.start']);
  const bounds = { _from: '2026-11-01T10:00:00Z', _to: '2026-11-01T12:00:00Z' };
  expect(await actions(bounds)).toEqual(['leads_import.start', 'lead.set_status']);
});

test('its pages lose and repeat none', async () => {
  const [first, second] = await list({ _limit: 2 });
  expect(first?.action).toBe('subscription.cancel');
  const after = { _after_occurred_at: second?.occurred_at, _after_id: second?.id };
  expect(await actions({ _limit: 2, ...after })).toEqual(['lead.set_status', 'lead.add_note']);
});

test.each([{ _limit: 0 }, { _after_id: randomUUID() }])('it refuses %j', async (wrong) => {
  const answer = await call(stage, 'admin', 'list_audit_log', wrong);
  expect(answer).toMatchObject({ status: 400, body: { code: '22023' } });
});
