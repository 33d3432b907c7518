import { HttpError } from './errors.ts';
import {
  clientAddress,
  databaseRateLimit,
  enforceRateLimit,
  enforceUserRateLimit,
  rateLimited,
} from './rate-limit.ts';
import { admin, assert } from './testing.ts';

const limit = { attempts: 3, seconds: 60 };

function context(headers: Record<string, string> = {}) {
  const events: string[] = [];
  return {
    headers: new Headers(headers),
    log: (_: string, event: string) => void events.push(event),
    events,
  };
}

Deno.test('the address is the one that the platform in front noted', () => {
  assert.equal(clientAddress(new Headers({ 'x-forwarded-for': '203.0.113.7, 10.0.0.1' })), '203.0.113.7');
  const both = new Headers({ 'cf-connecting-ip': '198.51.100.4', 'x-forwarded-for': '203.0.113.7' });
  assert.equal(clientAddress(both), '198.51.100.4');
  assert.equal(clientAddress(new Headers()), 'unknown');
});

for (const [address, counted] of [
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::7', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
] as const) {
  Deno.test(`${address} counts as ${counted}: a home has as many addresses as it likes`, () => {
    assert.equal(clientAddress(new Headers({ 'x-forwarded-for': address })), counted);
  });
}

Deno.test('an allowed attempt passes, counted under the function and the address', async () => {
  const keys: string[] = [];
  const take = async (key: string) => {
    keys.push(key);
    return { allowed: true, retryAfter: 0 };
  };
  await enforceRateLimit(take, 'chat', limit, context({ 'x-forwarded-for': '203.0.113.7' }));
  assert.deepEqual(keys, ['chat:203.0.113.7']);
});

Deno.test('an account is counted under its id, from whatever address', async () => {
  const keys: string[] = [];
  const take = async (key: string) => {
    keys.push(key);
    return { allowed: keys.length === 1, retryAfter: 5 };
  };
  const { log } = context();
  await enforceUserRateLimit(take, 'cancel', limit, { caller: admin, log });
  await assert.rejects(enforceUserRateLimit(take, 'cancel', limit, { caller: admin, log }), { status: 429 });
  assert.deepEqual(keys, [`cancel:${admin.userId}`, `cancel:${admin.userId}`]);
});

Deno.test('a refused attempt is 429 and says how long to wait', async () => {
  const take = async () => ({ allowed: false, retryAfter: 42 });
  await assert.rejects(enforceRateLimit(take, 'chat', limit, context()), (thrown: unknown) => {
    assert.ok(thrown instanceof HttpError);
    assert.equal(thrown.status, 429);
    assert.deepEqual(thrown.headers, { 'retry-after': '42' });
    return true;
  });
});

for (const [seconds, wait] of [
  [1, 'a moment'],
  [59, 'a moment'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
] as const) {
  Deno.test(`who has to wait ${seconds} seconds is asked to wait ${wait}`, () => {
    const refusal = rateLimited(seconds, 'Too many requests.');
    assert.equal(refusal.message, `Too many requests. Please wait ${wait} and try again.`);
    assert.deepEqual(refusal.headers, { 'retry-after': String(seconds) });
  });
}

Deno.test('when counting fails the request goes on and the log says so', async () => {
  const take = () => Promise.reject(new Error('no database'));
  const surroundings = context();
  await enforceRateLimit(take, 'chat', limit, surroundings);
  assert.deepEqual(surroundings.events, ['rate-limit-unavailable']);
});

interface Call {
  name: string;
  parameters: Record<string, unknown>;
}

function database(answer: { data: unknown; error: { message: string } | null }) {
  const calls: Call[] = [];
  const rpc = (name: string, parameters: Record<string, unknown>) => {
    calls.push({ name, parameters });
    return Promise.resolve(answer);
  };
  return { calls, database: { rpc } as unknown as Parameters<typeof databaseRateLimit>[0] };
}

Deno.test('the database counts under a digest, never under the address itself', async () => {
  for (const data of [{ allowed: true, retry_after: 0 }, [{ allowed: true, retry_after: 0 }]]) {
    const { calls, database: connection } = database({ data, error: null });
    const verdict = await databaseRateLimit(connection, 'secret')('chat:203.0.113.7', limit);
    assert.deepEqual(verdict, { allowed: true, retryAfter: 0 });
    const { _key, ...rest } = calls[0]?.parameters ?? {};
    assert.match(String(_key), /^[0-9a-f]{64}$/);
    assert.deepEqual(rest, { _limit: 3, _window: '60 seconds' });
  }
});

Deno.test('digests differ by address and by project', async () => {
  const { calls, database: connection } = database({ data: { allowed: true, retry_after: 0 }, error: null });
  await databaseRateLimit(connection, 'secret')('chat:203.0.113.7', limit);
  await databaseRateLimit(connection, 'secret')('chat:203.0.113.8', limit);
  await databaseRateLimit(connection, 'other')('chat:203.0.113.7', limit);
  assert.equal(new Set(calls.map((call) => call.parameters._key)).size, 3);
});

Deno.test('a database error is a failure, not a verdict', async () => {
  const { database: connection } = database({ data: null, error: { message: 'down' } });
  await assert.rejects(databaseRateLimit(connection, 'secret')('chat:x', limit), /down/);
});
