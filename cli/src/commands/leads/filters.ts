import {
  type ForwardFilter,
  forwardFilters,
  type LeadFilter,
  type LeadStatusFilter,
  leadLimits,
  leadStatusFilters,
} from '@flow/sdk/contracts/lead';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { addDayOptions, type ParsedDayRange, toDayRange } from '../day-range.ts';

export interface FilterOptions extends ParsedDayRange {
  status: LeadStatusFilter;
  forward: ForwardFilter;
  search?: string;
}

function parseSearch(value: string): string {
  const search = value.trim();
  if (search.length > 0 && search.length <= leadLimits.search) return search;
  throw new InvalidArgumentError(`Expected 1 to ${leadLimits.search} characters.`);
}

/** The options that choose which leads: the same for every command that takes many. */
export function addFilterOptions(command: Command): Command {
  command
    .addOption(new Option('--status <status>', 'only this status').choices(leadStatusFilters).default('all'))
    .addOption(
      new Option('--forward <state>', 'only those whose forwarding to the automation is there')
        .choices(forwardFilters)
        .default('all'),
    )
    .option(
      '--search <text>',
      "a part of the reference or the name, or some of the phone's digits",
      parseSearch,
    );
  return addDayOptions(command, 'received');
}

/** The filter that the options describe. */
export function toFilter({ status, forward, search, ...days }: FilterOptions): LeadFilter {
  return { status, forward, search: search ?? null, ...toDayRange(days) };
}
