import type { StripeAccount } from './account.ts';
import { newCharge, newInvoicePayment } from './charge.ts';
import { type InvoicePlan, newInvoice } from './invoice.ts';
import { day } from './periods.ts';
import type { SubscriptionRecord } from './subscription-record.ts';
import type { Invoice } from './wire.ts';

/** After the first try fails, Stripe's account is set to try on these days, and to call the subscription unpaid then. */
const retryDays = [3, 5, 7] as const;

/** Where a payment came to. */
export type Collected = 'paid' | 'failed' | 'given_up' | 'left';

/**
 * Makes the invoice of a period and collects it. Stripe leaves a renewal's invoice a draft for an hour; here all of it happens at
 * one moment, so that a move of the clock leaves nothing half done.
 */
export function bill(
  account: StripeAccount,
  record: SubscriptionRecord,
  plan: InvoicePlan,
): { invoice: Invoice; collected: Collected } {
  const draft = newInvoice(account, record, plan);
  account.invoices.add(draft);
  account.emit('invoice.created', draft);
  // What an unpaid subscription owes next stays a draft that nobody collects, as Stripe does it.
  const behavior = record.status === 'unpaid' ? 'keep_as_draft' : record.pauseCollection?.behavior;
  if (behavior === 'keep_as_draft') {
    return { invoice: keepInvoice(account, { ...draft, auto_advance: false }), collected: 'left' };
  }
  const open = finalize(account, draft);
  if (behavior === 'void') return { invoice: voidInvoice(account, open), collected: 'left' };
  if (behavior === 'mark_uncollectible') {
    return { invoice: markUncollectible(account, open), collected: 'left' };
  }
  return collect(account, open);
}

export function keepInvoice(account: StripeAccount, invoice: Invoice): Invoice {
  account.invoices.add(invoice);
  account.agenda.set(invoice.id, invoice.status === 'open' ? invoice.next_payment_attempt : null);
  return invoice;
}

export function finalize(account: StripeAccount, draft: Invoice): Invoice {
  const now = account.now();
  const number = `${draft.customer_email?.slice(0, 1).toUpperCase() ?? 'F'}-${String(account.invoices.size).padStart(6, '0')}`;
  const open = keepInvoice(account, {
    ...draft,
    status: 'open',
    number,
    effective_at: now,
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  });
  account.emit('invoice.finalized', open);
  return open;
}

/**
 * One try to have an open invoice paid with the customer's card. A try that a person asks for is none of those that the
 * account is set to make, and leaves them as they are.
 */
export function collect(
  account: StripeAccount,
  invoice: Invoice,
  { isByHand = false } = {},
): { invoice: Invoice; collected: Collected } {
  const isFree = invoice.amount_remaining === 0;
  const works = isFree || account.cards.get(String(invoice.customer)) === 'works';
  const charge = isFree ? null : newCharge(invoice, { created: account.now(), works });
  if (charge) account.charges.add(charge);
  const attempts = isByHand ? Math.max(invoice.attempt_count, 1) : invoice.attempt_count + (isFree ? 0 : 1);
  if (works) {
    if (charge) account.invoicePayments.add(newInvoicePayment(invoice, charge));
    return settle(account, { ...invoice, attempt_count: attempts, attempted: true });
  }
  const next = isByHand ? invoice.next_payment_attempt : nextAttempt(account, invoice, attempts);
  const failed = keepInvoice(account, {
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: next,
  });
  account.emit('invoice.payment_failed', failed);
  return { invoice: failed, collected: next === null && !isByHand ? 'given_up' : 'failed' };
}

/** Marks an invoice as paid: with the card, or in another way that Stripe is only told of. */
export function settle(account: StripeAccount, invoice: Invoice): { invoice: Invoice; collected: Collected } {
  const paid = keepInvoice(account, {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: account.now() },
  });
  account.emit('invoice.paid', paid);
  return { invoice: paid, collected: 'paid' };
}

/** null when all tries are used up, and for a first payment, which is not tried again. */
function nextAttempt(account: StripeAccount, invoice: Invoice, attempts: number): number | null {
  const days = retryDays[attempts - 1];
  if (days === undefined || invoice.billing_reason === 'subscription_create') return null;
  const first = invoice.status_transitions.finalized_at ?? account.now();
  return Math.max(first + days * day, account.now() + 1);
}

export function voidInvoice(account: StripeAccount, invoice: Invoice): Invoice {
  const voided = keepInvoice(account, {
    ...invoice,
    status: 'void',
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: account.now() },
  });
  account.emit('invoice.voided', voided);
  return voided;
}

export function markUncollectible(account: StripeAccount, invoice: Invoice): Invoice {
  const lost = keepInvoice(account, {
    ...invoice,
    status: 'uncollectible',
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: account.now() },
  });
  account.emit('invoice.marked_uncollectible', lost);
  return lost;
}

/** Of a subscription's invoices those that wait for money, newest first. */
export function openInvoices(account: StripeAccount, record: SubscriptionRecord): Invoice[] {
  const invoices: Invoice[] = [];
  for (const invoice of account.invoices.listed({ owner: record.customer })) {
    if (invoice.status === 'open' && subscriptionOf(invoice) === record.id) invoices.push(invoice);
  }
  return invoices;
}

export function subscriptionOf(invoice: Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return typeof subscription === 'string' ? subscription : null;
}
