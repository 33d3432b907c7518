import {
  type StatusFilter,
  type Subscription,
  type SubscriptionFilter,
  subscriptionLimits,
  subscriptionSchema,
} from '@flow/sdk/contracts/subscription';
import { subscriptionsCsv, subscriptionsCsvFileName } from '@flow/sdk/csv';
import type { ExportableCollection } from '../collection.ts';
import { dayReaders, type ParsedDayRange, toDayRange } from '../day-range.ts';
import { parseSearch } from '../search.ts';
import { subscriptionOptions } from './row-options.ts';
import { subscriptionColumns } from './subscription-columns.ts';

export interface FilterOptions extends ParsedDayRange {
  status: StatusFilter;
  search?: string;
}

export const subscriptions: ExportableCollection<Subscription, FilterOptions, SubscriptionFilter> = {
  names: subscriptionOptions.names,
  readers: { ...dayReaders, search: parseSearch(subscriptionLimits.search) },
  toFilter: ({ status, search, ...days }) => ({ status, search, ...toDayRange(days) }),
  all: (flow, filter) => flow.subscriptions.all(filter),
  fields: Object.keys(subscriptionSchema.shape),
  columns: () => subscriptionColumns,
  csv: subscriptionsCsv,
  csvFile: (flow, filter) => flow.subscriptions.csv(filter),
  fileName: subscriptionsCsvFileName,
};
