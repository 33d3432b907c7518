import type { ServiceDatabase } from './database.ts';
import { type StripeColumns, type StripeSubscription, stripeColumns } from './stripe.ts';

/** What a new row knows besides Stripe's columns: the person as Stripe's customer names them. */
export interface NewRow extends StripeColumns {
  stripe_subscription_id: string;
  email: string | null;
  name: string | null;
}

/** The rows that follow Stripe's subscriptions. */
export interface SubscriptionRows {
  /** A mark that changes with every write of the row; null when there is no row. */
  version(stripeId: string): Promise<string | null>;
  /** False when another request has made the row in between. */
  insert(row: NewRow): Promise<boolean>;
  /** False when another request has written the row since the mark was read. */
  update(stripeId: string, version: string, columns: StripeColumns): Promise<boolean>;
}

export interface SubscriptionMirror extends SubscriptionRows {
  /** Stripe's own, latest word. */
  retrieve(stripeId: string): Promise<StripeSubscription>;
}

const maximumTries = 5;

/**
 * Brings a row to Stripe's present state, and answers that. Should the row change between asking and writing, the answer
 * may be old, and Stripe is asked again.
 */
export async function followStripe(
  stripeId: string,
  mirror: SubscriptionMirror,
): Promise<StripeSubscription> {
  const { version, retrieve, insert, update } = mirror;
  for (let tries = 0; tries < maximumTries; tries += 1) {
    const seen = await version(stripeId);
    const subscription = await retrieve(stripeId);
    const columns = stripeColumns(subscription);
    const written =
      seen === null
        ? await insert({ ...columns, ...personOf(subscription), stripe_subscription_id: stripeId })
        : await update(stripeId, seen, columns);
    if (written) return subscription;
  }
  throw new Error(`The subscription ${stripeId} kept changing`);
}

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
