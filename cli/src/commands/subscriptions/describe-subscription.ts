import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import { disputeText, trialNoticeText } from '@flow/sdk/texts';
import { renderDetails } from '../../output/table.ts';
import { statusText } from './subscription-columns.ts';

/** A subscription for a person: names and values below one another, in Dubai time. */
export function describeSubscription(row: Subscription): string {
  return renderDetails([
    ['Email', row.email ?? '-'],
    ['Name', row.name ?? '-'],
    ['Plan', row.plan ?? '-'],
    ['Status', statusText(row)],
    ...(row.open_disputes ?? []).map((one): [string, string] => [
      'Dispute',
      `${disputeText(one)}, ${one.id}`,
    ]),
    ...(row.trial_notices ?? []).map((notice): [string, string] => ['Trial end', trialNoticeText(notice)]),
    ['Period end', row.current_period_end ? formatBusinessDateTime(row.current_period_end) : '-'],
    ['Subscription', row.stripe_subscription_id ?? '-'],
  ]);
}
