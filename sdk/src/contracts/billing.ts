import * as z from 'zod/mini';
import { openEnum } from './open-enum.ts';
import { timestampSchema } from './timestamp.ts';

export { type Dispute, disputeSchema } from './dispute.ts';

/**
 * In what our row and Stripe's own object may differ: of a subscription, unless the name says of what. A checkout is a page
 * on which a subscription begins: it is open here, and was paid, has expired or is missing at Stripe. Of an object that was
 * not compared, of any kind, Stripe refused to tell. A duplicate subscription was charged and goes on beside an earlier one of
 * the same person or household: it is not repaired, as a person decides which of them ends.
 */
export const driftKinds = [
  'missing_here',
  'missing_at_stripe',
  'status',
  'dates',
  'plan',
  'customer',
  'ending',
  'owner',
  'duplicate_subscription',
  'unfinished_change',
  'not_compared',
  'invoice_missing_here',
  'invoice_missing_at_stripe',
  'invoice_status',
  'invoice_amounts',
  'invoice_dates',
  'invoice_details',
  'dispute_missing_here',
  'dispute_missing_at_stripe',
  'dispute_status',
  'dispute_details',
  'checkout_paid',
  'checkout_expired',
  'checkout_missing_at_stripe',
] as const;
export type DriftKind = (typeof driftKinds)[number];

export const reconcileRequestSchema = z.object({
  /** Whether what differs is repaired: Stripe's word counts. */
  fix: z._default(z.boolean(), false),
  /** Goes on with a run that one call could not end. */
  cursor: z.optional(z.nullable(z.uuid())),
  /** For a schedule: goes on with the run that is under way, and begins one only when the last is an hour old. */
  when_due: z._default(z.boolean(), false),
});
export type ReconcileRequest = z.input<typeof reconcileRequestSchema>;

const count = z.int().check(z.gte(0));
/** How often something differed, by its kind; without those that were not met. */
const drift = z.record(z.string(), count);

/** What a run has met so far, from its beginning. */
export const reconcileResponseSchema = z.object({
  /** Subscriptions that were compared; then invoices, disputes, and pages of a checkout that were open here. */
  walked: count,
  walked_invoices: count,
  walked_disputes: count,
  walked_checkouts: count,
  drift,
  /** Objects of each of these kinds of which something differed. */
  drifted: count,
  /** How many of them were repaired. */
  fixed: count,
  /** The run is not at its end: call again with this. */
  next_cursor: z.nullable(z.uuid()),
});
export type ReconcileResponse = z.infer<typeof reconcileResponseSchema>;

/** What a whole run has met. */
export type Reconciliation = Omit<ReconcileResponse, 'next_cursor'>;

/** How the mirror of Stripe stands. */
export const verificationSchema = z.object({
  /** When the last whole run ended; null before the first. The seven that follow are of that run. */
  verified_at: z.nullable(timestampSchema),
  walked: count,
  walked_invoices: count,
  walked_disputes: count,
  walked_checkouts: count,
  drift,
  drifted: count,
  fixed: count,
  /** Cancellations and resumptions that are not finished. This and what follows is 1,001 at most, which is more than 1,000. */
  open_changes: count,
  /** Events of Stripe's that could not be dealt with so far. */
  failed_events: count,
  /** Payments that a bank takes back, without a decision. */
  open_disputes: count,
  /** Mails about the end of a trial that could not be sent so far. */
  unsent_notices: count,
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
