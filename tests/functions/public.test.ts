import { beforeAll, describe, expect, it } from 'vitest';
import { chatRequestSchema } from '../../sdk/src/contracts/chat.ts';
import { consultationLimits } from '../../sdk/src/contracts/consultation.ts';
import { sharedStack, type TestStack } from '../setup/stack.ts';
import { call, failureOf, fromNewAddress } from './call.ts';

let test: TestStack;
beforeAll(async () => {
  test = await sharedStack();
});

const payload = {
  source_page: '/#final-cta',
  name: 'Noor Al-Hadi',
  phone: '+971 50 123 4567',
  fitness_goal: 'build-muscle',
  training_type: 'online',
  training_location: 'not-sure',
  submitted_at: '2026-11-21T10:00:00.000Z',
  user_agent: 'test',
  pathname: '/',
  referrer: 'direct',
  honeypot: '',
  submission_attempt: 1,
  form_validation_passed: true,
} as const;
const question = {
  messages: [{ role: 'user', content: 'I want to lose weight' }],
  visitorId: 'visitor_1790000000000_abc123',
};
const stored = (key: string) =>
  test.stack.database.sql<{ reference: string; name: string; phone: string }>(
    'select reference, name, phone from public.consultation_requests where idempotency_key = $1',
    [key],
  );
const storedInAll = async () =>
  (
    await test.stack.database.sql<{ count: number }>(
      'select count(*)::int as count from public.consultation_requests',
    )
  )[0]?.count;

describe('the wrapper of every function', () => {
  it.each(['consultation-webhook', 'ai-chat'])(
    '%s refuses a body that is not JSON with 400',
    async (name) => {
      const response = await call(test, name, '{"name":', { headers: fromNewAddress() });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      const failure = await failureOf(response);
      expect(failure).toMatchObject({ status: 400, code: 'invalid_json' });
      expect(failure.request_id).toBe(response.headers.get('x-request-id'));
    },
  );

  it('refuses a body that is too large with 413, also when it is much too large', async () => {
    for (const bytes of [consultationLimits.payloadBytes + 1, 900_000]) {
      const response = await call(test, 'consultation-webhook', 'x'.repeat(bytes));
      expect(await failureOf(response)).toMatchObject({ status: 413, code: 'payload_too_large' });
    }
  });

  it('names every wrong field with 422 and stores nothing', async () => {
    const before = await storedInAll();
    const response = await call(test, 'consultation-webhook', { ...payload, name: '1', phone: 'call me' });
    const failure = await failureOf(response);
    expect(failure).toMatchObject({ status: 422, code: 'invalid_input' });
    expect(failure.fields).toEqual({
      name: 'Name must be at least 2 characters',
      phone: 'Phone number contains invalid characters',
    });
    expect(await storedInAll()).toBe(before);
  });

  it('refuses other methods with 405 and says which are allowed', async () => {
    const response = await call(test, 'ai-chat', null, { method: 'GET' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('lets the site ask from the browser and nobody else', async () => {
    const ask = (origin: string) =>
      call(test, 'ai-chat', null, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await ask(test.stack.urls.web);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(test.stack.urls.web);
    expect(allowed.headers.get('access-control-allow-headers')).toMatch(
      /authorization.*apikey.*content-type/,
    );
    const refused = await ask('https://evil.example');
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['consultation-webhook', payload],
    ['ai-chat', question],
  ])('%s refuses a page of somebody else’s with 403, and does nothing for it', async (name, body) => {
    const before = await storedInAll();
    for (const origin of ['https://evil.example', 'null']) {
      const response = await call(test, name, body, { headers: { ...fromNewAddress(), origin } });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(await failureOf(response)).toMatchObject({ status: 403, code: 'forbidden_origin' });
    }
    expect(await storedInAll()).toBe(before);
    const headers = { ...fromNewAddress(), origin: test.stack.urls.web };
    const own = await call(test, name, body, { headers });
    expect(own.status).toBe(200);
    await own.text();
  });
});

describe('consultation-webhook', () => {
  it('stores a request and answers with the reference of its row', async () => {
    const idempotency_key = crypto.randomUUID();
    const { reference } = await test.flow().consultations.submit({ ...payload, idempotency_key });
    expect(reference).toMatch(/^FL-[2-9A-HJKMNP-Z]{6}$/);
    expect(await stored(idempotency_key)).toEqual([{ reference, name: payload.name, phone: payload.phone }]);
  });

  it('makes one row of one request that is sent many times at once, and of a later retry', async () => {
    const idempotency_key = crypto.randomUUID();
    const headers = { ...fromNewAddress(), 'content-type': 'text/plain;charset=UTF-8' };
    const send = async () => {
      const response = await call(test, 'consultation-webhook', { ...payload, idempotency_key }, { headers });
      return ((await response.json()) as { reference: string }).reference;
    };
    const references = await Promise.all([1, 2, 3, 4, 5].map(send));
    references.push(await send());
    expect(new Set(references).size).toBe(1);
    expect(await stored(idempotency_key)).toHaveLength(1);
  });

  it('corrects the row when a retry of the same request corrects the phone', async () => {
    const idempotency_key = crypto.randomUUID();
    const flow = test.flow();
    const first = await flow.consultations.submit({ ...payload, idempotency_key });
    const second = await flow.consultations.submit({ ...payload, phone: '050 765 4321', idempotency_key });
    expect(second).toEqual(first);
    expect(await stored(idempotency_key)).toMatchObject([{ phone: '050 765 4321' }]);
  });

  it('answers a robot as it answers a person, and stores nothing', async () => {
    const before = await storedInAll();
    const body = { ...payload, honeypot: 'Acme Ltd' };
    const response = await call(test, 'consultation-webhook', body, { headers: fromNewAddress() });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ reference: expect.stringMatching(/^FL-[2-9A-HJKMNP-Z]{6}$/) });
    expect(await storedInAll()).toBe(before);
  });

  it('asks an address that sends too many to wait, and another address is not held up', async () => {
    const headers = fromNewAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const response = await call(test, 'consultation-webhook', { ...payload, honeypot: 'x' }, { headers });
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    const other = await call(
      test,
      'consultation-webhook',
      { ...payload, honeypot: 'x' },
      { headers: fromNewAddress() },
    );
    expect(other.status).toBe(200);
    const keys = await test.stack.database.sql<{ key: string }>('select key from public.rate_limits');
    expect(keys.map((row) => row.key).join()).not.toContain('198.51.100');
  });
});

describe('ai-chat', () => {
  it('streams its answer in the agreed lines', async () => {
    const response = await call(test, 'ai-chat', question, { headers: fromNewAddress() });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toContain('no-cache');
    const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith(':'));
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.at(-1)).toBe('data: [DONE]');
    for (const line of lines.slice(0, -1)) {
      expect(JSON.parse(line.replace(/^data: /, ''))).toEqual({
        choices: [{ delta: { content: expect.any(String) } }],
      });
    }
  });

  it('reaches the SDK piece by piece', async () => {
    const { messages, visitorId } = chatRequestSchema.parse(question);
    const pieces: string[] = [];
    for await (const piece of test.flow().chat.stream({ messages, visitorId })) pieces.push(piece);
    expect(pieces.join('')).toMatch(/Ridge Lean/);
    expect(pieces.length).toBeGreaterThan(10);
  });
});

describe('a crash of Deno', () => {
  it('is reported and mended, and requests meanwhile are told to come again', async () => {
    const before = test.stack.functions.pid();
    process.kill(before, 'SIGKILL');
    await expect.poll(() => test.lines.join('\n')).toMatch(/\[functions\] Deno was ended by SIGKILL/);
    const meanwhile = await call(test, 'ai-chat', question);
    expect([200, 503]).toContain(meanwhile.status);
    await meanwhile.text();
    await expect
      .poll(
        async () => {
          const response = await call(test, 'ai-chat', question);
          await response.text();
          return response.status;
        },
        { timeout: 20_000, interval: 250 },
      )
      .toBe(200);
    expect(test.stack.functions.pid()).not.toBe(before);
  });
});
