import { randomUUID } from 'node:crypto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openStage } from './actors.ts';
import { newNumber, submit } from './leads.fixture.ts';

const stage = await openStage();
beforeEach(() => stage.database.sql('delete from public.consultation_requests'));

interface Stored {
  id: string;
  reference: string;
  duplicate_of: string | null;
}

const stored = () =>
  stage.database.sql<Stored & Record<string, unknown>>(
    'select * from public.consultation_requests order by received_at',
  );
const forwards = () =>
  stage.database.sql<Record<string, unknown>>('select * from public.lead_forwards order by created_at');
/** For each stored request the reference of the one it repeats. */
const links = async () => {
  const rows = await stored();
  return rows.map((row) => rows.find((other) => other.id === row.duplicate_of)?.reference ?? null);
};

test('a request is stored with its number and its attribution, and waits in the outbox', async () => {
  const number = newNumber();
  const attribution = { first: { utm_source: 'x' }, last: { utm_source: 'y' } };
  const answer = await submit(stage, { ...number, attribution });
  expect(answer).toEqual({
    reference: expect.stringMatching(/^FL-[2-9A-HJKMNP-Z]{6}$/),
    replayed: false,
    retry_after: 0,
  });
  expect(await stored()).toMatchObject([
    { reference: answer.reference, ...number, attribution, status: 'new', duplicate_of: null },
  ]);
  expect(await forwards()).toMatchObject([{ status: 'pending', attempts: 0, revision: 1 }]);
});

test('without an automation nothing waits in the outbox', async () => {
  await submit(stage, {}, { forward: false });
  expect([(await stored()).length, await forwards()]).toEqual([1, []]);
});

test('a request whose reference another one has already is stored under the next', async () => {
  const name = 'private.new_consultation_reference';
  const [kept] = await stage.database.sql<{ definition: string }>(
    `select pg_get_functiondef('${name}'::regproc) as definition`,
  );
  await stage.database.sql(`
    create sequence private.references_drawn;
    create or replace function ${name}() returns text language sql volatile security definer as $$
      select (array['FL-222222', 'FL-222222', 'FL-222222', 'FL-333333'])[nextval('private.references_drawn')]
    $$`);
  onTestFinished(async () => {
    await stage.database.sql(`${kept?.definition}; drop sequence private.references_drawn`);
  });
  expect(await submit(stage)).toMatchObject({ reference: 'FL-222222' });
  expect(await submit(stage)).toMatchObject({ reference: 'FL-333333' });
});

test('a request without a key is stored', async () => {
  expect(await submit(stage, { idempotency_key: null })).toMatchObject({ replayed: false });
  expect(await stored()).toHaveLength(1);
});

test('twenty requests of one key at once make one row, one place in the outbox and one reference', async () => {
  const request = { ...newNumber(), idempotency_key: randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => submit(stage, request, { limitKey: 'one number' })),
  );
  expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1);
  expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
  expect(await forwards()).toHaveLength(1);
});

test('of twenty requests of one number at once as many are stored as the limit has', async () => {
  const options = { limit: 5, limitKey: randomUUID() };
  const number = newNumber();
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(stage, number, options)));
  const refused = answers.filter((answer) => answer.reference === null);
  expect(refused).toHaveLength(15);
  for (const { retry_after } of refused) {
    expect(retry_after).toBeGreaterThan(3_500);
    expect(retry_after).toBeLessThanOrEqual(3_600);
  }
  expect(await stored()).toHaveLength(5);
  expect(await forwards()).toHaveLength(5);
});

test('a request that is stored is answered again past the limit of its number', async () => {
  const options = { limit: 1, limitKey: randomUUID() };
  const request = { ...newNumber(), idempotency_key: randomUUID() };
  const first = await submit(stage, request, options);
  expect(await submit(stage, newNumber(), options)).toMatchObject({ reference: null });
  for (let count = 0; count < 3; count += 1) {
    expect(await submit(stage, request, options)).toEqual({ ...first, replayed: true });
  }
});

test('a correction counts against the number that it brings, and is not stored past its limit', async () => {
  const [first, second] = [newNumber(), newNumber()];
  const counted = { limit: 1, limitKey: randomUUID() };
  await submit(stage, second, counted);
  const request = { ...first, idempotency_key: randomUUID() };
  const { reference } = await submit(stage, request);
  const refused = await submit(stage, { ...request, ...second, submission_attempt: 2 }, counted);
  expect(refused).toMatchObject({ reference: null, replayed: true });
  expect(refused.retry_after).toBeGreaterThan(3_500);
  expect((await stored()).find((row) => row.reference === reference)).toMatchObject(first);
  expect((await forwards()).map((forward) => forward.revision)).toEqual([1, 1]);
});

test('one key reaches no more numbers than as many keys would, and is free with the number that it has', async () => {
  const options = { limit: 3, limitKey: randomUUID() };
  const idempotency_key = randomUUID();
  const numbers = [newNumber(), newNumber(), newNumber(), newNumber()];
  const answers = [];
  for (const [index, number] of numbers.entries()) {
    const request = { ...number, idempotency_key, submission_attempt: index + 1 };
    answers.push(await submit(stage, request, options));
    if (index < 3) expect(await submit(stage, request, options)).toMatchObject({ retry_after: 0 });
  }
  expect(answers.map((answer) => answer.reference === null)).toEqual([false, false, false, true]);
  expect(await stored()).toMatchObject([numbers[2]]);
});

test('a number that is only spelt differently is not counted again', async () => {
  const options = { limit: 1, limitKey: randomUUID() };
  const { phone_e164 } = newNumber();
  const request = { phone_e164, idempotency_key: randomUUID() };
  await submit(stage, { ...request, phone: phone_e164 }, options);
  const again = { ...request, phone: phone_e164.replace('+971', '0'), submission_attempt: 2 };
  expect(await submit(stage, again, options)).toMatchObject({ retry_after: 0 });
  expect(await stored()).toMatchObject([{ phone: again.phone }]);
});

test('when its number cannot be counted a request is stored all the same', async () => {
  expect(await submit(stage, {}, { limitKey: null })).toMatchObject({ retry_after: 0 });
  expect(await submit(stage, {}, { limit: 0 })).toMatchObject({ retry_after: 0 });
  expect(await stored()).toHaveLength(2);
});

test('a request that breaks a rule is not stored, not forwarded and not counted', async () => {
  const options = { limit: 1, limitKey: randomUUID() };
  // The embedded API prints what it takes for a failure of its own.
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(submit(stage, { name: '' }, options)).rejects.toThrow(/consultation_requests_name_check/);
  expect(print).toHaveBeenCalledOnce();
  expect([await stored(), await forwards()]).toEqual([[], []]);
  expect(await submit(stage, {}, options)).toMatchObject({ retry_after: 0 });
});

test('requests of one number are linked to its first, however it was typed', async () => {
  const { phone_e164 } = newNumber();
  const spellings = [phone_e164, phone_e164.replace('+971', '0'), phone_e164.replace('+', '00')];
  const answers = [];
  for (const phone of spellings) answers.push(await submit(stage, { phone, phone_e164 }));
  const first = answers[0]?.reference;
  expect(await links()).toEqual([null, first, first]);
});

test('numbers that no plan knows are linked by their digits', async () => {
  const first = await submit(stage, { phone: '123 4567', phone_e164: null });
  await submit(stage, { phone: '(12) 34567', phone_e164: null });
  await submit(stage, { phone: '123 4568', phone_e164: null });
  expect(await links()).toEqual([null, first.reference, null]);
});

test('of twenty first requests of one number at once one is the first and the others are linked to it', async () => {
  const number = newNumber();
  await Promise.all(Array.from({ length: 20 }, () => submit(stage, number)));
  const rows = await stored();
  expect(rows.map((row) => row.duplicate_of)).toEqual([null, ...Array(19).fill(rows[0]?.id)]);
});

test('a corrected number is linked anew, and so are those that were linked to it', async () => {
  const [wrong, right] = [newNumber(), newNumber()];
  const idempotency_key = randomUUID();
  const earlier = await submit(stage, right);
  const corrected = await submit(stage, { ...wrong, idempotency_key });
  const next = await submit(stage, wrong);
  await submit(stage, wrong);
  expect(await links()).toEqual([null, null, corrected.reference, corrected.reference]);
  await submit(stage, { ...right, idempotency_key });
  expect(await links()).toEqual([null, earlier.reference, null, next.reference]);
});

test('whoever corrects to a number that others gave meanwhile is its first: all others are linked to it', async () => {
  const [wrong, right] = [newNumber(), newNumber()];
  const [early, late] = [randomUUID(), randomUUID()];
  const corrected = await submit(stage, { ...wrong, idempotency_key: early });
  await submit(stage, right);
  await submit(stage, { ...newNumber(), idempotency_key: late });
  await submit(stage, { ...right, idempotency_key: early });
  expect(await links()).toEqual([null, corrected.reference, null]);
  await submit(stage, { ...right, idempotency_key: late });
  expect(await links()).toEqual([null, corrected.reference, corrected.reference]);
});

test('a correction changes the row, keeps its reference and is forwarded as a new revision', async () => {
  const idempotency_key = randomUUID();
  const first = await submit(stage, { idempotency_key });
  await stage.database.sql(
    "update public.lead_forwards set status = 'delivered', delivered_at = now(), attempts = 1",
  );
  const again = await submit(stage, { idempotency_key, name: 'Zoë Corrected', submission_attempt: 2 });
  expect(again).toEqual({ ...first, replayed: true });
  expect(await stored()).toMatchObject([{ name: 'Zoë Corrected', submission_attempt: 2 }]);
  expect(await forwards()).toMatchObject([
    { status: 'pending', attempts: 0, revision: 2, delivered_at: null, last_error: null, lease_id: null },
  ]);
});

test.each([
  ['an attempt before it', { submission_attempt: 1, submitted_at: '2026-11-21T10:00:00.000Z' }, 'Corrected'],
  [
    'a copy of an earlier visit',
    { submission_attempt: 2, submitted_at: '2026-11-21T09:00:00Z' },
    'Corrected',
  ],
  ['the next attempt', { submission_attempt: 3, submitted_at: '2026-11-21T10:02:00Z' }, 'Arrived'],
  [
    'the next one by a clock set back',
    { submission_attempt: 3, submitted_at: '2026-11-21T08:00:00Z' },
    'Arrived',
  ],
  ['one of a later visit', { submission_attempt: 1, submitted_at: '2026-11-22T10:00:00Z' }, 'Arrived'],
])('after a correction %s may arrive late: what was meant last is kept', async (_what, late, name) => {
  const request = { ...newNumber(), idempotency_key: randomUUID() };
  const options = { limitKey: randomUUID() };
  await submit(stage, { ...request, name: 'Mistyped' }, options);
  const answer = await submit(
    stage,
    { ...request, name: 'Corrected', submission_attempt: 2, submitted_at: '2026-11-21T10:01:00.000Z' },
    options,
  );
  expect(await submit(stage, { ...request, ...late, name: 'Arrived' }, options)).toEqual(answer);
  expect(await stored()).toMatchObject([{ name }]);
  expect(await forwards()).toMatchObject([{ revision: name === 'Arrived' ? 3 : 2 }]);
});

test.each(['2999-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])(
  'a clock that says %s is taken for the time of arrival, and blocks no correction',
  async (submitted_at) => {
    const request = { ...newNumber(), idempotency_key: randomUUID() };
    await submit(stage, { ...request, name: 'Mistyped', submitted_at });
    const [row] = await stored();
    const apart = Date.parse(String(row?.submitted_at)) - Date.parse(String(row?.received_at));
    expect(Math.abs(apart)).toBeLessThan(1_000);
    const later = new Date(Date.now() + 60_000).toISOString();
    await submit(stage, { ...request, name: 'Corrected', submitted_at: later });
    expect(await stored()).toMatchObject([{ name: 'Corrected' }]);
  },
);

test('a time in the future that was stored before blocks no correction either', async () => {
  const request = { ...newNumber(), idempotency_key: randomUUID() };
  await submit(stage, { ...request, name: 'Mistyped' });
  await stage.database.sql("update public.consultation_requests set submitted_at = '2999-01-01'");
  await submit(stage, { ...request, name: 'Corrected' });
  expect(await stored()).toMatchObject([{ name: 'Corrected' }]);
});

test('a clock that is a little ahead is believed', async () => {
  const submitted_at = new Date(Date.now() + 60_000).toISOString();
  const request = { ...newNumber(), idempotency_key: randomUUID() };
  await submit(stage, { ...request, name: 'Second', submitted_at });
  await submit(stage, { ...request, name: 'First', submitted_at: new Date().toISOString() });
  const [row] = await stored();
  expect([row?.name, Date.parse(String(row?.submitted_at))]).toEqual(['Second', Date.parse(submitted_at)]);
});

test('a repetition without a correction is not forwarded again', async () => {
  const request = { idempotency_key: randomUUID() };
  await submit(stage, request);
  await stage.database.sql(
    "update public.lead_forwards set status = 'delivered', delivered_at = now(), attempts = 1",
  );
  await submit(stage, { ...request, submission_attempt: 3 });
  expect(await forwards()).toMatchObject([{ status: 'delivered', attempts: 1, revision: 1 }]);
});
