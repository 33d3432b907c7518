import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsultationPayload } from '../../sdk/src/contracts/consultation.ts';
import type { StackKeys } from '../../supabase/local/keys.ts';
import { stripeSignature } from '../../supabase/local/stripe/webhooks.ts';
import { startTestStack, type TestStack } from '../setup/stack.ts';
import { call, failureOf, fromNewAddress } from './call.ts';

interface Prompt {
  model: string;
  messages: { role: string; content: string }[];
}

let test: TestStack;
let outside: Server;
const prompts: Prompt[] = [];
const leads: Record<string, unknown>[] = [];
let abandoned = 0;

const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** A language model that does what it is told to. */
async function complete(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const prompt = JSON.parse(await text(request)) as Prompt;
  prompts.push(prompt);
  const wish = prompt.messages.at(-1)?.content;
  if (request.headers.authorization !== 'Bearer model-key') {
    response.writeHead(401).end();
    return;
  }
  if (wish === 'fail') {
    response.writeHead(503).end('overloaded');
    return;
  }
  response.on('close', () => {
    if (!response.writableEnded) abandoned += 1;
  });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(piece('Hello '));
  if (wish === 'break') setTimeout(() => response.destroy(), 50);
  else if (wish !== 'hang') response.end(`${piece('from the model')}data: [DONE]\n\n`);
}

/** An automation that is busy the first time. */
async function takeLead(request: IncomingMessage, response: ServerResponse): Promise<void> {
  leads.push(JSON.parse(await text(request)) as Record<string, unknown>);
  response.writeHead(leads.length === 1 ? 503 : 200).end();
}

beforeAll(async () => {
  outside = createServer((request, response) => {
    void (request.url === '/v1/chat/completions' ? complete : takeLead)(request, response);
  }).listen(0, '127.0.0.1');
  await once(outside, 'listening');
  const base = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  test = await startTestStack({
    demoData: false,
    environment: {
      AI_BASE_URL: `${base}/v1`,
      AI_MODEL: 'small-model',
      AI_API_KEY: 'model-key',
      LEAD_FORWARD_URL: `${base}/leads`,
    },
  });
});
afterAll(async () => {
  await test?.stop();
  outside.closeAllConnections();
  outside.close();
});

const chat = (content: string) => ({
  messages: [{ role: 'user' as const, content }],
  visitorId: 'visitor_1790000000000_abc123',
});
const ask = (content: string, signal?: AbortSignal) => test.flow().chat.stream({ ...chat(content), signal });

describe('ai-chat with a language model', () => {
  it('streams the model’s answer to our prompt, which holds the content and its prices', async () => {
    const pieces = await Array.fromAsync(ask('how much is the free trial?'));
    expect(pieces.join('')).toBe('Hello from the model');
    const prompt = prompts.at(-1);
    expect(prompt?.model).toBe('small-model');
    expect(prompt?.messages.map((message) => message.role)).toEqual(['system', 'user']);
    expect(prompt?.messages[0]?.content).toMatch(/AED 275 a week/);
  });

  it('answers 502 when the model fails before its first word', async () => {
    const failure = await failureOf(await call(test, 'ai-chat', chat('fail'), { headers: fromNewAddress() }));
    expect(failure).toMatchObject({ status: 502, code: 'upstream' });
    expect(failure.message).not.toMatch(/overloaded/);
  });

  it('does not pass half an answer for a whole one when the model breaks off', async () => {
    const seen: string[] = [];
    const reading = (async () => {
      for await (const part of ask('break')) seen.push(part);
    })();
    await expect(reading).rejects.toMatchObject({ name: 'FlowError' });
    expect(seen).toEqual(['Hello ']);
  });

  it('stops the model when the visitor stops the answer', async () => {
    const before = abandoned;
    const stop = new AbortController();
    const reading = (async () => {
      for await (const _ of ask('hang', stop.signal)) stop.abort();
    })();
    await reading.catch((error: unknown) => expect(error).toMatchObject({ code: 'aborted' }));
    await expect.poll(() => abandoned).toBe(before + 1);
  });
});

describe('consultation-webhook with an automation behind it', () => {
  it('stores the lead, then forwards it with its reference until it is taken', async () => {
    const payload: ConsultationPayload = {
      source_page: '/pricing',
      name: 'Noor Al-Hadi',
      phone: '+971 50 123 4567',
      fitness_goal: 'other',
      training_type: 'online',
      training_location: 'not-sure',
      submitted_at: '2026-11-21T10:00:00.000Z',
      user_agent: 'test',
      pathname: '/pricing',
      referrer: 'direct',
      honeypot: '',
      submission_attempt: 1,
      form_validation_passed: true,
      idempotency_key: crypto.randomUUID(),
    };
    const { reference } = await test.flow().consultations.submit(payload);
    const state = () =>
      test.stack.database.sql(
        'select forward_attempts as attempts, forwarded_at is not null as forwarded from public.consultation_requests where reference = $1',
        [reference],
      );
    await expect.poll(state, { timeout: 10_000 }).toEqual([{ attempts: 2, forwarded: true }]);
    expect(leads).toHaveLength(2);
    expect(leads[1]).toMatchObject({ reference, name: payload.name, phone: payload.phone });

    await test.flow().consultations.submit(payload);
    expect(leads).toHaveLength(2);
  });
});

describe('stripe-webhook', () => {
  const id = 'sub_followed';

  function deliver(
    eventId: string,
    { secret = (test.stack.keys as StackKeys).stripeWebhookSecret, signedAt = new Date() } = {},
  ) {
    const body = JSON.stringify({
      id: eventId,
      object: 'event',
      type: 'customer.subscription.updated',
      created: 1_700_000_000,
      // An old state: what Stripe says now counts, not what it said then.
      data: { object: { id, object: 'subscription', status: 'past_due' } },
    });
    const headers = { 'stripe-signature': stripeSignature(body, secret, signedAt) };
    return call(test, 'stripe-webhook', body, { headers });
  }
  const setStatus = (status: string) =>
    test.stack.database.sql('update public.subscriptions set status = $1 where stripe_subscription_id = $2', [
      status,
      id,
    ]);
  const status = async () =>
    (
      await test.stack.database.sql<{ status: string }>(
        'select status from public.subscriptions where stripe_subscription_id = $1',
        [id],
      )
    )[0]?.status;

  it('brings a row to Stripe’s present state once for each event, and a late old event changes nothing', async () => {
    await test.stack.database.sql(
      `insert into public.subscriptions (email, plan, status, stripe_subscription_id, stripe_customer_id, current_period_end)
       values ('noor@flow.example', 'Online, monthly', 'active', $1, 'cus_followed', now() + interval '10 days')`,
      [id],
    );
    expect((await deliver('evt_first')).status).toBe(200);
    expect(await status()).toBe('active');

    await setStatus('none');
    expect((await deliver('evt_first')).status).toBe(200);
    expect(await status()).toBe('none');

    expect((await deliver('evt_second')).status).toBe(200);
    expect(await status()).toBe('active');
  });

  it.each([
    ['that is not Stripe’s', { secret: 'whsec_forged' }],
    ['that is older than five minutes', { signedAt: new Date(Date.now() - 301_000) }],
  ])('refuses a signature %s and remembers nothing of it', async (_, signed) => {
    expect(await failureOf(await deliver('evt_forged', signed))).toMatchObject({
      status: 400,
      code: 'invalid_signature',
    });
    expect(
      await test.stack.database.sql(`select id from public.stripe_events where id = 'evt_forged'`),
    ).toEqual([]);
  });
});
