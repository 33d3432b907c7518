import type { Dispute, Invoice, ReconcileResponse, Verification } from '../contracts/billing.ts';
import type { TrialNotice } from '../contracts/trial-notice.ts';
import type { Awaitable } from './keyset-rows.ts';

/** A request as the function reads it. */
export interface ParsedReconcileRequest {
  fix: boolean;
  cursor?: string | null | undefined;
}

/** What the backend answers about the mirror of Stripe. Throw a `FlowError` with a status to answer a failure. */
export interface BillingAnswers {
  reconcile(request: ParsedReconcileRequest): Awaitable<ReconcileResponse>;
  lastVerified(): Awaitable<Verification>;
  listInvoices(stripeSubscriptionId: string): Awaitable<Invoice[]>;
  listDisputes(): Awaitable<Dispute[]>;
}

/** How the mirror stands; nothing differs and nothing waits unless `overrides` say so. */
export function makeVerification(overrides: Partial<Verification> = {}): Verification {
  return {
    verified_at: '2026-11-20T10:00:00.000Z',
    walked: 12,
    walked_invoices: 0,
    walked_disputes: 0,
    walked_checkouts: 0,
    drift: {},
    drifted: 0,
    fixed: 0,
    open_changes: 0,
    failed_events: 0,
    open_disputes: 0,
    unsent_notices: 0,
    ...overrides,
  };
}

/** A paid invoice of the subscription `sub_0001`; `overrides` replace its fields. */
export function makeInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return {
    id: 'in_0001',
    stripe_subscription_id: 'sub_0001',
    stripe_customer_id: 'cus_0001',
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
    period_start: '2026-11-08T10:00:00.000Z',
    period_end: '2026-12-08T10:00:00.000Z',
    issued_at: '2026-11-08T10:00:00.000Z',
    finalized_at: '2026-11-08T11:00:00.000Z',
    paid_at: '2026-11-08T11:00:00.000Z',
    voided_at: null,
    ...overrides,
  };
}

/** An open dispute of the subscription `sub_0001`; `overrides` replace its fields. */
export function makeDispute(overrides: Partial<Dispute> = {}): Dispute {
  return {
    id: 'du_0001',
    stripe_charge_id: 'ch_0001',
    stripe_customer_id: 'cus_0001',
    stripe_subscription_id: 'sub_0001',
    status: 'needs_response',
    reason: 'fraudulent',
    currency: 'aed',
    amount: 99_900,
    evidence_due_by: '2026-11-27T10:00:00.000Z',
    opened_at: '2026-11-20T10:00:00.000Z',
    ...overrides,
  };
}

/** A mail that was sent three days before the trial of `makeSubscription` ended; `overrides` replace its fields. */
export function makeTrialNotice(overrides: Partial<TrialNotice> = {}): TrialNotice {
  return {
    kind: 'three_days',
    trial_end: '2026-11-08T10:00:00.000Z',
    status: 'sent',
    sent_to: 'client@flow.example',
    sent_at: '2026-11-05T10:02:00.000Z',
    reason: null,
    ...overrides,
  };
}

/** What the mirror of Stripe is about. */
export interface BillingData {
  /** How the mirror stands at first: what `drift` says is found by the next run, and but for duplicates gone after a repair. */
  verification: Verification;
  invoices: readonly Invoice[];
  disputes: readonly Dispute[];
}

/** A mirror in memory that can be compared and repaired. */
export function billingTable(
  { verification, invoices, disputes }: BillingData,
  now?: () => Date,
): BillingAnswers {
  let present = verification;
  let { drift, drifted } = verification;
  return {
    reconcile({ fix }) {
      const { walked, walked_invoices, walked_disputes, walked_checkouts } = present;
      const { duplicate_subscription: duplicates = 0 } = drift;
      const met = {
        walked,
        walked_invoices,
        walked_disputes,
        walked_checkouts,
        drift,
        drifted,
        fixed: fix ? drifted - duplicates : 0,
      };
      present = { ...present, ...met, verified_at: (now?.() ?? new Date()).toISOString() };
      if (fix) {
        present.open_changes = 0;
        drift = duplicates > 0 ? { duplicate_subscription: duplicates } : {};
        drifted = duplicates;
      }
      return { ...met, next_cursor: null };
    },
    lastVerified: () => present,
    listInvoices: (id) => invoices.filter((invoice) => invoice.stripe_subscription_id === id),
    listDisputes: () => [...disputes],
  };
}
