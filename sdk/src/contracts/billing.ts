import * as z from 'zod/mini';
import { openEnum } from './open-enum.ts';
import { timestampSchema } from './timestamp.ts';

/** In what our row of a subscription and Stripe's own may differ. */
export const driftKinds = [
  'missing_here',
  'missing_at_stripe',
  'status',
  'dates',
  'plan',
  'customer',
  'ending',
  'unfinished_change',
] as const;
export type DriftKind = (typeof driftKinds)[number];

export const reconcileRequestSchema = z.object({
  /** Whether what differs is repaired: Stripe's word counts. */
  fix: z._default(z.boolean(), false),
  /** Goes on with a walk that one call could not end. */
  cursor: z.optional(z.nullable(z.uuid())),
  /** For a schedule: goes on with the walk that is under way, and begins one only when the last is an hour old. */
  when_due: z._default(z.boolean(), false),
});
export type ReconcileRequest = z.input<typeof reconcileRequestSchema>;

const count = z.int().check(z.gte(0));
/** How often something differed, by its kind; without those that were not met. */
const drift = z.record(z.string(), count);

/** What a walk has met so far, from its beginning. */
export const reconcileResponseSchema = z.object({
  /** Subscriptions that were compared. */
  walked: count,
  drift,
  /** Subscriptions of which something differed. */
  drifted: count,
  /** How many of them were repaired. */
  fixed: count,
  /** The walk is not at its end: call again with this. */
  next_cursor: z.nullable(z.uuid()),
});
export type ReconcileResponse = z.infer<typeof reconcileResponseSchema>;

/** What a whole walk has met. */
export type Reconciliation = Omit<ReconcileResponse, 'next_cursor'>;

/** How the mirror of Stripe stands. */
export const verificationSchema = z.object({
  /** When the last whole walk ended; null before the first. The four that follow are of that walk. */
  verified_at: z.nullable(timestampSchema),
  walked: count,
  drift,
  drifted: count,
  fixed: count,
  /** Cancellations and resumptions that are not finished. */
  open_changes: count,
  /** Events of Stripe's that could not be dealt with so far. */
  failed_events: count,
  /** Payments that a bank takes back, without a decision. */
  open_disputes: count,
});
export type Verification = z.infer<typeof verificationSchema>;

export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

const instant = z.nullable(timestampSchema);
const text = z.nullable(z.string());

/** An invoice as Stripe has it. Amounts are in the smallest unit of the currency: 99900 of `aed` are AED 999. */
export const invoiceSchema = z.object({
  id: z.string(),
  stripe_subscription_id: text,
  stripe_customer_id: text,
  number: text,
  status: openEnum(invoiceStatuses),
  billing_reason: text,
  currency: z.string(),
  total: z.int(),
  amount_due: z.int(),
  amount_paid: z.int(),
  amount_remaining: z.int(),
  /** How often it was tried to be collected. */
  attempt_count: count,
  next_payment_attempt: instant,
  period_start: timestampSchema,
  period_end: timestampSchema,
  issued_at: timestampSchema,
  finalized_at: instant,
  paid_at: instant,
  voided_at: instant,
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** A payment that a customer's bank takes back. */
export const disputeSchema = z.object({
  id: z.string(),
  stripe_charge_id: z.string(),
  stripe_customer_id: text,
  stripe_subscription_id: text,
  /** Stripe's own words: `needs_response`, `under_review`, `won`, `lost` and more. */
  status: z.string(),
  reason: z.string(),
  currency: z.string(),
  amount: z.int(),
  /** Until when it can be answered. */
  evidence_due_by: instant,
  opened_at: timestampSchema,
});
export type Dispute = z.infer<typeof disputeSchema>;
