import {
  lastActivity,
  providerStatus,
  type Subscription,
  type SubscriptionStatus,
} from '@flow/sdk/contracts/subscription';
import { absent, instantColumn, type RowColumn, textColumn } from '../../output/row-columns.ts';
import type { Cell, Tone } from '../../output/table.ts';

const tones: Partial<Record<string, Tone>> = {
  trialing: 'success',
  active: 'success',
  past_due: 'warning',
  canceled: 'quiet',
  none: 'quiet',
} satisfies Record<SubscriptionStatus, Tone>;

function person(row: Subscription): Cell {
  if (row.user_deleted) return { text: `${row.email ?? ''} (Deleted User)`.trimStart(), tone: 'danger' };
  return row.email ? { text: row.email } : absent;
}

/** The status, Stripe's own word where it is another, that billing will stop when it was asked to, and an open dispute. */
export function statusText(
  row: Pick<Subscription, 'status' | 'cancel_at_period_end' | 'provider_status' | 'open_disputes'>,
): string {
  const disputed = (row.open_disputes ?? []).length > 0;
  const more = [providerStatus(row), row.cancel_at_period_end && 'ending', disputed && 'disputed'].filter(
    Boolean,
  );
  return more.length > 0 ? `${row.status} (${more.join(', ')})` : row.status;
}

/** Whether billing will stop, for another program. */
function isEnding({ cancel_at_period_end }: Pick<Subscription, 'cancel_at_period_end'>): string {
  return cancel_at_period_end ? 'yes' : 'no';
}

/** The admin table's columns, with the id that `subscriptions cancel` takes in the place of the buttons. */
export const subscriptionColumns: readonly RowColumn<Subscription>[] = [
  { title: 'Email', rank: 1, shrinks: true, raw: (row) => row.email ?? '', cell: person },
  textColumn('Name', 7, (row) => row.name),
  textColumn('Plan', 2, (row) => row.plan),
  {
    title: 'Status',
    rank: 1,
    raw: (row) => row.status,
    cell: (row) => ({
      text: statusText(row),
      tone: row.open_disputes?.length ? 'danger' : row.cancel_at_period_end ? 'warning' : tones[row.status],
    }),
  },
  instantColumn('Trial start', 6, (row) => row.trial_start),
  instantColumn('Trial end', 4, (row) => row.trial_end),
  instantColumn('Next charge', 3, (row) => row.current_period_end),
  instantColumn('Last activity', 5, lastActivity),
  textColumn('Subscription', 1, (row) => row.stripe_subscription_id),
  { ...textColumn<Subscription>('Cancel at period end', 8, isEnding), isForPipes: true },
];
