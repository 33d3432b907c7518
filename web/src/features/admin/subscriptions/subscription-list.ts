import {
  type StatusFilter,
  type Subscription,
  type SubscriptionFilter,
  statusFilters,
} from '@flow/sdk/contracts/subscription';
import type { DayBounds, ListDefinition } from '../list/list-definition.ts';

export type SubscriptionFilters = DayBounds & { status: StatusFilter };

function toRequest({ status, from, to }: SubscriptionFilters): SubscriptionFilter {
  return { status, from: from || null, to: to || null };
}

/** Every Stripe subscription, by the day it began. */
export const subscriptionList: ListDefinition<Subscription, SubscriptionFilters> = {
  noun: ['subscription', 'subscriptions'],
  filters: [
    {
      kind: 'select',
      name: 'status',
      label: 'Status',
      options: statusFilters.map((status) => ({ value: status, label: status })),
    },
    { kind: 'days', labels: { from: 'From', to: 'To' } },
  ],
  page: (flow, filters, place) => flow.subscriptions.page({ ...toRequest(filters), ...place }),
  all: (flow, filters) => flow.subscriptions.all(toRequest(filters)),
  async file(rows, now) {
    const csv = await import('@flow/sdk/csv');
    return { name: csv.subscriptionsCsvFileName(now), text: csv.subscriptionsCsv(rows) };
  },
  texts: {
    title: 'Subscriptions',
    empty: 'No data',
    emptyHint: 'No subscription matches these filters.',
  },
};
