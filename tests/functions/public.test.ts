import { describe, expect, it } from 'vitest';
import { chatRequestSchema } from '../../sdk/src/contracts/chat.ts';
import { sharedStack } from '../setup/stack.ts';
import { call, failureOf, fromNewAddress } from './call.ts';
import { leadPayload } from './lead-payload.ts';

const test = await sharedStack();

const payload = leadPayload();
const question = {
  messages: [{ role: 'user', content: 'I want to lose weight' }],
  visitorId: 'visitor_1790000000000_abc123',
};
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
  it('asks an address that sends too many to wait, and another address is not held up', async () => {
    const headers = fromNewAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const response = await call(test, 'consultation-webhook', leadPayload({ honeypot: 'x' }), { headers });
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    const other = await call(test, 'consultation-webhook', leadPayload({ honeypot: 'x' }), {
      headers: fromNewAddress(),
    });
    expect(other.status).toBe(200);
    const keys = await test.stack.database.sql<{ key: string }>('select key from public.rate_limits');
    expect(keys.map((row) => row.key).join()).not.toContain('198.51.100');
  });
});

describe('ai-chat', () => {
  it('reaches the SDK piece by piece', async () => {
    const { messages, visitorId } = chatRequestSchema.parse(question);
    const pieces: string[] = [];
    for await (const piece of test.flow().chat.stream({ messages, visitorId })) pieces.push(piece);
    expect(pieces.join('')).toMatch(/Ridge Lean/);
    expect(pieces.length).toBeGreaterThan(10);
  });
});
