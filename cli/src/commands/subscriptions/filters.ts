import { type StatusFilter, type SubscriptionFilter, statusFilters } from '@flow/sdk/contracts/subscription';
import { type Command, Option } from 'commander';
import { addDayOptions, type ParsedDayRange, toDayRange } from '../day-range.ts';

export interface FilterOptions extends ParsedDayRange {
  status: StatusFilter;
}

/** The options that choose which subscriptions: the same for every command that takes many. */
export function addFilterOptions(command: Command): Command {
  command.addOption(
    new Option('--status <status>', 'only this status').choices(statusFilters).default('all'),
  );
  return addDayOptions(command, 'began');
}

/** The filter that the options describe. */
export function toFilter({ status, ...days }: FilterOptions): SubscriptionFilter {
  return { status, ...toDayRange(days) };
}
