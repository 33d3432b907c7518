import { businessDaySchema } from '@flow/sdk/contracts/business-time';
import { type StatusFilter, type SubscriptionFilter, statusFilters } from '@flow/sdk/contracts/subscription';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { usageFailure } from '../../failure.ts';

export interface FilterOptions {
  status: StatusFilter;
  from?: string;
  to?: string;
}

function parseDay(value: string): string {
  if (businessDaySchema.safeParse(value).success) return value;
  throw new InvalidArgumentError('Expected a date as yyyy-mm-dd, for example 2026-11-21.');
}

/** The options that choose which subscriptions: the same for every command that takes many. */
export function addFilterOptions(command: Command): Command {
  return command
    .addOption(new Option('--status <status>', 'only this status').choices(statusFilters).default('all'))
    .option('--from <yyyy-mm-dd>', 'began on this day or later (Dubai)', parseDay)
    .option('--to <yyyy-mm-dd>', 'began on this day or earlier (Dubai)', parseDay);
}

/** The filter that the options describe. */
export function toFilter({ status, from, to }: FilterOptions): SubscriptionFilter {
  if (from && to && from > to) {
    throw usageFailure(`--from ${from} is after --to ${to}: swap them, or leave one out.`);
  }
  return { status, from: from ?? null, to: to ?? null };
}
