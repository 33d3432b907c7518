import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { freePorts } from '../ports.ts';
import { type StripeStandInOptions, startStripeStandIn } from '../stripe/stand-in.ts';
import type { SubscriptionSeed } from '../stripe/subscription-record.ts';
import { temporaryDirectory } from './temporary-directory.ts';

const now = new Date('2026-11-21T10:00:00Z');
export const seconds = now.getTime() / 1000;
export const day = 24 * 60 * 60;
export const secretKey = 'sk_test_0123456789abcdef';
export const webhookSecret = 'whsec_0123456789abcdef';

export function record(changes: Partial<SubscriptionSeed> = {}): SubscriptionSeed {
  return {
    id: 'sub_1',
    customer: 'cus_1',
    plan: 'Flow Online monthly',
    status: 'trialing',
    created: seconds - 3 * day,
    trialStart: seconds - 3 * day,
    trialEnd: seconds + 4 * day,
    periodStart: seconds - 3 * day,
    periodEnd: seconds + 4 * day,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    metadata: {},
    ...changes,
  };
}

interface Received {
  body: string;
  signature: string;
}

/** Takes webhooks, and answers each with the next of the statuses; the last one repeats. */
async function webhookReceiver(statuses: readonly number[]) {
  const received: Received[] = [];
  const port = (await freePorts()).api;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    received.push({ body, signature: String(request.headers['stripe-signature']) });
    response.statusCode = statuses[Math.min(received.length, statuses.length) - 1] ?? 200;
    response.end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}/functions/v1/stripe-webhook`, received };
}

/** A stand-in with the given subscriptions, the official client for it, plain calls, and the webhooks that it sent. */
export async function standIn(
  records: readonly SubscriptionSeed[],
  { statuses = [200], ...options }: Partial<StripeStandInOptions> & { statuses?: readonly number[] } = {},
) {
  const { url, received } = await webhookReceiver(statuses);
  const port = (await freePorts()).stripe;
  const logged: string[] = [];
  const server = await startStripeStandIn({
    port,
    file: path.join(await temporaryDirectory(), 'stripe.json'),
    secretKey,
    webhook: { url, secret: webhookSecret },
    source: async () => records,
    retryDelays: [10, 20],
    now: () => now,
    log: (line) => logged.push(line),
    ...options,
  });
  onTestFinished(() => server.close());
  const client = new Stripe(secretKey, {
    protocol: 'http',
    host: '127.0.0.1',
    port,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const call = (pathAndQuery: string, init: RequestInit = {}) =>
    fetch(`${server.url}${pathAndQuery}`, {
      ...init,
      headers: { Authorization: `Bearer ${secretKey}`, ...init.headers },
    });
  /** A form of the stand-in's pages; a redirect is answered as it is. */
  const submit = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
      headers,
    });
  return { url: server.url, close: () => server.close(), client, call, submit, logged, received };
}

/** The types of the events that arrived, in their order. */
export function eventTypes(received: readonly Received[]): string[] {
  return received.map(({ body }) => JSON.parse(body).type);
}

/** A plan to sell: AED 100.00 a month and VAT on top. */
export async function plan(
  client: Stripe,
  recurring: Stripe.PriceCreateParams.Recurring = { interval: 'month' },
) {
  const product = await client.products.create({ name: 'Fixture plan' });
  const price = await client.prices.create({
    product: product.id,
    currency: 'aed',
    unit_amount: 10_000,
    nickname: 'Fixture plan',
    lookup_key: 'fixture_monthly',
    transfer_lookup_key: true,
    recurring,
  });
  const vat = await client.taxRates.create({
    display_name: 'VAT',
    percentage: 5,
    inclusive: false,
    country: 'AE',
  });
  return { product, price, vat };
}

/** A customer with an open Checkout session for the plan. */
export async function checkout(
  client: Stripe,
  changes: Partial<Stripe.Checkout.SessionCreateParams> & { trialDays?: number | null } = {},
) {
  const { trialDays = 7, ...rest } = changes;
  const { price, vat } = await plan(client);
  const customer = await client.customers.create({ email: 'noor@flow.example', name: 'Noor' });
  const session = await client.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1, tax_rates: [vat.id] }],
    subscription_data: {
      metadata: { user_id: 'user-1' },
      ...(trialDays === null ? {} : { trial_period_days: trialDays }),
    },
    success_url: 'http://site.example/thanks?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://site.example/plans',
    ...rest,
  });
  return { price, vat, customer, session, path: new URL(String(session.url)).pathname };
}

/** Moves the one clock of the stand-in, which is set where there is none. */
export async function moveClock(client: Stripe, to: number): Promise<void> {
  const [clock] = (await client.testHelpers.testClocks.list()).data;
  const { id } = clock ?? (await client.testHelpers.testClocks.create({ frozen_time: seconds }));
  await client.testHelpers.testClocks.advance(id, { frozen_time: to });
}
