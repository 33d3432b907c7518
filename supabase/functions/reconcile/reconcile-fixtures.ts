import type { SubscriptionChange } from '../_shared/pending-changes.ts';
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

const walkedNothing = { walked: 0, walked_invoices: 0, walked_disputes: 0, walked_checkouts: 0 };

/** What is answered at the end of a run that met nothing but what is given. */
export const finished = (met: object) => ({
  ...walkedNothing,
  ...{ drift: {}, drifted: 0, fixed: 0, next_cursor: null },
  ...met,
});

/** Subscriptions as Stripe has them. */
export const subscriptionsAtStripe = (count: number) =>
  Array.from({ length: count }, (_, index) => theirs(`sub_${index + 1}`));

/** A cancellation that its request has left half done. */
export const left: SubscriptionChange = {
  id: 'change-1',
  stripe_subscription_id: 'sub_1',
  verb: 'cancel',
  idempotency_key: 'cancel-1',
  created_at: '2026-11-21T09:00:00Z',
};
