import type { StripeAccount } from './account.ts';
import { type Amounts, amountsOf } from './money.ts';
import { derivedId } from './subscription.ts';
import type { SubscriptionRecord } from './subscription-record.ts';
import { type Invoice, type InvoiceLine, newId, type Price } from './wire.ts';

export interface InvoicePlan {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  period: { start: number; end: number };
  /** For a trial: the line costs nothing. */
  isFree?: boolean;
  /** Of one that is known by an id already. */
  id?: string;
}

/** A draft of what a period of a subscription costs. */
export function newInvoice(account: StripeAccount, record: SubscriptionRecord, plan: InvoicePlan): Invoice {
  const { id = newId('in') } = plan;
  const price = account.price(record.price);
  const customer = account.customers.get(record.customer);
  const amounts = amountsOf(
    plan.isFree ? { ...price, unit_amount: 0 } : price,
    record.quantity,
    account.rates(record.taxRates),
  );
  const { subtotal, tax, total } = amounts;
  return {
    id,
    object: 'invoice',
    account_country: 'AE',
    account_name: 'Stripe stand-in',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: plan.reason,
    collection_method: 'charge_automatically',
    created: account.now(),
    currency: price.currency,
    custom_fields: null,
    customer: record.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: record.description,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: [invoiceLine(id, record, { price, amounts, period: plan.period })],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: record.metadata, subscription: record.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    // An invoice looks back on the period that ended; its line tells of the one that begins.
    period_end: account.now(),
    period_start: plan.reason === 'subscription_cycle' ? record.periodStart : account.now(),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: total - tax,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total - tax,
    total_pretax_credit_amounts: [],
    total_taxes: taxesOf(amounts),
    webhooks_delivered_at: null,
  };
}

function invoiceLine(
  invoice: string,
  record: SubscriptionRecord,
  { price, amounts, period }: { price: Price; amounts: Amounts; period: InvoicePlan['period'] },
): InvoiceLine {
  return {
    id: newId('il'),
    object: 'line_item',
    amount: amounts.subtotal,
    currency: price.currency,
    description: `${record.quantity} × ${price.nickname ?? record.description ?? 'Subscription'}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: record.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: record.id,
        subscription_item: derivedId('si', record.id),
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: record.quantity,
    quantity_decimal: String(record.quantity),
    subscription: record.id,
    subtotal: amounts.subtotal,
    taxes: taxesOf(amounts),
  };
}

function taxesOf({ taxes }: Amounts): NonNullable<InvoiceLine['taxes']> {
  return taxes.map(({ rate, amount, taxable }) => ({
    amount,
    tax_behavior: rate.inclusive ? 'inclusive' : 'exclusive',
    tax_rate_details: { tax_rate: rate.id },
    taxability_reason: 'standard_rated',
    taxable_amount: taxable,
    type: 'tax_rate_details',
  }));
}
