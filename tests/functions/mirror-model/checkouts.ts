import { isRunning } from '../../../supabase/functions/_shared/stripe-household.ts';
import type { CheckoutSession } from '../../../supabase/local/stripe/wire.ts';
import type { World } from './world.ts';

export interface CheckoutRow {
  /** Stripe's session. */
  id: string;
  status: string;
  subscription: string | null;
  duplicate_of: string | null;
}

export const checkoutQuery = `select stripe_session_id as id, status, stripe_subscription_id as subscription, duplicate_of
  from public.checkouts where stripe_session_id is not null order by id`;
/** One line tells of each page that was completed, and one of each duplicate. */
export const checkoutLineQuery = `select details ->> 'stripe_subscription_id' || ' ' || action as id from public.audit_log
  where action in ('checkout.complete', 'checkout.duplicate') order by id`;

const statuses: Record<string, string> = { open: 'open', expired: 'expired', complete: 'completed' };

/** The rows as Stripe has their pages. Which page of several stands, `duplicate_of` says: see `standingTwice`. */
export const checkoutsAtStripe = ({ account }: World, rows: readonly CheckoutRow[]): CheckoutRow[] =>
  rows.map(({ id, status: ours, duplicate_of }) => {
    const { status, subscription } = account.checkoutSessions.get(id) as CheckoutSession;
    const record = account.subscriptions.get(String(subscription));
    // A duplicate makes nobody a client where it was cancelled before a charge; one that was charged may be cancelled later.
    const isCancelled = duplicate_of !== null && record?.status === 'canceled';
    return {
      id,
      status: isCancelled ? ours : (statuses[String(status)] ?? ''),
      subscription: record?.id ?? null,
      duplicate_of: record === undefined ? null : duplicate_of,
    };
  });

/** The lines of the audit log that the rows are a reason for. */
export const linesOf = (rows: readonly CheckoutRow[]) =>
  rows
    .flatMap(({ status, subscription, duplicate_of }) => [
      ...(status === 'completed' ? [`${subscription} checkout.complete`] : []),
      ...(duplicate_of === null ? [] : [`${subscription} checkout.duplicate`]),
    ])
    .toSorted()
    .map((id) => ({ id }));

const goesOn = ({ account }: World, id: string | null) => {
  const record = account.subscriptions.get(String(id));
  return record !== undefined && isRunning(record) && !record.cancelAtPeriodEnd;
};

/** Subscriptions that were charged and go on beside the first one. */
export const runningDuplicates = (world: World, rows: readonly CheckoutRow[]) =>
  rows.filter(
    ({ status, subscription, duplicate_of }) =>
      status === 'completed' && goesOn(world, subscription) && goesOn(world, duplicate_of),
  ).length;

/** Customers with more than one running subscription that is no duplicate, and numbers with more than one such trial. */
export function standingTwice({ account }: World, rows: readonly CheckoutRow[]): string[] {
  const standing = rows
    .filter(({ duplicate_of }) => duplicate_of === null)
    .flatMap(({ subscription }) => account.subscriptions.get(String(subscription)) ?? [])
    .flatMap((record) => [
      ...(isRunning(record) ? [record.customer] : []),
      ...(record.trialStart === null
        ? []
        : [account.customers.get(record.customer)?.phone ?? `a trial of ${record.customer}`]),
    ]);
  return standing.filter((key, place) => standing.indexOf(key) !== place);
}
