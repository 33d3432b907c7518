import type { DriftKind } from '@flow/contracts/billing.ts';
import {
  type DisputeRow,
  disputeRow,
  type InvoiceRow,
  invoiceRow,
  type StripeDispute,
  type StripeInvoice,
} from '../_shared/invoice-mirror.ts';
import { missing, type StripeSubscription, stripeColumns } from '../_shared/stripe.ts';
import { personOf } from '../_shared/subscription-mirror.ts';
import { notedAccount } from '../_shared/subscription-owner.ts';
import type { PaidCheckout } from '../stripe-webhook/checkout-events.ts';

/** What our row says of Stripe's subscription. */
export interface MirrorRow {
  stripe_subscription_id: string | null;
  status: string | null;
  provider_status: string | null;
  trial_start: string | null;
  trial_end: string | null;
  current_period_end: string | null;
  cancel_at_period_end: boolean;
  stripe_customer_id: string | null;
  email: string | null;
  name: string | null;
  plan: string | null;
  user_id: string | null;
}

/** Stripe counts whole seconds. */
const seconds = (instant: string | null | undefined) =>
  instant === null || instant === undefined ? null : Math.floor(new Date(instant).getTime() / 1000);

/** In what a row and Stripe's subscription, with the note of an account that exists, differ; null stands for one that is not there. */
export function driftOf(row: MirrorRow | null, theirs: StripeSubscription | null): DriftKind[] {
  if (theirs === null) return row === null || row.provider_status === missing ? [] : ['missing_at_stripe'];
  if (row === null) return ['missing_here'];
  const expected = stripeColumns(theirs);
  const { email = row.email, name = row.name } = personOf(theirs);
  // Of rows from before it was kept, Stripe's own word is known where it is one of the five.
  const word = row.provider_status ?? row.status ?? 'none';
  const differs: Record<'status' | 'dates' | 'plan' | 'customer' | 'ending' | 'owner', boolean> = {
    status: (row.status ?? 'none') !== expected.status || word !== expected.provider_status,
    dates: (['trial_start', 'trial_end', 'current_period_end'] as const).some(
      (date) => seconds(row[date]) !== seconds(expected[date]),
    ),
    plan: expected.plan !== undefined && row.plan !== expected.plan,
    customer:
      row.stripe_customer_id !== expected.stripe_customer_id || row.email !== email || row.name !== name,
    ending: row.cancel_at_period_end !== expected.cancel_at_period_end,
    owner: ![null, row.user_id].includes(notedAccount(theirs)),
  };
  return (Object.keys(differs) as (keyof typeof differs)[]).filter((kind) => differs[kind]);
}

/** Whether rows differ in one of these columns. */
const inColumns = <Row>(row: Row, expected: Row, columns: readonly (keyof Row)[]) =>
  columns.some((column) => (row[column] ?? null) !== (expected[column] ?? null));

type Columns<Row> = readonly (keyof Row)[];
const invoiceAmounts = ['currency', 'total', 'amount_due', 'amount_paid', 'amount_remaining'] as const;
const invoiceDates = [
  ...(['issued_at', 'period_start', 'period_end', 'finalized_at', 'paid_at', 'voided_at'] as const),
  'next_payment_attempt',
] as const;
const invoiceDetails: Columns<InvoiceRow> = [
  ...(['number', 'billing_reason', 'attempt_count', 'stripe_customer_id', 'stripe_subscription_id'] as const),
];

/** In what our row of an invoice and Stripe's differ. A draft is nothing yet: one that is not here is no drift. */
export function invoiceDrift(row: InvoiceRow | null, theirs: StripeInvoice | null): DriftKind[] {
  if (theirs === null) return row === null || row.status === missing ? [] : ['invoice_missing_at_stripe'];
  if (row === null) return theirs.status === 'draft' ? [] : ['invoice_missing_here'];
  const expected = invoiceRow(theirs);
  const kinds: DriftKind[] = [];
  if (row.status !== expected.status) kinds.push('invoice_status');
  if (inColumns(row, expected, invoiceAmounts)) kinds.push('invoice_amounts');
  if (invoiceDates.some((date) => seconds(row[date]) !== seconds(expected[date])))
    kinds.push('invoice_dates');
  if (inColumns(row, expected, invoiceDetails)) kinds.push('invoice_details');
  return kinds;
}

/** A dispute as a list of Stripe's has it: the invoice is asked for by itself. */
export type ListedDispute = Omit<StripeDispute, 'invoice'>;

const disputeDetails: Columns<DisputeRow> = ['reason', 'currency', 'amount', 'stripe_charge_id'];

/** In what our row of a dispute and Stripe's differ. Whose it is can be told with its invoice alone. */
export function disputeDrift(
  row: DisputeRow | null,
  theirs: StripeDispute | ListedDispute | null,
): DriftKind[] {
  if (theirs === null) return row === null || row.status === missing ? [] : ['dispute_missing_at_stripe'];
  if (row === null) return ['dispute_missing_here'];
  const isWhole = 'invoice' in theirs;
  const expected = disputeRow(isWhole ? theirs : { ...theirs, invoice: null });
  const hasNoOwner = row.stripe_customer_id === null && row.stripe_subscription_id === null;
  const owner: Columns<DisputeRow> = ['stripe_customer_id', 'stripe_subscription_id'];
  const kinds: DriftKind[] = [];
  if (row.status !== expected.status) kinds.push('dispute_status');
  if (
    inColumns(row, expected, disputeDetails) ||
    (['opened_at', 'evidence_due_by'] as const).some(
      (date) => seconds(row[date]) !== seconds(expected[date]),
    ) ||
    (isWhole ? inColumns(row, expected, owner) : hasNoOwner)
  ) {
    kinds.push('dispute_details');
  }
  return kinds;
}

/** Our row of a page of Stripe's Checkout. */
export interface CheckoutRow {
  stripe_session_id: string | null;
  status: string;
  updated_at: string;
}

/** What became at Stripe of a page that is open here; of any other nothing is to be said. */
export function checkoutDrift(row: CheckoutRow | null, theirs: PaidCheckout | null): DriftKind[] {
  if (row?.status !== 'open') return [];
  if (theirs === null) return ['checkout_missing_at_stripe'];
  if (theirs.status === 'expired') return ['checkout_expired'];
  return theirs.status === 'complete' && theirs.subscriptionId !== null ? ['checkout_paid'] : [];
}
