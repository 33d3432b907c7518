import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import { renderDetails } from '../../output/table.ts';
import { statusText } from './columns.ts';

/** A subscription for a person: names and values below one another, in Dubai time. */
export function describeSubscription(row: Subscription): string {
  return renderDetails([
    ['Email', row.email ?? '-'],
    ['Name', row.name ?? '-'],
    ['Plan', row.plan ?? '-'],
    ['Status', statusText(row)],
    ['Period end', row.current_period_end ? formatBusinessDateTime(row.current_period_end) : '-'],
    ['Subscription', row.stripe_subscription_id ?? '-'],
  ]);
}
