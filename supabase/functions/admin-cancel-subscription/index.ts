import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { productionDependencies } from '../_shared/production.ts';
import { stripeClient } from '../_shared/stripe.ts';
import { findRow } from '../_shared/subscription-rows.ts';
import { createHandler } from './handler.ts';

const settings = environment();
const database = serviceDatabase(settings);
const stripe = stripeClient(settings);

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    find: (stripeId) => findRow(database, stripeId),
    cancelAtPeriodEnd: (stripeId, idempotencyKey) =>
      stripe.subscriptions.update(stripeId, { cancel_at_period_end: true }, { idempotencyKey }),
    async audit(entry) {
      const { error } = await database.from('audit_log').insert(entry);
      if (error !== null)
        throw new Error(`The audit log was not written: ${error.message}`, { cause: error });
    },
    async update(stripeId, columns) {
      const { error } = await database
        .from('subscriptions')
        .update(columns)
        .eq('stripe_subscription_id', stripeId);
      if (error !== null)
        throw new Error(`The subscription was not updated: ${error.message}`, { cause: error });
    },
  }),
);
