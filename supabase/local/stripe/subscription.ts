import { createHash } from 'node:crypto';
import * as z from 'zod';

export const stripeStatuses = [
  'trialing',
  'active',
  'past_due',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
] as const;

/** A month of the stand-in, in seconds. */
export const month = 30 * 24 * 60 * 60;

/** What the stand-in remembers of a subscription. Times are Unix seconds, as everywhere in Stripe. */
export const subscriptionRecordSchema = z.object({
  id: z.string().regex(/^sub_/),
  customer: z.string().regex(/^cus_/),
  plan: z.string(),
  status: z.enum(stripeStatuses),
  created: z.int(),
  trialStart: z.int().nullable(),
  trialEnd: z.int().nullable(),
  periodStart: z.int(),
  periodEnd: z.int(),
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: z.int().nullable(),
  metadata: z.record(z.string(), z.string()),
});

export type SubscriptionRecord = z.infer<typeof subscriptionRecordSchema>;
export type StripeSubscription = ReturnType<typeof stripeSubscription>;

/** The object as Stripe sends it. Since 2025 the billing period is told by the items, not by the subscription. */
export function stripeSubscription(record: SubscriptionRecord) {
  const { id, created, customer, status } = record;
  const ended = status === 'canceled' ? (record.canceledAt ?? record.periodEnd) : null;
  const leaves = record.cancelAtPeriodEnd || status === 'canceled';
  return {
    id,
    object: 'subscription' as const,
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: record.trialEnd ?? created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: record.cancelAtPeriodEnd ? record.periodEnd : null,
    cancel_at_period_end: record.cancelAtPeriodEnd,
    canceled_at: leaves ? record.canceledAt : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      reason: leaves ? 'cancellation_requested' : null,
    },
    collection_method: 'charge_automatically',
    created,
    currency: 'aed',
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: ended,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: {
      object: 'list' as const,
      data: [subscriptionItem(record)],
      has_more: false,
      total_count: 1,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: record.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
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
    test_clock: null,
    transfer_data: null,
    trial_end: record.trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
    trial_start: record.trialStart,
  };
}

function subscriptionItem(record: SubscriptionRecord) {
  const weekly = /week/i.test(record.plan);
  const amount = weekly ? 27_500 : 99_900;
  const interval = weekly ? ('week' as const) : ('month' as const);
  const shared = {
    active: true,
    billing_scheme: 'per_unit',
    created: record.created,
    currency: 'aed',
    livemode: false,
    metadata: {},
    nickname: record.plan,
    product: derivedId('prod', record.plan),
    tiers_mode: null,
  };
  return {
    id: derivedId('si', record.id),
    object: 'subscription_item' as const,
    billing_thresholds: null,
    created: record.created,
    current_period_end: record.periodEnd,
    current_period_start: record.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      ...shared,
      id: derivedId('price', record.plan),
      object: 'plan' as const,
      amount,
      amount_decimal: String(amount),
      interval,
      interval_count: 1,
      meter: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price: {
      ...shared,
      id: derivedId('price', record.plan),
      object: 'price' as const,
      custom_unit_amount: null,
      lookup_key: null,
      recurring: {
        interval,
        interval_count: 1,
        meter: null,
        trial_period_days: null,
        usage_type: 'licensed',
      },
      tax_behavior: 'unspecified',
      transform_quantity: null,
      type: 'recurring',
      unit_amount: amount,
      unit_amount_decimal: String(amount),
    },
    quantity: 1,
    subscription: record.id,
    tax_rates: [],
  };
}

/** The same name gives the same id, so that nothing changes between two reads. */
function derivedId(prefix: string, name: string): string {
  return `${prefix}_${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
}
