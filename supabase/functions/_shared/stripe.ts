import type { SubscriptionStatus } from '@flow/contracts/subscription.ts';
import Stripe from 'stripe';
import { type Environment, requireSetting } from './env.ts';
import { HttpError } from './errors.ts';

/** Stripe, or its stand-in when STRIPE_API_BASE is set. */
export function stripeClient(settings: Environment): Stripe {
  const base = settings.STRIPE_API_BASE === undefined ? undefined : new URL(settings.STRIPE_API_BASE);
  return new Stripe(requireSetting(settings, 'STRIPE_SECRET_KEY'), {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...(base === undefined
      ? {}
      : {
          protocol: base.protocol === 'http:' ? 'http' : 'https',
          host: base.hostname,
          port: base.port || (base.protocol === 'http:' ? 80 : 443),
        }),
  });
}

/** The parts of Stripe's subscription that we keep. */
export type StripeSubscription = Pick<
  Stripe.Subscription,
  'id' | 'status' | 'trial_start' | 'trial_end' | 'cancel_at_period_end' | 'customer' | 'metadata'
> & {
  items: { data: { current_period_end: number; price: Pick<Stripe.Price, 'nickname' | 'lookup_key'> }[] };
};

/** A status that Stripe may add later reads as 'none': nothing that we know of is running. */
const statusOf: Readonly<Record<string, SubscriptionStatus | undefined>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  canceled: 'canceled',
  // The first payment never came, or all tries to collect failed: nothing runs, money is due.
  unpaid: 'past_due',
  incomplete: 'none',
  incomplete_expired: 'canceled',
  paused: 'none',
};

/** What Stripe decides about a row of subscriptions. */
export interface StripeColumns {
  /** The nearest of the document's five. */
  status: SubscriptionStatus;
  /** Stripe's own word. */
  provider_status: string;
  trial_start: string | null;
  trial_end: string | null;
  current_period_end: string | null;
  cancel_at_period_end: boolean;
  stripe_customer_id: string;
  /** Absent when Stripe names none: the row keeps what it has. */
  plan?: string;
}

export const instant = (seconds: number | null) =>
  seconds === null ? null : new Date(seconds * 1000).toISOString();

/** The id of what Stripe names by its id or in full. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** Whether the customer, which is expanded, was deleted at Stripe; the subscription has ended with that. */
export const hasDeletedCustomer = ({ customer }: Pick<StripeSubscription, 'customer'>): boolean =>
  typeof customer !== 'string' && customer.deleted === true;

/** Our word, in the place of Stripe's own, for what Stripe does not know. */
export const missing = 'missing';

/** Whether Stripe knows no such object. */
export const isMissing = (thrown: unknown): boolean =>
  thrown instanceof Stripe.errors.StripeInvalidRequestError && thrown.code === 'resource_missing';

const { StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

/** Whether Stripe refused a request because of its object. Any other failure would meet the next object as well. */
export const isObjectRefusal = (thrown: unknown): boolean =>
  [StripeCardError, StripeIdempotencyError, StripeInvalidRequestError].some((kind) => thrown instanceof kind);

/** The columns of our row that follow Stripe's subscription. */
export function stripeColumns(subscription: StripeSubscription): StripeColumns {
  const { customer, items } = subscription;
  const ends = items.data.map((item) => item.current_period_end);
  const price = items.data[0]?.price;
  const plan = price?.nickname ?? price?.lookup_key ?? undefined;
  return {
    status: statusOf[subscription.status] ?? 'none',
    provider_status: subscription.status,
    trial_start: instant(subscription.trial_start),
    trial_end: instant(subscription.trial_end),
    current_period_end: ends.length === 0 ? null : instant(Math.min(...ends)),
    cancel_at_period_end: subscription.cancel_at_period_end,
    stripe_customer_id: typeof customer === 'string' ? customer : customer.id,
    ...(plan === undefined ? {} : { plan }),
  };
}

/** Stripe's refusal or silence, in words for an admin. */
export function stripeFailure(thrown: unknown): HttpError {
  const { StripeConnectionError, StripeInvalidRequestError, StripeRateLimitError } = Stripe.errors;
  let message = 'Stripe could not do it. Nothing was changed here. Please try again.';
  if (thrown instanceof StripeConnectionError) {
    message = 'Stripe cannot be reached. Nothing was changed here. Please try again.';
  } else if (thrown instanceof StripeRateLimitError) {
    message = 'Stripe is busy. Nothing was changed here. Please try again in a moment.';
  } else if (thrown instanceof StripeInvalidRequestError) {
    message = `Stripe refused: ${thrown.message} Nothing was changed here.`;
  }
  return new HttpError(502, 'upstream', message, { cause: thrown });
}
