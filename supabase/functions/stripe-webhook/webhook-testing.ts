import Stripe from 'stripe';
import type { DisputeRow, InvoiceRow } from '../_shared/invoice-mirror.ts';
import type { MirroredRows } from '../_shared/mirrored-rows.ts';
import { theirDispute, theirInvoice, theirs } from '../_shared/stripe-fixtures.ts';
import type { NewRow } from '../_shared/subscription-mirror.ts';
import { testSurroundings } from '../_shared/testing.ts';
import { createHandler, type StripeWebhookDependencies } from './handler.ts';

const secret = 'whsec_test';
export const userId = '7f5b7a5e-0000-4000-8000-000000000002';
const stripe = new Stripe('sk_test_x');
const provider = Stripe.createSubtleCryptoProvider();

export const present = theirs('sub_1', { cancel_at_period_end: true });

/** An invoice of the subscription, paid at the second try. */
export const invoice = theirInvoice('in_1', { attempt_count: 2 });

export const dispute = theirDispute('du_1', { invoice });

/** Rows of which there is none yet. */
function rows<Row extends { id: string }>(steps: string[], written: Row[]): MirroredRows<Row, Row> {
  return {
    version: async (id) => (written.some((row) => row.id === id) ? `version-${written.length}` : null),
    async insert(row) {
      steps.push(`insert ${row.id}`);
      written.push(row);
      return true;
    },
    async update(id, version, row) {
      steps.push(`update ${id} ${version}`);
      written.push(row);
      return true;
    },
  };
}

interface EventParts {
  id?: string;
  type?: string;
  object?: object;
  previous_attributes?: object;
}

export function event(parts: EventParts = {}) {
  const { id = 'evt_1', type = 'customer.subscription.updated', ...data } = parts;
  const { object = { id: 'sub_1', status: 'trialing' }, ...rest } = data;
  return JSON.stringify({ id, object: 'event', type, created: 1_790_000_000, data: { object, ...rest } });
}

export async function signed(payload: string, { key = secret } = {}): Promise<Request> {
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: key,
    timestamp: Math.floor(Date.now() / 1000),
    cryptoProvider: provider,
  });
  return new Request('http://functions.test/', {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body: payload,
  });
}

export function setUp(overrides: Partial<StripeWebhookDependencies> = {}) {
  const { dependencies, lines } = testSurroundings();
  const steps: string[] = [];
  const done = new Set<string>();
  const inserted: NewRow[] = [];
  const written = { invoices: [] as InvoiceRow[], disputes: [] as DisputeRow[] };
  let owner: string | null = null;
  const answer = createHandler({
    ...dependencies,
    verify: (body, signature) =>
      stripe.webhooks.constructEventAsync(body, signature, secret, undefined, provider),
    async begin({ id, type, occurred_at }) {
      steps.push(`begin ${type} ${occurred_at}`);
      return !done.has(id);
    },
    async finish(id, { ignored }) {
      steps.push(ignored ? 'finish ignored' : 'finish');
      done.add(id);
    },
    async fail(_, error) {
      steps.push(`fail ${error}`);
    },
    invoices: rows(steps, written.invoices),
    disputes: rows(steps, written.disputes),
    async retrieveInvoice(id) {
      steps.push(`retrieve ${id}`);
      return { ...invoice, id };
    },
    async retrieveDispute(id) {
      steps.push(`retrieve ${id}`);
      return { ...dispute, id };
    },
    async retrieve(id) {
      steps.push(`retrieve ${id}`);
      return present;
    },
    version: async () => 'version-1',
    async insert(row) {
      steps.push('insert');
      inserted.push(row);
      return true;
    },
    subscriptionsOf: async () => ['sub_1', 'sub_2'],
    async update(_, version, { status, cancel_at_period_end }) {
      steps.push(`update ${version} ${status} ${cancel_at_period_end}`);
      return true;
    },
    owner: async () => owner,
    async link(_, userId) {
      steps.push(`link ${userId}`);
      owner = userId;
    },
    async assign(clientId, actor, requestId) {
      steps.push(`assign ${clientId} ${actor} ${requestId}`);
      return { assigned: ['goal-setting'], skipped: ['parq-assessment'] };
    },
    async retrieveSession(id) {
      steps.push(`session ${id}`);
      const paid = { subscriptionId: 'sub_1', userId, email: 'noor@flow.example', name: 'Noor' };
      return { id, status: 'complete', created: 1_790_000_000, ...paid };
    },
    accountOf: async () => userId,
    async expectTrialEnd(id) {
      steps.push(`expect ${id}`);
    },
    noteAccount: async () => {},
    householdOf: async () => null,
    findEarlier: async () => null,
    endSubscription: async () => {},
    expirePage: async () => 'expired',
    async close(id, paid) {
      steps.push(`close ${id} ${paid?.subscriptionId}`);
    },
    ...overrides,
  });
  return { answer, steps, inserted, written, lines };
}
