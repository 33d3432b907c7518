import { type StatusFilter, type Subscription, statusFilters } from '@flow/sdk/contracts/subscription';
import type { DayBounds, ListDefinition } from '../list/list-definition.ts';

export type SubscriptionFilters = DayBounds & { status: StatusFilter };

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
  page: (flow, filters, place) => flow.subscriptions.page({ ...filters, ...place }),
  async file(flow, filters, now) {
    const { subscriptionsCsvFileName } = await import('@flow/sdk/csv');
    const parts: Blob[] = [];
    // A blob is the browser's to keep, on disk where it is large.
    for await (const bytes of flow.subscriptions.csv(filters)) parts.push(new Blob([bytes]));
    return { name: subscriptionsCsvFileName(now), content: new Blob(parts) };
  },
  texts: {
    title: 'Subscriptions',
    empty: 'No data',
    emptyHint: 'No subscription matches these filters.',
  },
};
