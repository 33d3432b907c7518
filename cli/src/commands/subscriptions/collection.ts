import {
  type StatusFilter,
  type Subscription,
  type SubscriptionFilter,
  statusFilters,
  subscriptionPageMaximum,
  subscriptionSchema,
} from '@flow/sdk/contracts/subscription';
import { subscriptionsCsv, subscriptionsCsvFileName } from '@flow/sdk/csv';
import { appendColumn } from '../../output/csv.ts';
import { filterOption } from '../argument.ts';
import type { ExportableCollection } from '../collection.ts';
import { addDayOptions, type ParsedDayRange, toDayRange } from '../day-range.ts';
import { isEnding, subscriptionColumns } from './columns.ts';

export interface FilterOptions extends ParsedDayRange {
  status: StatusFilter;
}

export const subscriptions: ExportableCollection<Subscription, FilterOptions, SubscriptionFilter> = {
  names: { one: 'subscription', many: 'subscriptions' },
  addFilterOptions(command) {
    command.addOption(filterOption('--status <status>', 'only this status', statusFilters));
    return addDayOptions(command, 'began');
  },
  toFilter: ({ status, ...days }) => ({ status, ...toDayRange(days) }),
  page: (flow, request) => flow.subscriptions.page(request),
  pageMaximum: subscriptionPageMaximum,
  fields: Object.keys(subscriptionSchema.shape),
  columns: () => subscriptionColumns,
  csv: (rows) => appendColumn(subscriptionsCsv(rows), 'cancel_at_period_end', rows.map(isEnding)),
  fileName: subscriptionsCsvFileName,
  filePrefix: 'subscriptions',
};
