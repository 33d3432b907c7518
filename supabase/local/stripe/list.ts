import { invalidInteger, noSuchSubscription, StripeFailure, unknownParameter } from './errors.ts';
import { type SubscriptionRecord, stripeStatuses, stripeSubscription } from './subscription.ts';

/**
 * One page of subscriptions, newest first, as `GET /v1/subscriptions` answers it.
 *
 * @throws StripeFailure for a parameter that Stripe would refuse.
 */
export function listPage(records: readonly SubscriptionRecord[], query: URLSearchParams) {
  const given = { limit: '10', ...Object.fromEntries(query) } as Record<string, string | undefined>;
  const {
    limit: limitText = '',
    customer,
    status,
    starting_after: after,
    ending_before: before,
    ...rest
  } = given;
  const unknown = Object.keys(rest).find((name) => !name.startsWith('expand['));
  if (unknown) throw unknownParameter(unknown);
  const limit = Number(limitText);
  if (!/^\d+$/.test(limitText) || limit < 1 || limit > 100) throw invalidInteger(limitText, 'limit');
  if (status !== undefined && ![...stripeStatuses, 'all', 'ended'].some((known) => known === status)) {
    throw new StripeFailure(400, {
      message: `Invalid status: must be one of ${stripeStatuses.join(', ')}, all, or ended`,
      param: 'status',
    });
  }
  const matching = records
    .filter((record) => customer === undefined || record.customer === customer)
    .filter((record) => hasStatus(record, status))
    .sort((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1));
  const position = (id: string, param: 'starting_after' | 'ending_before') => {
    const index = matching.findIndex((record) => record.id === id);
    if (index < 0) throw noSuchSubscription(id, param, 400);
    return index;
  };
  const url = '/v1/subscriptions';
  if (before !== undefined) {
    const end = position(before, 'ending_before');
    const data = matching.slice(Math.max(0, end - limit), end).map(stripeSubscription);
    return { object: 'list', data, has_more: end > limit, url };
  }
  const begin = after === undefined ? 0 : position(after, 'starting_after') + 1;
  const data = matching.slice(begin, begin + limit).map(stripeSubscription);
  return { object: 'list', data, has_more: begin + limit < matching.length, url };
}

/** Without a status Stripe lists all that are not canceled. */
function hasStatus(record: SubscriptionRecord, status: string | undefined): boolean {
  if (status === undefined) return record.status !== 'canceled';
  if (status === 'all') return true;
  if (status === 'ended') return record.status === 'canceled' || record.status === 'incomplete_expired';
  return record.status === status;
}
