import * as z from 'zod/mini';
import { businessDaySchema } from './business-time.ts';
import { disputeSchema } from './dispute.ts';
import { openEnum } from './open-enum.ts';
import { timestampSchema } from './timestamp.ts';
import { trialNoticeSchema } from './trial-notice.ts';

export { canCancel, canResume, endsAt, isRunning, trialDay } from './subscription-rules.ts';

export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'canceled', 'none'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The status filter of the admin's list. */
export const statusFilters = ['all', ...subscriptionStatuses] as const;
export type StatusFilter = (typeof statusFilters)[number];

const instant = z.nullable(timestampSchema);

/** An empty status reads as 'none'. */
const statusSchema = z.pipe(
  z.nullable(z.string()),
  z.pipe(
    z.transform((value: string | null) => value || 'none'),
    openEnum(subscriptionStatuses),
  ),
);

/** One Stripe subscription as the admin lists it. It survives its user's deletion. */
export const subscriptionSchema = z.object({
  id: z.uuid(),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  plan: z.nullable(z.string()),
  status: statusSchema,
  trial_start: instant,
  trial_end: instant,
  current_period_end: instant,
  stripe_customer_id: z.nullable(z.string()),
  stripe_subscription_id: z.nullable(z.string()),
  last_sign_in_at: instant,
  created_at: timestampSchema,
  updated_at: timestampSchema,
  user_id: z.nullable(z.uuid()),
  user_deleted: z.boolean(),
  /** Cancellation was requested: billing stops at `current_period_end`. */
  cancel_at_period_end: z.boolean(),
  /** Stripe's own word for the status, which may be none of the five; null or absent where it was not kept. */
  provider_status: z.optional(z.nullable(z.string())),
  /** Payments of it that a bank takes back and of which nothing is decided yet, newest first. */
  open_disputes: z.optional(z.array(disputeSchema)),
  /** What was said by mail of the end of its trial, and what could not be said; oldest first. */
  trial_notices: z.optional(z.array(trialNoticeSchema)),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Most rows of one page: hosted Supabase answers no more in one select. */
export const subscriptionPageMaximum = 1_000;

/** Lengths in UTF-16 characters after trimming. */
export const subscriptionLimits = { search: 100 } as const;

/** From and To bound the Dubai day a subscription began (trial start, else creation), both inclusive. */
export const subscriptionFilterSchema = z.object({
  status: z._default(z.enum(statusFilters), 'all'),
  from: z.optional(z.nullable(businessDaySchema)),
  to: z.optional(z.nullable(businessDaySchema)),
  // A part of the address or the name (one or two letters begin a word of it, signs alone find nothing), or a whole id of Stripe's.
  search: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(subscriptionLimits.search)))),
});
export type SubscriptionFilter = z.input<typeof subscriptionFilterSchema>;

/** Without a limit as many rows as a page may have are answered. Newest first. */
export const listSubscriptionsRequestSchema = z.extend(subscriptionFilterSchema, {
  limit: z._default(z.int().check(z.gte(1), z.lte(subscriptionPageMaximum)), subscriptionPageMaximum),
  cursor: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
export type ListSubscriptionsRequest = z.input<typeof listSubscriptionsRequestSchema>;

export const listSubscriptionsResponseSchema = z.object({
  items: z.array(subscriptionSchema),
  /** Where the next page begins; null on the last one. */
  next_cursor: z.nullable(z.string()),
});
export type SubscriptionPage = z.infer<typeof listSubscriptionsResponseSchema>;

const stripeIdSchema = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^\w+$/));

/** The id of a subscription, ours or Stripe's. */
export const subscriptionKeySchema = z.union(
  [z.uuid(), stripeIdSchema],
  'Expected the id of a subscription, ours or Stripe’s',
);

/** Names a subscription by Stripe's id: what a client sends to cancel or resume. */
export const subscriptionRequestSchema = z.object({
  stripe_subscription_id: stripeIdSchema,
});
export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

export const cancelSubscriptionRequestSchema = z.extend(subscriptionRequestSchema, {
  at_period_end: z.literal(true),
});
export type CancelSubscriptionRequest = z.infer<typeof cancelSubscriptionRequestSchema>;

/** The row after a change. */
export const subscriptionResponseSchema = z.object({ subscription: subscriptionSchema });

/** Stripe's own page for a card, invoices and receipts; it signs in who has its address. */
export const portalResponseSchema = z.object({ url: z.string() });

/** A subscription as its owner reads it from the table. */
export const ownSubscriptionSchema = z.pick(subscriptionSchema, {
  id: true,
  plan: true,
  status: true,
  trial_start: true,
  trial_end: true,
  current_period_end: true,
  cancel_at_period_end: true,
  stripe_subscription_id: true,
  created_at: true,
  provider_status: true,
});
export type OwnSubscription = z.infer<typeof ownSubscriptionSchema>;

/** The last sign-in, else the row's last change. */
export function lastActivity(subscription: Pick<Subscription, 'last_sign_in_at' | 'updated_at'>): string {
  return subscription.last_sign_in_at ?? subscription.updated_at;
}

/** Stripe's own word for the status where it is another than ours; else null. */
export function providerStatus({
  status,
  provider_status,
}: Pick<Subscription, 'status' | 'provider_status'>): string | null {
  return provider_status && provider_status !== status ? provider_status : null;
}
