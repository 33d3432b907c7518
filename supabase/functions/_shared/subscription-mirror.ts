import type { ServiceDatabase } from './database.ts';
import { follow, type MirroredRows } from './mirrored-rows.ts';
import { type StripeColumns, type StripeSubscription, stripeColumns } from './stripe.ts';

/** What a new row knows besides Stripe's columns: the person as Stripe's customer names them. */
export interface NewRow extends StripeColumns {
  stripe_subscription_id: string;
  email: string | null;
  name: string | null;
}

/** The rows that follow Stripe's subscriptions. */
export type SubscriptionRows = MirroredRows<NewRow, StripeColumns>;

export interface SubscriptionMirror extends SubscriptionRows {
  /** Stripe's own, latest word. */
  retrieve(stripeId: string): Promise<StripeSubscription>;
}

/** Brings a row to Stripe's present state, and answers that. */
export const followStripe = (stripeId: string, mirror: SubscriptionMirror): Promise<StripeSubscription> =>
  follow(stripeId, {
    ...mirror,
    columns: stripeColumns,
    newRow: (id, theirs) => ({
      ...stripeColumns(theirs),
      ...personOf(theirs),
      stripe_subscription_id: id,
    }),
  });

function personOf({ customer }: StripeSubscription) {
  const person = typeof customer === 'string' || customer.deleted ? null : customer;
  return { email: person?.email ?? null, name: person?.name ?? null };
}

const uniqueViolation = '23505';

function check(error: { message: string } | null): void {
  if (error !== null) throw new Error(error.message, { cause: error });
}

export function databaseRows(database: ServiceDatabase): SubscriptionRows {
  return {
    async version(stripeId) {
      const { data, error } = await database
        .from('subscriptions')
        .select('updated_at')
        .eq('stripe_subscription_id', stripeId)
        .maybeSingle();
      check(error);
      return data === null ? null : String(data.updated_at);
    },
    async insert(row) {
      const { error } = await database.from('subscriptions').insert(row);
      if (error?.code === uniqueViolation) return false;
      check(error);
      return true;
    },
    async update(stripeId, version, columns) {
      const { data, error } = await database
        .from('subscriptions')
        .update(columns)
        .eq('stripe_subscription_id', stripeId)
        .eq('updated_at', version)
        .select('id');
      check(error);
      return (data ?? []).length > 0;
    },
  };
}
