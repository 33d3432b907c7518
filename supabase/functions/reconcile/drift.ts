import type { DriftKind } from '@flow/contracts/billing.ts';
import { type StripeSubscription, stripeColumns } from '../_shared/stripe.ts';

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
  plan: string | null;
}

/** Our word for what Stripe does not know. */
export const missing = 'missing';

/** Stripe counts whole seconds. */
const seconds = (instant: string | null) =>
  instant === null ? null : Math.floor(new Date(instant).getTime() / 1000);

/** In what a row and Stripe's subscription differ; null stands for one that is not there. */
export function driftOf(row: MirrorRow | null, theirs: StripeSubscription | null): DriftKind[] {
  if (theirs === null) return row === null || row.provider_status === missing ? [] : ['missing_at_stripe'];
  if (row === null) return ['missing_here'];
  const expected = stripeColumns(theirs);
  // Of rows from before it was kept, Stripe's own word is known where it is one of the five.
  const word = row.provider_status ?? row.status ?? 'none';
  const differs: Record<Exclude<DriftKind, `missing${string}` | 'unfinished_change'>, boolean> = {
    status: (row.status ?? 'none') !== expected.status || word !== expected.provider_status,
    dates: (['trial_start', 'trial_end', 'current_period_end'] as const).some(
      (date) => seconds(row[date]) !== seconds(expected[date]),
    ),
    plan: expected.plan !== undefined && row.plan !== expected.plan,
    customer: row.stripe_customer_id !== expected.stripe_customer_id,
    ending: row.cancel_at_period_end !== expected.cancel_at_period_end,
  };
  return (Object.keys(differs) as (keyof typeof differs)[]).filter((kind) => differs[kind]);
}
