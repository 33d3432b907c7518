import { assert } from '../_shared/testing.ts';
import type { ConsultationRequest } from './handler.ts';
import { consultationStore } from './store.ts';

const request: ConsultationRequest = {
  source_page: '/',
  name: 'Noor',
  phone: '050 123 4567',
  fitness_goal: 'other',
  training_type: 'online',
  training_location: 'not-sure',
  submitted_at: '2026-11-21T10:00:00.000Z',
  user_agent: 'test',
  pathname: '/',
  referrer: 'direct',
  submission_attempt: 1,
  idempotency_key: '0b6cf4b2-7a6f-4f3a-9a53-0a4b8a0f6a11',
};

interface Call {
  name: string;
  parameters: Record<string, unknown> & { _request: Record<string, unknown> };
}

const stored = { reference: 'FL-234567', replayed: false, retry_after: 0 };

function setUp(answer: { data: unknown; error: { message: string } | null } = { data: stored, error: null }) {
  const calls: Call[] = [];
  const rpc = (name: string, parameters: Call['parameters']) => {
    calls.push({ name, parameters });
    return Promise.resolve(answer);
  };
  const database = { rpc } as unknown as Parameters<typeof consultationStore>[0];
  const submit = consultationStore(database, { secret: 'secret', forwards: true });
  return { submit, calls };
}

Deno.test('a request goes to the database in one call, with its number in international form', async () => {
  const { submit, calls } = setUp();
  assert.deepEqual(await submit(request), { reference: 'FL-234567', isNew: true });
  assert.equal(calls.length, 1);
  assert.equal(calls[0]?.name, 'submit_consultation_request');
  const { _phone_limit_key, ...rest } = calls[0]?.parameters ?? {};
  assert.deepEqual(rest, {
    _request: { ...request, phone_e164: '+971501234567' },
    _phone_limit: 5,
    _phone_window: '3600 seconds',
    _forward: true,
  });
  assert.match(String(_phone_limit_key), /^[0-9a-f]{64}$/);
});

Deno.test('the same request sent again is told from a new one', async () => {
  const { submit } = setUp({ data: { ...stored, replayed: true }, error: null });
  assert.deepEqual(await submit(request), { reference: 'FL-234567', isNew: false });
});

Deno.test('a number that no plan knows is stored as it was typed', async () => {
  const { submit, calls } = setUp();
  await submit({ ...request, phone: '1234567' });
  assert.equal(calls[0]?.parameters._request.phone_e164, null);
  assert.equal(calls[0]?.parameters._request.phone, '1234567');
});

Deno.test('every spelling of a number is counted under one digest, another number under another', async () => {
  const { submit, calls } = setUp();
  for (const phone of ['050 123 4567', '+971 50 123 4567', '00971501234567', '050 123 4568']) {
    await submit({ ...request, phone });
  }
  const keys = calls.map((call) => call.parameters._phone_limit_key);
  assert.equal(new Set(keys.slice(0, 3)).size, 1);
  assert.notEqual(keys[3], keys[0]);
});

Deno.test('a number that came too often is told how long to wait', async () => {
  const refused = { reference: null, replayed: false, retry_after: 1_800 };
  for (const data of [refused, [refused]]) {
    assert.deepEqual(await setUp({ data, error: null }).submit(request), { retryAfter: 1_800 });
  }
});

Deno.test('text that Postgres cannot keep is mended, not refused', async () => {
  const { submit, calls } = setUp();
  const touch = {
    at: '2026-11-20T10:00:00.000Z',
    landing_path: '/\0',
    referrer: 'direct',
    utm_source: '\ud800x',
  };
  await submit({
    ...request,
    user_agent: 'a\0b',
    referrer: 'https://x.example/\udfff',
    submission_attempt: Number.MAX_SAFE_INTEGER,
    attribution: { first: touch, last: touch },
  });
  const { user_agent, referrer, submission_attempt, attribution } = calls[0]?.parameters._request ?? {};
  assert.deepEqual(
    [user_agent, referrer, submission_attempt],
    ['a\ufffdb', 'https://x.example/\ufffd', 2_147_483_647],
  );
  const mended = { ...touch, landing_path: '/\ufffd', utm_source: '\ufffdx' };
  assert.deepEqual(attribution, { first: mended, last: mended });
});

Deno.test('a database that fails is a failure, not a receipt', async () => {
  const { submit } = setUp({ data: null, error: { message: 'down' } });
  await assert.rejects(submit(request), /was not stored: down/);
});
