import { serviceDatabase } from './database.ts';
import type { Environment } from './env.ts';
import { productionDependencies } from './production.ts';
import { databaseRateLimit } from './rate-limit.ts';
import { stripeClient } from './stripe.ts';
import { databaseChanges } from './subscription-changes.ts';
import { databaseRows } from './subscription-mirror.ts';
import type { RenewalDependencies } from './subscription-renewal.ts';
import { findRow } from './subscription-rows.ts';

/** The real surroundings of the functions that cancel and resume. */
export function renewalDependencies(settings: Environment): RenewalDependencies {
  const database = serviceDatabase(settings);
  const { subscriptions } = stripeClient(settings);
  return {
    ...productionDependencies(settings),
    ...databaseChanges(database),
    version: databaseRows(database).version,
    takeRateLimit: databaseRateLimit(database, settings.SUPABASE_SERVICE_ROLE_KEY),
    currentTime: () => new Date(),
    find: (stripeId) => findRow(database, stripeId),
    retrieve: (stripeId) => subscriptions.retrieve(stripeId, { expand: ['customer'] }),
    setEnding: (stripeId, ends, idempotencyKey) =>
      subscriptions.update(stripeId, { cancel_at_period_end: ends }, { idempotencyKey }),
  };
}
