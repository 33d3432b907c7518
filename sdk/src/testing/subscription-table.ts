import type * as z from 'zod/mini';
import { businessDayRange } from '../contracts/business-time.ts';
import {
  type CancelSubscriptionRequest,
  canCancel,
  canResume,
  type listSubscriptionsRequestSchema,
  type OwnSubscription,
  ownSubscriptionSchema,
  type Subscription,
  type SubscriptionPage,
  type SubscriptionRequest,
} from '../contracts/subscription.ts';
import { FlowError } from '../errors.ts';
import type { TestAccount } from './fixtures.ts';
import type { Awaitable } from './keyset-rows.ts';

/** A request for a page of subscriptions, as the function reads it: the status is always there. */
export type ParsedListRequest = z.output<typeof listSubscriptionsRequestSchema>;

/** What the functions and the database answer about subscriptions. Throw a `FlowError` with a status to answer a failure. */
export interface SubscriptionAnswers {
  listSubscriptions(request: ParsedListRequest): Awaitable<SubscriptionPage>;
  /** The subscription of an id, ours or Stripe's. */
  findSubscription(id: string): Awaitable<Subscription>;
  cancelSubscription(request: CancelSubscriptionRequest): Awaitable<Subscription>;
  ownSubscriptions(account: TestAccount): Awaitable<OwnSubscription[]>;
  cancelOwnSubscription(request: SubscriptionRequest, account: TestAccount): Awaitable<Subscription>;
  resumeSubscription(request: SubscriptionRequest, account: TestAccount): Awaitable<Subscription>;
}

function matches(row: Subscription, { status, from, to, search }: ParsedListRequest): boolean {
  const range = businessDayRange(from, to);
  const began = row.trial_start ?? row.created_at;
  const wanted = search?.toLowerCase();
  return (
    (status === 'all' || row.status === status) &&
    (range.from === null || began >= range.from) &&
    (range.to === null || began < range.to) &&
    (!wanted ||
      [row.email, row.name].some((text) => text?.toLowerCase().includes(wanted)) ||
      [row.stripe_subscription_id, row.stripe_customer_id].includes(search ?? null))
  );
}

/** A page of the given rows, cut by `limit` and `cursor` and filtered: enough to test a table and its paging. */
export function pageOf(rows: readonly Subscription[], request: ParsedListRequest): SubscriptionPage {
  const matching = rows.filter((row) => matches(row, request));
  const start = request.cursor ? Number(request.cursor) : 0;
  const end = start + request.limit;
  return {
    items: matching.slice(start, end),
    next_cursor: end < matching.length ? String(end) : null,
  };
}

/**
 * Subscriptions in memory that can be filtered, paged, cancelled and resumed as in the backend. A client has those with
 * their `user_id`. Whether a period has passed is asked where `now` is given: fixtures do not age.
 * @example flowHandlers({ url, ...subscriptionTable([makeSubscription({ status: 'past_due' })]) })
 */
export function subscriptionTable(
  subscriptions: readonly Subscription[],
  now?: () => Date,
): SubscriptionAnswers {
  const rows = subscriptions.map((row) => ({ ...row }));

  function find(id: string, ownerId?: string): Subscription {
    const row = rows.find((candidate) => candidate.id === id || candidate.stripe_subscription_id === id);
    if (row && (ownerId === undefined || row.user_id === ownerId)) return row;
    throw new FlowError('not_found', `There is no subscription ${id}.`, { status: 404 });
  }
  function change(row: Subscription, ends: boolean): Subscription {
    row.cancel_at_period_end = ends;
    row.updated_at = (now?.() ?? new Date()).toISOString();
    return row;
  }
  function cancel(row: Subscription): Subscription {
    if (row.cancel_at_period_end) return row;
    if (canCancel(row)) return change(row, true);
    throw new FlowError('conflict', `The subscription is ${row.status}.`, { status: 409 });
  }
  /** The table has Stripe's word in every row; null where it was not kept. */
  const ownOf = (row: Subscription): OwnSubscription =>
    ownSubscriptionSchema.parse({ provider_status: null, ...row });

  return {
    listSubscriptions: (request) => pageOf(rows, request),
    findSubscription: (id) => find(id),
    cancelSubscription: ({ stripe_subscription_id }) => cancel(find(stripe_subscription_id)),
    ownSubscriptions: ({ userId }) => rows.filter((row) => row.user_id === userId).map(ownOf),
    cancelOwnSubscription: ({ stripe_subscription_id }, { userId }) =>
      cancel(find(stripe_subscription_id, userId)),
    resumeSubscription({ stripe_subscription_id }, { userId, roles }) {
      const row = find(stripe_subscription_id, roles.includes('admin') ? undefined : userId);
      if (canResume(row, now?.() ?? new Date(0))) return change(row, false);
      throw new FlowError('conflict', 'The subscription does not end, or has ended.', { status: 409 });
    },
  };
}
