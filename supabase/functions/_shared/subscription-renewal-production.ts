import type Stripe from 'stripe';
import { serviceDatabase } from './database.ts';
import type { Environment } from './env.ts';
import { productionDependencies } from './production.ts';
import { databaseRateLimit } from './rate-limit.ts';
import { stripeClient } from './stripe.ts';
import { type ChangeDependencies, databaseChanges } from './subscription-changes.ts';
import { databaseRows } from './subscription-mirror.ts';
import type { RenewalDependencies } from './subscription-renewal.ts';
import { findRow } from './subscription-rows.ts';

/** How Stripe is told and asked. */
export function stripeRenewals({
  subscriptions,
}: Pick<Stripe, 'subscriptions'>): Pick<ChangeDependencies, 'currentTime' | 'retrieve' | 'setEnding'> {
  return {
    currentTime: () => new Date(),
    retrieve: (stripeId) => subscriptions.retrieve(stripeId, { expand: ['customer'] }),
    setEnding: (stripeId, ends, idempotencyKey) =>
      subscriptions.update(stripeId, { cancel_at_period_end: ends }, { idempotencyKey }),
  };
}

/** The real surroundings of the functions that cancel and resume. */
export function renewalDependencies(settings: Environment): RenewalDependencies {
  const database = serviceDatabase(settings);
  return {
    ...productionDependencies(settings),
    ...databaseChanges(database),
    ...stripeRenewals(stripeClient(settings)),
    version: databaseRows(database).version,
    takeRateLimit: databaseRateLimit(database, settings.SUPABASE_SERVICE_ROLE_KEY),
    find: (stripeId) => findRow(database, stripeId),
  };
}
