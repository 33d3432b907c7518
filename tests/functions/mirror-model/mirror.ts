import { createClient } from '@supabase/supabase-js';
import Stripe from 'stripe';
import type { Database } from '../../../sdk/src/database.types.ts';
import type { Caller } from '../../../supabase/functions/_shared/auth.ts';
import { stripePeriodEnds } from '../../../supabase/functions/_shared/cancel-resume-production.ts';
import { databaseDefaultForms } from '../../../supabase/functions/_shared/default-forms.ts';
import { projectInvitations } from '../../../supabase/functions/_shared/invitations.ts';
import { disputeRows, invoiceRows } from '../../../supabase/functions/_shared/invoice-mirror.ts';
import {
  databaseChanges,
  requestLifetime,
  unfinishedChanges,
} from '../../../supabase/functions/_shared/pending-changes.ts';
import type { ServeDependencies } from '../../../supabase/functions/_shared/serve.ts';
import { stripeObjects } from '../../../supabase/functions/_shared/stripe-objects.ts';
import { databaseRows } from '../../../supabase/functions/_shared/subscription-mirror.ts';
import { ownerStore } from '../../../supabase/functions/_shared/subscription-owner.ts';
import { findRow } from '../../../supabase/functions/_shared/subscription-rows.ts';
import { createHandler as cancelHandler } from '../../../supabase/functions/cancel-subscription/handler.ts';
import {
  comparedKinds,
  openCheckouts,
  runningDuplicates,
} from '../../../supabase/functions/reconcile/compared-kinds.ts';
import { createHandler as reconcileHandler } from '../../../supabase/functions/reconcile/handler.ts';
import { runStore } from '../../../supabase/functions/reconcile/store.ts';
import { createHandler as resumeHandler } from '../../../supabase/functions/resume-subscription/handler.ts';
import { createHandler as startHandler } from '../../../supabase/functions/start-trial/handler.ts';
import { databaseCheckouts } from '../../../supabase/functions/start-trial/store.ts';
import { stripeCheckout } from '../../../supabase/functions/start-trial/stripe-checkout.ts';
import { checkoutStore } from '../../../supabase/functions/stripe-webhook/checkout-store.ts';
import { createHandler as webhookHandler } from '../../../supabase/functions/stripe-webhook/handler.ts';
import { eventLedger, trialNotices } from '../../../supabase/functions/stripe-webhook/store.ts';

declare global {
  /** As much of Deno as the shared code of the functions names; here nothing calls it. */
  var Deno: { env: { get(name: string): string | undefined } };
}

export const stripeKey = 'sk_test_model';
export const webhookSecret = 'whsec_model';
export const adminToken = 'admin.token.model';
const admin: Caller = {
  userId: '7f5b7a5e-0000-4000-8000-000000000001',
  email: 'admin@flow.example',
  token: adminToken,
};

/** Asks Stripe or the database. */
export type Ask = (request: Request) => Promise<Response>;

export type Handler = (request: Request) => Promise<Response>;
export interface Handlers {
  webhook: Handler;
  reconcile: Handler;
  cancel: Handler;
  resume: Handler;
  start: Handler;
}

/** What is sold; the tax is in each price. */
const plan = (lookup_key: string, interval: string, interval_count = 1) => ({
  ...{ name: lookup_key, lookup_key, vat_included: true, amount: 10_000 },
  ...{ interval, interval_count },
});
export const billing = {
  currency: 'aed',
  trial_days: 7,
  vat: { name: 'VAT', country: 'AE', percent: 5 },
  plans: {
    weekly: plan('weekly', 'week'),
    monthly: plan('monthly', 'month'),
    'twelve-weeks': plan('twelve-weeks', 'week', 12),
  },
};
const site = 'http://localhost:21000';

const asFetch =
  (ask: Ask): typeof fetch =>
  (input, init) =>
    ask(new Request(input, init));

/** Stripe's own client. Neither it nor the database's tries again what fails: they would wait by the real clock. */
export const stripeWith = (ask: Ask): Stripe =>
  new Stripe(stripeKey, {
    httpClient: Stripe.createFetchHttpClient(asFetch(ask)),
    maxNetworkRetries: 0,
    telemetry: false,
  });

/**
 * The functions of the mirror with their own stores, wired as their index.ts does; `ask` is all that they reach. A page ends by
 * Stripe's clock, which `now` tells in milliseconds.
 */
export function mirrorFunctions(ask: { stripe: Ask; database: Ask }, now: () => number): Handlers {
  const stripe = stripeWith(ask.stripe);
  const database = createClient<Database>('http://database.test', 'service-key', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: asFetch(ask.database) },
  });
  const surroundings: ServeDependencies = {
    identity: {
      callerOf: async (token) => (token === adminToken ? admin : null),
      hasRole: async () => true,
      isService: async () => false,
    },
    allowsOrigin: () => true,
    log: () => {},
    newRequestId: () => crypto.randomUUID(),
    now: () => performance.now(),
  };
  const rows = databaseRows(database);
  const changes = databaseChanges(database);
  const assign = databaseDefaultForms(database);
  const takeRateLimit = async () => ({ allowed: true, retryAfter: 0 });
  const cancelResume = {
    ...surroundings,
    ...changes,
    ...stripePeriodEnds(stripe),
    version: rows.version,
    takeRateLimit,
    find: (stripeId: string) => findRow(database, stripeId),
  };
  // Nobody reads a mail here, and no minute passes before the next try at one.
  const invitations = { ...projectInvitations(database, site), takeRateLimit, send: async () => {} };
  const pages = checkoutStore(stripe, database, invitations);
  const checkouts = databaseCheckouts(database);
  const begun = new Map<string, string>();
  // In the same tick: what is chosen next must not depend on the speed of another thread.
  const hmac = Stripe.createNodeCryptoProvider();
  return {
    webhook: webhookHandler({
      ...surroundings,
      ...eventLedger(database),
      ...ownerStore(database),
      ...rows,
      ...stripeObjects(stripe),
      ...trialNotices(database),
      ...pages,
      invoices: invoiceRows(database),
      disputes: disputeRows(database),
      assign,
      verify: async (body, signature) =>
        stripe.webhooks.constructEvent(body, signature, webhookSecret, undefined, hmac),
    }),
    reconcile: reconcileHandler({
      ...surroundings,
      ...rows,
      ...changes,
      ...ownerStore(database),
      ...runStore(database),
      ...stripePeriodEnds(stripe),
      ...stripeObjects(stripe),
      ...comparedKinds(database, stripe),
      checkouts: { ...openCheckouts(database), ...pages },
      duplicates: runningDuplicates(database),
      assign,
      // Requests that are under way are no reason to wait: their keys make both one.
      currentTime: () => new Date(Date.now() + requestLifetime),
      unfinishedChanges: () => unfinishedChanges(database, new Date(Date.now() + requestLifetime), 100),
    }),
    cancel: cancelHandler(cancelResume),
    resume: resumeHandler(cancelResume),
    start: startHandler({
      ...surroundings,
      ...checkouts,
      ...stripeCheckout(stripe, billing, site),
      trialDays: billing.trial_days,
      takeRateLimit,
      async begin(...given) {
        const found = await checkouts.begin(...given);
        if ('refusal' in found) return found;
        const createdAt = begun.get(found.id) ?? new Date(now()).toISOString();
        begun.set(found.id, createdAt);
        return { ...found, createdAt };
      },
    }),
  };
}
