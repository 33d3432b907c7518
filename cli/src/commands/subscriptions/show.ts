import type { Subscription } from '@flow/sdk/contracts/subscription';
import { type Single, showCommandOf } from '../show-one.ts';
import { subscriptionColumns } from './columns.ts';
import { describeSubscription } from './describe-subscription.ts';
import { findSubscription, parseSubscriptionKey } from './subscription-id.ts';

export const singleSubscription: Single<Subscription> = {
  argument: {
    name: 'subscription',
    description: 'the id that "subscriptions list" shows, or ours',
    parse: parseSubscriptionKey,
  },
  find: findSubscription,
  describe: describeSubscription,
  raw: (row) => [subscriptionColumns.map((column) => column.raw(row))],
};

export const configure = showCommandOf(singleSubscription, {
  notes: ['Show one subscription. In a pipe it is the row that "subscriptions list" has of it.'],
  examples: [
    ['subscriptions show sub_1Q2w3E', 'for a person'],
    ['subscriptions show sub_1Q2w3E --json | jq -r .current_period_end', 'for a script'],
  ],
});
