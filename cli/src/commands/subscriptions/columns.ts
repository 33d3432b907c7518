import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import { lastActivity, type Subscription, type SubscriptionStatus } from '@flow/sdk/contracts/subscription';
import type { Cell, Column, Tone } from '../../output/table.ts';

interface SubscriptionColumn extends Column {
  /** As another program wants it: instants in ISO 8601 UTC, nothing when absent. */
  raw(row: Subscription): string;
  /** As a person wants it: instants in Dubai. */
  cell(row: Subscription): Cell;
}

const absent: Cell = { text: '-', tone: 'quiet' };

const tones: Record<SubscriptionStatus, Tone> = {
  trialing: 'success',
  active: 'success',
  past_due: 'warning',
  canceled: 'quiet',
  none: 'quiet',
};

type TextField = 'name' | 'plan' | 'stripe_subscription_id';
type InstantField = 'trial_start' | 'trial_end' | 'current_period_end';

const text = (title: string, rank: number, field: TextField): SubscriptionColumn => ({
  title,
  rank,
  raw: (row) => row[field] ?? '',
  cell: (row) => (row[field] ? { text: row[field] } : absent),
});

const instant = (title: string, rank: number, field: InstantField): SubscriptionColumn => ({
  title,
  rank,
  raw: (row) => row[field] ?? '',
  cell: (row) => (row[field] ? { text: formatBusinessDateTime(row[field]) } : absent),
});

function person(row: Subscription): Cell {
  if (row.user_deleted) return { text: `${row.email ?? ''} (Deleted User)`.trimStart(), tone: 'danger' };
  return row.email ? { text: row.email } : absent;
}

/** The status, and that billing will stop when it was asked to. */
export function statusText({ status, cancel_at_period_end }: Subscription): string {
  return cancel_at_period_end ? `${status} (ending)` : status;
}

/** The admin table's columns, with the id that `subscriptions cancel` takes in the place of the buttons. */
export const subscriptionColumns: readonly SubscriptionColumn[] = [
  { title: 'Email', rank: 1, shrinks: true, raw: (row) => row.email ?? '', cell: person },
  text('Name', 7, 'name'),
  text('Plan', 2, 'plan'),
  {
    title: 'Status',
    rank: 1,
    raw: (row) => row.status,
    cell: (row) => ({
      text: statusText(row),
      tone: row.cancel_at_period_end ? 'warning' : tones[row.status],
    }),
  },
  instant('Trial start', 6, 'trial_start'),
  instant('Trial end', 4, 'trial_end'),
  instant('Next charge', 3, 'current_period_end'),
  {
    title: 'Last activity',
    rank: 5,
    raw: lastActivity,
    cell: (row) => ({ text: formatBusinessDateTime(lastActivity(row)) }),
  },
  text('Subscription', 1, 'stripe_subscription_id'),
];
