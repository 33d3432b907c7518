import type { StripeDispute, StripeInvoice } from './invoice-mirror.ts';
import type { StripeSubscription } from './stripe.ts';

/** What Stripe tells of a subscription, an invoice of it, and a dispute about that. */
export const theirs = (id: string, changes: object = {}): StripeSubscription =>
  ({
    id,
    status: 'active',
    trial_start: null,
    trial_end: null,
    cancel_at_period_end: false,
    customer: 'cus_1',
    metadata: {},
    items: {
      data: [{ current_period_end: 1_796_083_200, price: { nickname: 'Online, monthly', lookup_key: null } }],
    },
    ...changes,
  }) as StripeSubscription;

const paidInvoice: StripeInvoice = {
  id: 'in_1',
  number: 'FLOW-0001',
  status: 'paid',
  billing_reason: 'subscription_cycle',
  currency: 'aed',
  total: 99_900,
  amount_due: 99_900,
  amount_paid: 99_900,
  amount_remaining: 0,
  attempt_count: 1,
  next_payment_attempt: null,
  period_start: 1_793_491_200,
  period_end: 1_796_083_200,
  created: 1_793_491_200,
  customer: 'cus_1',
  parent: { subscription_details: { subscription: 'sub_1' } },
  status_transitions: { finalized_at: 1_793_494_800, paid_at: 1_793_754_000, voided_at: null },
};

export const theirInvoice = (id: string, changes: Partial<StripeInvoice> = {}): StripeInvoice => ({
  ...paidInvoice,
  id,
  ...changes,
});

export const theirDispute = (id: string, changes: Partial<StripeDispute> = {}): StripeDispute => ({
  id,
  status: 'needs_response',
  reason: 'fraudulent',
  currency: 'aed',
  amount: 99_900,
  charge: 'ch_1',
  created: 1_793_840_400,
  evidence_details: { due_by: 1_794_445_200 },
  invoice: paidInvoice,
  ...changes,
});
