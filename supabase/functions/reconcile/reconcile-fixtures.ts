import { type StripeSubscription, stripeColumns } from '../_shared/stripe.ts';
import { theirs } from '../_shared/stripe-fixtures.ts';
import { personOf } from '../_shared/subscription-mirror.ts';
import { client } from '../_shared/testing.ts';
import type { PaidCheckout } from '../stripe-webhook/checkout-events.ts';
import type { MirrorRow } from './drift.ts';

export const rowOf = (subscription: StripeSubscription, changes: Partial<MirrorRow> = {}): MirrorRow => ({
  stripe_subscription_id: subscription.id,
  email: null,
  name: null,
  plan: null,
  user_id: null,
  ...stripeColumns(subscription),
  ...personOf(subscription),
  ...changes,
});

/** A page of an account's, which was paid unless `changes` say otherwise. */
export const theirSession = (id: string, changes: Partial<PaidCheckout> = {}): PaidCheckout => ({
  id,
  status: 'complete',
  created: 1_793_491_200,
  subscriptionId: 'sub_1',
  userId: client.userId,
  email: 'noor@flow.example',
  name: 'Noor',
  ...changes,
});

/** A run met nothing of these. */
export const noInvoices = { walked_invoices: 0, walked_disputes: 0, walked_checkouts: 0 };

/** Subscriptions as Stripe has them. */
export const subscriptionsAtStripe = (count: number) =>
  Array.from({ length: count }, (_, index) => theirs(`sub_${index + 1}`));
