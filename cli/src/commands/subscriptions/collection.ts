import {
  type StatusFilter,
  type Subscription,
  type SubscriptionFilter,
  subscriptionSchema,
} from '@flow/sdk/contracts/subscription';
import { subscriptionsCsv, subscriptionsCsvFileName } from '@flow/sdk/csv';
import type { ExportableCollection } from '../collection.ts';
import { dayReaders, type ParsedDayRange, toDayRange } from '../day-range.ts';
import { parseSearch, rowMatcher } from '../search.ts';
import { subscriptionColumns } from './columns.ts';
import { subscriptionOptions } from './row-options.ts';

export interface FilterOptions extends ParsedDayRange {
  status: StatusFilter;
  search?: string;
}

type Filter = SubscriptionFilter & { search?: string | undefined };

export const subscriptions: ExportableCollection<Subscription, FilterOptions, Filter> = {
  names: subscriptionOptions.names,
  readers: { ...dayReaders, search: parseSearch(100) },
  toFilter: ({ status, search, ...days }) => ({ status, search, ...toDayRange(days) }),
  matcher: ({ search }) =>
    rowMatcher(search, ({ email, name, stripe_subscription_id, stripe_customer_id }) => [
      email,
      name,
      stripe_subscription_id,
      stripe_customer_id,
    ]),
  all: (flow, { search: _, ...filter }) => flow.subscriptions.all(filter),
  fields: Object.keys(subscriptionSchema.shape),
  columns: () => subscriptionColumns,
  csv: subscriptionsCsv,
  csvFile: (flow, { search, ...filter }) =>
    search === undefined ? flow.subscriptions.csv(filter) : undefined,
  fileName: subscriptionsCsvFileName,
};
