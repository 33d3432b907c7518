import { termsOfPlan } from '../stripe/plan-terms.ts';
import { daysAfter } from './random.ts';
import { type DemoSubscription, daysOfPlan } from './subscriptions.ts';

/** What everybody who is past due owes: the first try to collect it has failed, and no other follows by itself. */
export function inventInvoices(subscriptions: readonly DemoSubscription[]) {
  return subscriptions.flatMap((one) => {
    const { status, plan, trial_start, trial_end, current_period_end, stripe_subscription_id } = one;
    if (status !== 'past_due' || !plan || !trial_start || !trial_end || !current_period_end) return [];
    const days = daysOfPlan(plan);
    const issued = daysAfter(current_period_end, -days);
    const { amount } = termsOfPlan(plan);
    const code = stripe_subscription_id?.replace('sub_demo_', '') ?? '';
    return {
      id: `in_demo_${code}`,
      stripe_subscription_id,
      stripe_customer_id: one.stripe_customer_id,
      number: `DEMO-${code.toUpperCase()}`,
      status: 'open',
      billing_reason: 'subscription_cycle',
      currency: 'aed',
      total: amount,
      amount_due: amount,
      amount_paid: 0,
      amount_remaining: amount,
      attempt_count: 1,
      // The period before it, whose first is the trial.
      period_start: issued <= trial_end ? trial_start : daysAfter(issued, -days),
      period_end: issued,
      issued_at: issued,
      finalized_at: issued,
      updated_at: issued,
    };
  });
}
