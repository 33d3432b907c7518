import { createHash } from 'node:crypto';
import type { SubscriptionRecord } from './subscription-record.ts';
import type { Price, StripeSubscription, SubscriptionItem, TaxRate } from './wire.ts';

/** What a subscription's record only names. */
export interface SubscriptionParts {
  price: Price;
  taxRates: TaxRate[];
  /** The test clock by which all of the account lives, once one is set. */
  clock: string | null;
}

/** The object as Stripe sends it. Since 2025 the billing period is told by the items, not by the subscription. */
export function subscriptionObject(record: SubscriptionRecord, parts: SubscriptionParts): StripeSubscription {
  const { id, created, customer, status } = record;
  const leaves = record.cancelAtPeriodEnd || status === 'canceled';
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: record.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: record.cancelAtPeriodEnd ? record.periodEnd : null,
    cancel_at_period_end: record.cancelAtPeriodEnd,
    canceled_at: leaves ? record.canceledAt : null,
    cancellation_details: { ...record.cancellation, feedback_option: null },
    collection_method: 'charge_automatically',
    created,
    currency: parts.price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: record.description,
    discounts: [],
    ended_at: record.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [subscriptionItem(record, parts)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: record.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: record.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: record.pauseCollection && {
      behavior: record.pauseCollection.behavior,
      resumes_at: record.pauseCollection.resumesAt,
    },
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status,
    test_clock: parts.clock,
    transfer_data: null,
    trial_end: record.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: record.missingCard },
    },
    trial_start: record.trialStart,
  };
}

function subscriptionItem(
  record: SubscriptionRecord,
  { price, taxRates }: SubscriptionParts,
): SubscriptionItem {
  return {
    id: derivedId('si', record.id),
    object: 'subscription_item',
    billing_thresholds: null,
    created: record.created,
    current_period_end: record.periodEnd,
    current_period_start: record.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: record.quantity,
    subscription: record.id,
    tax_rates: taxRates,
  };
}

/** The price in the words of an older API, which every item still carries. */
function planOf(price: Price): SubscriptionItem['plan'] {
  const { interval, interval_count, meter, trial_period_days, usage_type } = price.recurring ?? once;
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: price.tiers_mode,
    transform_usage: null,
    trial_period_days,
    usage_type,
  };
}

const once: NonNullable<Price['recurring']> = {
  interval: 'month',
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
};

/** The same name gives the same id, so that nothing changes between two reads. */
export function derivedId(prefix: string, name: string): string {
  return `${prefix}_${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
}
