import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsultationPayload } from '../../sdk/src/contracts/consultation.ts';
import { demoAdmin, demoClient } from '../setup/backend.ts';
import { startTestStack, type TestStack } from '../setup/stack.ts';
import { type Automation, startAutomation } from './automation.ts';
import { call, failureOf, fromNewAddress } from './call.ts';
import { leadPayload, newPhone } from './lead-payload.ts';

let automation: Automation;
let test: TestStack;
let tokens: { admin: string; client: string };
beforeAll(async () => {
  automation = await startAutomation();
  test = await startTestStack({ environment: { LEAD_FORWARD_URL: automation.url } });
  const [admin, client] = await Promise.all([
    test.flow().auth.signIn(demoAdmin),
    test.flow().auth.signIn(demoClient),
  ]);
  tokens = { admin: admin.accessToken, client: client.accessToken };
});
afterAll(async () => {
  await test?.stop();
  automation?.close();
});

const post = (payload: unknown, headers = fromNewAddress()) =>
  call(test, 'consultation-webhook', payload, { headers });

async function submit(changes: Partial<ConsultationPayload> = {}): Promise<string> {
  const response = await post(leadPayload(changes));
  expect(response.status).toBe(200);
  return ((await response.json()) as { reference: string }).reference;
}

async function stored(reference: string) {
  const [row] = await test.stack.database.sql<Record<string, unknown>>(
    `select request.*, earlier.reference as first_reference
     from public.consultation_requests as request
     left join public.consultation_requests as earlier on earlier.id = request.duplicate_of
     where request.reference = $1`,
    [reference],
  );
  return row;
}

async function forwarding(reference: string) {
  const [row] = await test.stack.database.sql<{
    status: string;
    attempts: number;
    last_error: string | null;
  }>(
    `select forward.status, forward.attempts, forward.last_error
     from public.lead_forwards as forward
     join public.consultation_requests as request on request.id = forward.lead_id
     where request.reference = $1`,
    [reference],
  );
  return row;
}

const makeDue = (reference: string) =>
  test.stack.database.sql(
    `update public.lead_forwards set next_attempt_at = now()
     where lead_id = (select id from public.consultation_requests where reference = $1)`,
    [reference],
  );
const forwardLeads = (token = test.stack.keys.secret) => call(test, 'forward-leads', '', { token });

describe('a stored lead', () => {
  it('keeps the number as it was typed and in international form, and is linked to the first of its number', async () => {
    const phone = newPhone();
    const first = await submit({ phone });
    const local = phone.replace('+971 ', '0').replaceAll(' ', '-');
    const second = await submit({ phone: local });
    const third = await submit({ phone: phone.replace('+', '00') });
    const e164 = phone.replaceAll(' ', '');
    expect(await stored(first)).toMatchObject({ phone, phone_e164: e164, first_reference: null });
    expect(await stored(second)).toMatchObject({ phone: local, phone_e164: e164, first_reference: first });
    expect(await stored(third)).toMatchObject({ phone_e164: e164, first_reference: first });
  });

  it('may have a number that no plan knows', async () => {
    expect(await stored(await submit({ phone: '(12) 345-67' }))).toMatchObject({
      phone: '(12) 345-67',
      phone_e164: null,
    });
  });

  const touch = { at: '2026-11-20T10:00:00.000Z', landing_path: '/pricing', referrer: 'direct' };
  const attribution = {
    first: { ...touch, utm_source: 'google', utm_campaign: 'تجربة', gclid: 'abc' },
    last: touch,
  };

  it('keeps how the visitor came, and nothing that is not on the list', async () => {
    const more = { ...attribution, last: { ...touch, email: 'noor@example.com' } };
    const reference = await submit({ attribution: more });
    expect(await stored(reference)).toMatchObject({ attribution });
  });

  it.each([
    ['is too long', { first: { ...touch, utm_source: 'x'.repeat(151) }, last: touch }],
    ['is half', { first: touch }],
    ['is no object', 'google'],
  ])('is stored without an attribution that %s', async (_, wrong) => {
    const response = await post({ ...leadPayload(), attribution: wrong });
    expect(response.status).toBe(200);
    const { reference } = (await response.json()) as { reference: string };
    expect(await stored(reference)).toMatchObject({ attribution: {} });
  });

  it('is stored whatever a browser says of itself, also what Postgres cannot keep', async () => {
    const strange = { ...attribution, last: { ...touch, utm_term: 'a\0b' } };
    const reference = await submit({ user_agent: 'x\0\ud800', attribution: strange });
    expect(await stored(reference)).toMatchObject({
      user_agent: 'x\ufffd\ufffd',
      attribution: { last: { utm_term: 'a\ufffdb' } },
    });
  });
});

describe('the limit of a number', () => {
  it('asks for patience after five requests in an hour, from anywhere, and not for what is stored already', async () => {
    const phone = newPhone();
    const known = leadPayload({ phone });
    const first = (await (await post(known)).json()) as { reference: string };
    for (let count = 0; count < 4; count += 1) await submit({ phone: phone.replace('+971 ', '0') });

    const response = await post(leadPayload({ phone }));
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThanOrEqual(3_600);
    const failure = await failureOf(response);
    expect(failure).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(failure.message).toMatch(/phone number.*wait 60 minutes and try again/);

    const again = await post(known);
    expect([again.status, await again.json()]).toEqual([200, first]);
    await submit();
    const keys = await test.stack.database.sql<{ key: string }>('select key from public.rate_limits');
    for (const { key } of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('forwarding', () => {
  it('starts as soon as the lead is stored, with all that is known of it', async () => {
    const payload = leadPayload();
    const first = await submit({ phone: payload.phone });
    const reference = ((await (await post(payload)).json()) as { reference: string }).reference;
    await expect.poll(() => forwarding(reference)).toMatchObject({ status: 'delivered', attempts: 1 });
    expect(automation.of(reference)).toEqual([
      {
        deliveryKey: `${payload.idempotency_key}-1`,
        lead: expect.objectContaining({
          reference,
          name: payload.name,
          phone: payload.phone,
          phone_e164: payload.phone.replaceAll(' ', ''),
          duplicate_of: first,
        }),
      },
    ]);
  });

  it('tries again until the lead is taken, under one key, and then no more', async () => {
    automation.does('Busy Once', (response) => response.writeHead(503).end());
    const payload = leadPayload({ name: 'Busy Once' });
    const { reference } = (await (await post(payload)).json()) as { reference: string };
    await expect
      .poll(() => forwarding(reference))
      .toEqual({ status: 'pending', attempts: 1, last_error: 'The automation answered 503' });

    automation.does('Busy Once', (response) => response.writeHead(200).end());
    await makeDue(reference);
    // Nobody calls forward-leads here: the local stack does, as a cron job does on hosted Supabase.
    await expect
      .poll(() => forwarding(reference))
      .toEqual({ status: 'delivered', attempts: 2, last_error: null });
    expect(automation.of(reference).map((each) => each.deliveryKey)).toEqual(
      Array(2).fill(`${payload.idempotency_key}-1`),
    );

    await post(payload);
    await (await forwardLeads()).text();
    expect(automation.of(reference)).toHaveLength(2);
  });

  it('sends a corrected lead again, under another key', async () => {
    const payload = leadPayload();
    const { reference } = (await (await post(payload)).json()) as { reference: string };
    await expect.poll(() => forwarding(reference)).toMatchObject({ status: 'delivered' });
    await post({ ...payload, name: 'Noor Corrected' });
    await expect.poll(() => automation.of(reference).length).toBe(2);
    expect(automation.of(reference)[1]).toMatchObject({
      deliveryKey: `${payload.idempotency_key}-2`,
      lead: { reference, name: 'Noor Corrected', revision: 2 },
    });
  });

  it('gives a lead up after the last attempt, says why, and starts anew when an admin asks', async () => {
    automation.does('Gone', (response) => response.writeHead(410).end('Noor is unknown here'));
    const reference = await submit({ name: 'Gone' });
    const attempt = async (count: number) => {
      await makeDue(reference);
      await (await forwardLeads()).text();
      await expect.poll(async () => (await forwarding(reference))?.attempts).toBeGreaterThanOrEqual(count);
      await expect.poll(async () => (await forwarding(reference))?.last_error).not.toBeNull();
    };
    for (let count = 1; count <= 11; count += 1) await attempt(count);
    const dead = { status: 'dead', attempts: 11, last_error: 'The automation answered 410' };
    await expect.poll(() => forwarding(reference)).toEqual(dead);
    await makeDue(reference);
    await (await forwardLeads()).text();
    expect(await forwarding(reference)).toEqual(dead);
    expect(automation.of(reference)).toHaveLength(11);
    expect(test.lines.join('\n')).toMatch(/"level":"error","event":"forward-given-up"/);

    automation.does('Gone', (response) => response.writeHead(200).end());
    const id = (await stored(reference))?.id;
    const asked = await fetch(`${test.stack.urls.api}/rest/v1/rpc/retry_lead_forward`, {
      method: 'POST',
      headers: {
        apikey: test.stack.keys.publishable,
        authorization: `Bearer ${tokens.admin}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ _lead_id: id }),
    });
    expect(asked.ok).toBe(true);
    await expect
      .poll(() => forwarding(reference))
      .toEqual({ status: 'delivered', attempts: 1, last_error: null });
  });

  it('follows no redirect: a page is no receipt', async () => {
    automation.does('Moved', (response) => response.writeHead(302, { location: automation.url }).end());
    const reference = await submit({ name: 'Moved' });
    await expect
      .poll(async () => (await forwarding(reference))?.last_error)
      .toMatch(/answered 302, a redirect/);
    expect(automation.of(reference)).toHaveLength(1);
  });

  it('never keeps the visitor waiting, and loses nothing, while the automation is slow or down', async () => {
    const held: (() => void)[] = [];
    automation.does('Slow', (response) => void held.push(() => response.writeHead(200).end()));
    automation.does('Down', (response) => response.destroy());
    // Thanked although the automation has not answered yet.
    const slow = await submit({ name: 'Slow' });
    const down = await submit({ name: 'Down' });
    expect(await forwarding(slow)).toMatchObject({ status: 'pending' });
    await expect
      .poll(() => forwarding(down))
      .toMatchObject({ status: 'pending', last_error: 'The automation cannot be reached' });
    await expect.poll(() => held.length).toBe(1);
    for (const release of held) release();
    await expect.poll(() => forwarding(slow)).toMatchObject({ status: 'delivered', attempts: 1 });
    automation.does('Down', (response) => response.writeHead(200).end());
    await makeDue(down);
    await expect.poll(() => forwarding(down)).toMatchObject({ status: 'delivered', attempts: 2 });
  });

  it('keeps the automation’s address, which may hold a secret, out of the log and the rows', async () => {
    const errors = await test.stack.database.sql<{ last_error: string | null }>(
      'select last_error from public.lead_forwards',
    );
    expect(`${test.lines.join('\n')}${JSON.stringify(errors)}`).not.toMatch(/hunter2|unknown here/);
  });
});

describe('forward-leads', () => {
  it('answers the service how much was delivered', async () => {
    const response = await forwardLeads();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ delivered: expect.any(Number), failed: expect.any(Number) });
  });

  it.each([
    ['the publishable key', () => test.stack.keys.publishable],
    ['an admin’s token', () => tokens.admin],
    ['a client’s token', () => tokens.client],
    ['a key that begins like the service’s', () => test.stack.keys.secret.slice(0, -1)],
    ['garbage', () => 'x'],
  ])('refuses %s with 401', async (_, token) => {
    expect(await failureOf(await forwardLeads(token()))).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });

  it('takes the key as a bearer token alone, and from no page', async () => {
    const { secret } = test.stack.keys;
    const asApiKey = await call(test, 'forward-leads', '', { headers: { apikey: secret } });
    expect(asApiKey.status).toBe(401);
    const headers = { origin: 'https://evil.example' };
    expect((await call(test, 'forward-leads', '', { token: secret, headers })).status).toBe(403);
  });
});
