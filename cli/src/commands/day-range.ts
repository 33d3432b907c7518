import { businessDaySchema } from '@flow/sdk/contracts/business-time';
import { usageFailure } from '../failure.ts';
import { argumentOf } from './argument.ts';

/** Dubai days, both inclusive. */
export interface ParsedDayRange {
  from?: string;
  to?: string;
}

export const parseDay = argumentOf(
  businessDaySchema,
  'Expected a date as yyyy-mm-dd, for example 2026-11-21.',
);

/** The readers of the options that bound a day. */
export const dayReaders = { from: parseDay, to: parseDay };

/** The days that the options name; null where there is no bound. */
export function toDayRange({ from, to }: ParsedDayRange): { from: string | null; to: string | null } {
  if (from && to && from > to) {
    throw usageFailure(`--from ${from} is after --to ${to}: swap them, or leave one out.`);
  }
  return { from: from ?? null, to: to ?? null };
}
