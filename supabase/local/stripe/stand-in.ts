import { randomBytes } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from '../body-limit.ts';
import { listenerOptions, serveLoopback } from '../loopback-server.ts';
import {
  invalidBoolean,
  invalidInteger,
  keyReused,
  missingKey,
  noSuchSubscription,
  StripeFailure,
  unknownParameter,
  unknownUrl,
  wrongKey,
} from './errors.ts';
import { apiVersion, updateEvent } from './events.ts';
import { listPage } from './list.ts';
import { StripeState } from './state.ts';
import { month, type SubscriptionRecord, stripeSubscription } from './subscription.ts';
import { type StripeEvent, webhookSender } from './webhooks.ts';

export interface StripeStandInOptions {
  port: number;
  /** Where its state is kept between starts. */
  file: string;
  secretKey: string;
  webhook: { url: string; secret: string };
  /** The subscriptions of the database: read at the first start, and when one is asked for that is not known yet. */
  source: () => Promise<readonly SubscriptionRecord[]>;
  retryDelays?: readonly number[];
  now?: () => Date;
  log: (line: string) => void;
}

export interface StripeStandIn {
  url: string;
  close(): Promise<void>;
}

const defaultDelays = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000];

/** A server that speaks as much of Stripe's API as the product uses, and sends signed webhooks as Stripe does. */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  const { log, now = () => new Date() } = options;
  const state = await StripeState.open(options.file);
  if (state.absorb(await options.source())) await state.save();
  const sender = webhookSender({
    ...options.webhook,
    delays: options.retryDelays ?? defaultDelays,
    now,
    log,
    onSettled(event) {
      state.data.pendingEvents = state.data.pendingEvents.filter((pending) => pending.id !== event.id);
      save();
    },
  });
  const save = () => {
    state.save().catch((error: Error) => log(`[stripe] Its state could not be written: ${error.message}`));
  };
  const app = standInApp({ ...options, now }, state, (event) => sender.send(event));
  const server = await serveLoopback({
    port: options.port,
    setting: 'STRIPE_PORT',
    listener: getRequestListener(app.fetch, listenerOptions),
  });
  for (const event of state.data.pendingEvents) sender.send(event);
  return {
    url: server.url,
    async close() {
      await server.close();
      await sender.close();
      await state.save();
    },
  };
}

function standInApp(
  options: StripeStandInOptions & { now: () => Date },
  state: StripeState,
  send: (event: StripeEvent) => void,
): Hono {
  const app = new Hono();
  const seconds = () => Math.floor(options.now().getTime() / 1000);

  async function known(id: string): Promise<SubscriptionRecord> {
    if (!state.data.subscriptions[id] && state.absorb(await options.source())) await state.save();
    const record = state.data.subscriptions[id];
    if (!record) throw noSuchSubscription(id, 'id', 404);
    return record;
  }

  app.use(bodyLimit(64 * 1024), async (c, next) => {
    c.header('Request-Id', `req_${randomBytes(7).toString('hex')}`);
    c.header('Stripe-Version', c.req.header('stripe-version') ?? apiVersion);
    const key = bearer(c.req.header('authorization'));
    if (!key) throw missingKey();
    if (key !== options.secretKey) throw wrongKey(key);
    await next();
  });

  app.get('/v1/subscriptions', async (c) => {
    if (state.absorb(await options.source())) await state.save();
    return c.json(listPage(Object.values(state.data.subscriptions), new URL(c.req.url).searchParams));
  });

  app.get('/v1/subscriptions/:id', async (c) => c.json(stripeSubscription(await known(c.req.param('id')))));

  app.post('/v1/subscriptions/:id', async (c) => {
    const body = await c.req.text();
    const key = c.req.header('idempotency-key');
    const request = `${c.req.path}\n${body}`;
    state.forgetOldAnswers(seconds());
    const earlier = key === undefined ? undefined : state.data.answers[key];
    if (key !== undefined && earlier) {
      if (earlier.request !== request) throw keyReused(key);
      c.header('Idempotent-Replayed', 'true');
      return c.body(JSON.stringify(earlier.body), 200, { 'Content-Type': 'application/json' });
    }
    const record = await known(c.req.param('id'));
    const changed = updated(record, new URLSearchParams(body), seconds());
    const answer = stripeSubscription(changed);
    const event = updateEvent(stripeSubscription(record), answer, seconds(), key ?? null);
    state.data.subscriptions[record.id] = changed;
    if (key !== undefined) state.data.answers[key] = { request, body: answer, created: seconds() };
    if (event) state.data.pendingEvents.push(event);
    await state.save();
    if (event) send(event);
    return c.json(answer);
  });

  app.all('*', (c) => failed(c, unknownUrl(c.req.method, c.req.path)));
  app.onError((error, c) => {
    if (error instanceof StripeFailure) return failed(c, error);
    options.log(`[stripe] ${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
    return c.json(
      { error: { message: 'The Stripe stand-in failed; its log says why.', type: 'api_error' } },
      500,
    );
  });
  return app;
}

function failed(c: Context, failure: StripeFailure): Response {
  return c.json(failure.body, failure.status);
}

function bearer(header: string | undefined): string | null {
  const [scheme, value = ''] = (header ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer') return value || null;
  // curl -u sk_test_…: sends the key as the user name.
  if (scheme?.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString().split(':')[0] || null;
  return null;
}

function updated(record: SubscriptionRecord, form: URLSearchParams, now: number): SubscriptionRecord {
  const next = { ...record, metadata: { ...record.metadata } };
  for (const [name, value] of form) {
    const metadataKey = /^metadata\[(\w{1,40})\]$/.exec(name)?.[1];
    if (metadataKey) {
      if (value === '') delete next.metadata[metadataKey];
      else next.metadata[metadataKey] = value;
    } else if (name === 'cancel_at_period_end') {
      if (value !== 'true' && value !== 'false') throw invalidBoolean(value, name);
      if (record.status === 'canceled') throw alreadyCanceled();
      next.cancelAtPeriodEnd = value === 'true';
      next.canceledAt = value === 'true' ? (record.canceledAt ?? now) : null;
    } else if (name === 'trial_end') {
      if (value !== 'now') throw invalidInteger(value, name);
      Object.assign(next, trialEnded(record, now));
    } else if (!name.startsWith('expand[')) {
      throw unknownParameter(name);
    }
  }
  return next;
}

/** A trial that ends today: the first month begins, and is paid. */
function trialEnded(record: SubscriptionRecord, now: number): Partial<SubscriptionRecord> {
  if (record.status !== 'trialing') return {};
  return { status: 'active', trialEnd: now, periodStart: now, periodEnd: now + month };
}

const alreadyCanceled = () =>
  new StripeFailure(400, {
    message: 'A canceled subscription can only update its cancellation_details and metadata.',
  });
