import type { Subscription } from '@flow/sdk/contracts/subscription';
import type { Single } from '../show-one.ts';
import { describeSubscription } from './describe-subscription.ts';
import { subscriptionColumns } from './subscription-columns.ts';
import { findSubscription, parseSubscriptionKey } from './subscription-id.ts';

export const singleSubscription: Single<Subscription> = {
  readers: { subscription: parseSubscriptionKey },
  find: findSubscription,
  describe: describeSubscription,
  raw: (row) => [subscriptionColumns.map((column) => column.raw(row))],
};
