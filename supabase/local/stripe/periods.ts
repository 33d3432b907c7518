import type { Price } from './wire.ts';

export const day = 24 * 60 * 60;

/**
 * The end of the period that begins at a time: the first multiple of the price's interval after it, counted from the anchor.
 * Months are the calendar's, in UTC, and a day that a month lacks is its last one.
 */
export function periodEnd(recurring: NonNullable<Price['recurring']>, anchor: number, begin: number): number {
  const { interval, interval_count: count } = recurring;
  if (interval === 'month' || interval === 'year') {
    const months = (interval === 'year' ? 12 : 1) * count;
    let end = anchor;
    for (let times = 1; end <= begin; times += 1) end = monthsAfter(anchor, times * months);
    return end;
  }
  const length = (interval === 'week' ? 7 : 1) * count * day;
  return anchor + (Math.floor((begin - anchor) / length) + 1) * length;
}

/** The same day and hour of a later month. */
export function monthsAfter(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const { year, month } = { year: new Date(first).getUTCFullYear(), month: new Date(first).getUTCMonth() };
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = seconds % day;
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) / 1000 + timeOfDay;
}
