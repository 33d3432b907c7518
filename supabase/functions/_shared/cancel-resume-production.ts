import type Stripe from 'stripe';
import type { CancelResumeDependencies } from './cancel-resume.ts';
import { serviceDatabase } from './database.ts';
import type { Environment } from './env.ts';
import { type ChangeDependencies, databaseChanges, type EndingChange } from './pending-changes.ts';
import { productionDependencies } from './production.ts';
import { databaseRateLimit } from './rate-limit.ts';
import { stripeClient } from './stripe.ts';
import { databaseRows } from './subscription-mirror.ts';
import { findRow } from './subscription-rows.ts';

/** How Stripe is told and asked. */
export function stripePeriodEnds({
  subscriptions,
  events,
}: Pick<Stripe, 'subscriptions' | 'events'>): Pick<
  ChangeDependencies,
  'currentTime' | 'retrieve' | 'setEnding' | 'endingChangesSince'
> {
  return {
    currentTime: () => new Date(),
    retrieve: (stripeId) => subscriptions.retrieve(stripeId, { expand: ['customer'] }),
    setEnding: (stripeId, ends, idempotencyKey) =>
      subscriptions.update(stripeId, { cancel_at_period_end: ends }, { idempotencyKey }),
    async endingChangesSince(stripeId, since) {
      const changes: EndingChange[] = [];
      for await (const { created, data, request } of events.list({
        type: 'customer.subscription.updated',
        created: { gte: Math.floor(since.getTime() / 1000) },
        limit: 100,
      })) {
        const { id } = data.object as Stripe.Subscription;
        const isOfEnd = ['cancel_at_period_end', 'cancel_at'].some(
          (field) => field in (data.previous_attributes ?? {}),
        );
        if (id !== stripeId || !isOfEnd) continue;
        changes.push({ at: new Date(created * 1000), key: request?.idempotency_key ?? null });
      }
      return changes;
    },
  };
}

/** The real surroundings of the functions that cancel and resume. */
export function cancelResumeDependencies(settings: Environment): CancelResumeDependencies {
  const database = serviceDatabase(settings);
  return {
    ...productionDependencies(settings),
    ...databaseChanges(database),
    ...stripePeriodEnds(stripeClient(settings)),
    version: databaseRows(database).version,
    takeRateLimit: databaseRateLimit(database, settings.SUPABASE_SERVICE_ROLE_KEY),
    find: (stripeId) => findRow(database, stripeId),
  };
}
