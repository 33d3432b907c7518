import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { ConsultationPayload } from '../../sdk/src/contracts/consultation.ts';
import { demoAdmin, demoClient } from '../setup/backend.ts';
import { startTestStack } from '../setup/stack.ts';
import { startAutomation } from './automation.ts';
import { call, failureOf, fromNewAddress } from './call.ts';
import { type KillPoint, killAt, killFunctions } from './kill-points.ts';
import { leadPayload } from './lead-payload.ts';

const automation = await startAutomation();
afterAll(() => automation.close());
const test = await startTestStack({ environment: { LEAD_FORWARD_URL: automation.url } });
afterAll(() => test.stop());
const [admin, client] = await Promise.all([
  test.flow().auth.signIn(demoAdmin),
  test.flow().auth.signIn(demoClient),
]);

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

  it('is stored whatever a browser says of itself, also what Postgres cannot keep', async () => {
    const strange = { ...attribution, last: { ...touch, utm_term: 'a\0b' } };
    const reference = await submit({ user_agent: 'x\0\ud800', attribution: strange });
    expect(await stored(reference)).toMatchObject({
      user_agent: 'x\ufffd\ufffd',
      attribution: { last: { utm_term: 'a\ufffdb' } },
    });
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
    automation.does('Busy Once', (response) => response.writeHead(503).end('Noor is unknown here'));
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
  it.each([
    ['the publishable key', test.stack.keys.publishable],
    ['an admin’s token', admin.accessToken],
    ['a client’s token', client.accessToken],
    ['a key that begins like the service’s', test.stack.keys.secret.slice(0, -1)],
    ['garbage', 'x'],
  ])('refuses %s with 401', async (_, token) => {
    expect(await failureOf(await forwardLeads(token))).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });
});

const visitors = 6;
/** Each step between a visitor's press and the automation's thanks, some leads after the one before. */
const deaths = [
  'take_rate_limit',
  'submit_consultation_request',
  'claim_lead_forwards',
  'settle_lead_forward',
]
  .flatMap((name): KillPoint[] => [
    { when: 'before', request: `POST rpc/${name}` },
    { when: 'after', request: `POST rpc/${name}` },
  ])
  .map((point, index) => ({ ...point, turn: 1 + 4 * index }));
const failed = { refused: 0, brokenOff: 0 };

/** Sends one request until it is thanked, as a browser does with what it keeps. Answers the reference. */
async function insist(payload: ReturnType<typeof leadPayload>): Promise<string> {
  for (;;) {
    try {
      const response = await post(payload);
      const answer = (await response.json()) as { reference?: string };
      if (answer.reference !== undefined) return answer.reference;
      expect.fail(`HTTP ${response.status} ${JSON.stringify(answer)}`);
    } catch (error) {
      // fetch rejects with a TypeError when there is no answer, or no end of it.
      if (!(error instanceof TypeError)) throw error;
      const { cause } = error as { cause?: { code?: string } };
      failed[cause?.code === 'ECONNREFUSED' ? 'refused' : 'brokenOff'] += 1;
      await sleep(20 + Math.random() * 60);
    }
  }
}

it('a process that is killed at every step loses no thanked lead and doubles none', {
  timeout: 300_000,
}, async () => {
  const thanked = new Map<string, string>();
  const { functions } = test.stack;
  const left = killAt(test.stack, deaths, async () => {
    // What a process that is gone had asked for is carried out after it.
    if (functions.pid() > 0) await killFunctions(test.stack);
  });
  const visitor = async () => {
    while (left.length > 0) {
      const idempotency_key = crypto.randomUUID();
      thanked.set(idempotency_key, await insist(leadPayload({ idempotency_key })));
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));

  // Requests were hit half-way, and between the deaths leads were stored: else nothing would be proven.
  expect(failed.brokenOff).toBeGreaterThan(visitors);
  expect(thanked.size).toBeGreaterThan(deaths.length);

  // A process that was killed while it forwarded a lead holds it until the hold runs out; then it is forwarded by another.
  await test.stack.database.sql(
    `update public.lead_forwards
     set leased_until = case when lease_id is not null then now() end, next_attempt_at = now()
     where status = 'pending'`,
  );
  expect(await (await forwardLeads()).json()).toMatchObject({ failed: 0 });
  const stored = () =>
    test.stack.database.sql<{ idempotency_key: string; reference: string; status: string }>(
      `select request.idempotency_key, request.reference, forward.status
       from public.consultation_requests as request
       left join public.lead_forwards as forward on forward.lead_id = request.id
       where request.idempotency_key = any ($1)`,
      [[...thanked.keys()]],
    );
  await expect
    .poll(async () => new Set((await stored()).map(({ status }) => status)))
    .toEqual(new Set(['delivered']));
  const rows = await stored();
  expect(rows).toHaveLength(thanked.size);
  expect(new Map(rows.map((row) => [row.idempotency_key, row.reference]))).toEqual(thanked);
  expect(new Set(thanked.values()).size).toBe(thanked.size);
  for (const reference of thanked.values()) {
    // What the automation got twice it can tell by the key.
    expect(new Set(automation.of(reference).map(({ deliveryKey }) => deliveryKey)).size).toBe(1);
  }
});
