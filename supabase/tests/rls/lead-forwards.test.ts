import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openStage } from './actors.ts';
import { claim, settle, submit } from './leads.fixture.ts';

const stage = await openStage();
beforeEach(() => stage.database.sql('delete from public.consultation_requests'));

const sql = (text: string) => stage.database.sql<Record<string, unknown>>(text);
const state = async () =>
  (
    await sql(
      `select status, attempts, last_error, lease_id is not null as held, delivered_at is not null as delivered,
         round(extract(epoch from next_attempt_at - now()))::int as next_in
       from public.lead_forwards`,
    )
  )[0];
const letHoldsRunOut = () =>
  sql(
    "update public.lead_forwards set leased_until = now() - interval '1 second' where lease_id is not null",
  );

/** The only one of the claimed leads. */
async function claimOne(lease?: string) {
  const [held, ...more] = await claim(stage, 10, lease);
  if (!held || more.length > 0) throw new Error(`${more.length + (held ? 1 : 0)} leads were claimed`);
  return held;
}

test('a claimed lead has all that the automation gets', async () => {
  const first = await submit(stage, { phone_e164: '+971500000000' });
  await settle(stage, await claimOne());
  const idempotency_key = randomUUID();
  const attribution = { first: {}, last: {} };
  const { reference } = await submit(stage, { phone_e164: '+971500000000', idempotency_key, attribution });
  const { lead, attempts } = await claimOne();
  expect(attempts).toBe(1);
  expect(lead).toMatchObject({
    reference,
    idempotency_key,
    revision: 1,
    phone: '+971 50 000 0000',
    phone_e164: '+971500000000',
    attribution,
    duplicate_of: first.reference,
  });
  expect(Object.keys(lead).sort()).toEqual([
    'attribution',
    'duplicate_of',
    'fitness_goal',
    'idempotency_key',
    'name',
    'pathname',
    'phone',
    'phone_e164',
    'received_at',
    'reference',
    'referrer',
    'revision',
    'source_page',
    'submission_attempt',
    'submitted_at',
    'training_location',
    'training_type',
    'user_agent',
  ]);
});

test('deliverers at the same time share what is due, and none gets what another holds', async () => {
  for (let count = 0; count < 12; count += 1) await submit(stage);
  const claims = await Promise.all(Array.from({ length: 5 }, () => claim(stage, 3)));
  expect(claims.map((held) => held.length)).toEqual([3, 3, 3, 3, 0]);
  const ids = claims.flat().map((held) => held.lead_id);
  expect(new Set(ids).size).toBe(12);
  expect(new Set(claims.flat().map((held) => held.lease_id)).size).toBe(12);
});

test('what has waited longest is taken first', async () => {
  const references: unknown[] = [];
  for (let count = 0; count < 3; count += 1) references.push((await submit(stage)).reference);
  await sql(
    `update public.lead_forwards set next_attempt_at = now() - interval '1 hour'
     where lead_id = (select id from public.consultation_requests where reference = '${references[2]}')`,
  );
  const [held] = await claim(stage, 1);
  expect(held?.lead.reference).toBe(references[2]);
});

test('a hold that ran out is taken again, and its first holder changes nothing any more', async () => {
  await submit(stage);
  const lost = await claimOne();
  expect(await claim(stage)).toEqual([]);
  await letHoldsRunOut();
  const held = await claimOne();
  expect([held.lead_id, held.attempts]).toEqual([lost.lead_id, 2]);
  expect(await settle(stage, lost)).toBe(false);
  expect(await settle(stage, lost, { _error: 'late' })).toBe(false);
  expect(await state()).toMatchObject({ status: 'pending', held: true, last_error: null });
  expect(await settle(stage, held)).toBe(true);
  expect(await state()).toMatchObject({ status: 'delivered', delivered: true, held: false });
});

test('a correction takes the lead from its deliverer: what was delivered is not what is known now', async () => {
  const idempotency_key = randomUUID();
  await submit(stage, { idempotency_key });
  const old = await claimOne();
  await submit(stage, { idempotency_key, name: 'Corrected' });
  const corrected = await claimOne();
  // Both are first attempts: only the hold tells them apart.
  expect([old.attempts, corrected.attempts]).toEqual([1, 1]);
  expect([old.lead.revision, corrected.lead.revision]).toEqual([1, 2]);
  expect(corrected.lead.name).toBe('Corrected');
  expect(await settle(stage, old)).toBe(false);
  expect(await state()).toMatchObject({ status: 'pending', held: true });
  expect(await settle(stage, corrected)).toBe(true);
});

test('a failed delivery waits as long as it was told, with its reason', async () => {
  await submit(stage);
  expect(await settle(stage, await claimOne(), { _error: 'HTTP 503', _retry_in: '90 seconds' })).toBe(true);
  expect(await state()).toEqual({
    status: 'pending',
    attempts: 1,
    last_error: 'HTTP 503',
    held: false,
    delivered: false,
    next_in: 90,
  });
  expect(await claim(stage)).toEqual([]);
});

test('a delivery that was given up is not tried again', async () => {
  await submit(stage);
  await settle(stage, await claimOne(), { _error: 'HTTP 410' });
  expect(await state()).toMatchObject({ status: 'dead', last_error: 'HTTP 410', held: false });
  await sql("update public.lead_forwards set next_attempt_at = now() - interval '1 hour'");
  expect(await claim(stage)).toEqual([]);
});

test('a delivered lead is settled once, and an error of any length fits', async () => {
  await submit(stage);
  const held = await claimOne();
  expect(await settle(stage, held, { _error: 'x'.repeat(5_000), _retry_in: '0 seconds' })).toBe(true);
  expect(String((await state())?.last_error)).toHaveLength(500);
  const again = await claimOne();
  expect(await settle(stage, again)).toBe(true);
  expect(await settle(stage, again)).toBe(false);
  expect(await state()).toMatchObject({ status: 'delivered', last_error: null });
});

test.each([
  ['no limit', { _limit: 0, _lease: '1 minute' }],
  ['no lease', { _limit: 1, _lease: '0 seconds' }],
])('a claim with %s is refused', async (_what, body) => {
  expect(await stage.actors.service.rest('POST', 'rpc/claim_lead_forwards', body)).toMatchObject({
    status: 400,
    body: { code: '22023' },
  });
});
