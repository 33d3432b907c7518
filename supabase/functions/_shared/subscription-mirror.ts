import type { ServiceDatabase } from './database.ts';
import { follow, type MirroredRows } from './mirrored-rows.ts';
import { type StripeColumns, type StripeSubscription, stripeColumns } from './stripe.ts';

/** The person as Stripe's customer names them. Absent where Stripe does not say: the row keeps what it has. */
interface Person {
  email?: string;
  name?: string;
}

export interface NewRow extends StripeColumns, Person {
  stripe_subscription_id: string;
}

/** The rows that follow Stripe's subscriptions. */
export type SubscriptionRows = MirroredRows<NewRow, StripeColumns & Person>;

export interface SubscriptionMirror extends SubscriptionRows {
  /** Stripe's own, latest word. */
  retrieve(stripeId: string): Promise<StripeSubscription>;
}

/** Brings a row to Stripe's present state, and answers that. */
export const followStripe = (stripeId: string, mirror: SubscriptionMirror): Promise<StripeSubscription> =>
  follow(stripeId, {
    ...mirror,
    columns,
    newRow: (id, theirs) => ({ ...columns(theirs), stripe_subscription_id: id }),
  });

const columns = (theirs: StripeSubscription): StripeColumns & Person => ({
  ...stripeColumns(theirs),
  ...personOf(theirs),
});

/** Nothing unless the customer is expanded. */
export function personOf({ customer }: Pick<StripeSubscription, 'customer'>): Person {
  const { email, name } = typeof customer === 'string' || customer.deleted ? {} : customer;
  return { ...(email && { email }), ...(name && { name }) };
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
