import type { Database } from '@flow/database.types.ts';
import type Stripe from 'stripe';
import type { ServiceDatabase } from './database.ts';
import { follow, type MirroredRows } from './mirrored-rows.ts';
import { idOf, instant } from './stripe.ts';

/** The parts of Stripe's invoice that we keep. */
export type StripeInvoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'number'
  | 'status'
  | 'billing_reason'
  | 'currency'
  | 'total'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'next_payment_attempt'
  | 'period_start'
  | 'period_end'
  | 'created'
  | 'customer'
> & {
  parent: { subscription_details: { subscription: string | { id: string } } | null } | null;
  status_transitions: Pick<Stripe.Invoice.StatusTransitions, 'finalized_at' | 'paid_at' | 'voided_at'>;
};

/** The parts of Stripe's dispute that we keep, with the invoice whose payment is taken back. */
export interface StripeDispute
  extends Pick<Stripe.Dispute, 'id' | 'status' | 'reason' | 'currency' | 'amount' | 'charge' | 'created'> {
  evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'due_by'>;
  invoice: Pick<StripeInvoice, 'customer' | 'parent'> | null;
}

type Tables = Database['public']['Tables'];
export type InvoiceRow = Omit<Tables['invoices']['Insert'], 'updated_at'>;
export type DisputeRow = Omit<Tables['disputes']['Insert'], 'updated_at'>;

export type InvoiceRows = MirroredRows<InvoiceRow, InvoiceRow>;
export type DisputeRows = MirroredRows<DisputeRow, DisputeRow>;

/** The subscription that an invoice is of; null of one that was written by hand. */
export const subscriptionOf = ({ parent }: Pick<StripeInvoice, 'parent'>): string | null =>
  idOf(parent?.subscription_details?.subscription);

export function invoiceRow(invoice: StripeInvoice): InvoiceRow {
  const { status_transitions: changed } = invoice;
  return {
    id: invoice.id,
    stripe_subscription_id: subscriptionOf(invoice),
    stripe_customer_id: idOf(invoice.customer),
    number: invoice.number,
    status: invoice.status ?? 'draft',
    billing_reason: invoice.billing_reason,
    currency: invoice.currency,
    total: invoice.total,
    amount_due: invoice.amount_due,
    amount_paid: invoice.amount_paid,
    amount_remaining: invoice.amount_remaining,
    attempt_count: invoice.attempt_count,
    next_payment_attempt: instant(invoice.next_payment_attempt),
    period_start: new Date(invoice.period_start * 1000).toISOString(),
    period_end: new Date(invoice.period_end * 1000).toISOString(),
    issued_at: new Date(invoice.created * 1000).toISOString(),
    finalized_at: instant(changed.finalized_at),
    paid_at: instant(changed.paid_at),
    voided_at: instant(changed.voided_at),
  };
}

export function disputeRow(dispute: StripeDispute): DisputeRow {
  const { invoice } = dispute;
  return {
    id: dispute.id,
    stripe_charge_id: typeof dispute.charge === 'string' ? dispute.charge : dispute.charge.id,
    stripe_customer_id: idOf(invoice?.customer),
    stripe_subscription_id: invoice === null ? null : subscriptionOf(invoice),
    status: dispute.status,
    reason: dispute.reason,
    currency: dispute.currency,
    amount: dispute.amount,
    evidence_due_by: instant(dispute.evidence_details.due_by),
    opened_at: new Date(dispute.created * 1000).toISOString(),
  };
}

/** Brings the row of an invoice to Stripe's present state, and answers that. */
export const followInvoice = (
  id: string,
  rows: InvoiceRows,
  retrieve: (id: string) => Promise<StripeInvoice>,
): Promise<StripeInvoice> =>
  follow(id, { ...rows, retrieve, columns: invoiceRow, newRow: (_, theirs) => invoiceRow(theirs) });

/** Brings the row of a dispute to Stripe's present state, and answers that. */
export const followDispute = (
  id: string,
  rows: DisputeRows,
  retrieve: (id: string) => Promise<StripeDispute>,
): Promise<StripeDispute> =>
  follow(id, { ...rows, retrieve, columns: disputeRow, newRow: (_, theirs) => disputeRow(theirs) });

const uniqueViolation = '23505';

function check(error: { message: string } | null): void {
  if (error !== null) throw new Error(error.message, { cause: error });
}

/** Rows of a table whose key is Stripe's id. */
function rowsOf<Row extends InvoiceRow | DisputeRow>(
  database: ServiceDatabase,
  table: 'invoices' | 'disputes',
): MirroredRows<Row, Row> {
  return {
    async version(id) {
      const { data, error } = await database.from(table).select('updated_at').eq('id', id).maybeSingle();
      check(error);
      return data === null ? null : String(data.updated_at);
    },
    async insert(row) {
      const { error } = await database.from(table).insert(row as never);
      if (error?.code === uniqueViolation) return false;
      check(error);
      return true;
    },
    async update(id, version, row) {
      const { data, error } = await database
        .from(table)
        .update(row as never)
        .eq('id', id)
        .eq('updated_at', version)
        .select('id');
      check(error);
      return (data ?? []).length > 0;
    },
  };
}

export const invoiceRows = (database: ServiceDatabase): InvoiceRows => rowsOf(database, 'invoices');
export const disputeRows = (database: ServiceDatabase): DisputeRows => rowsOf(database, 'disputes');
