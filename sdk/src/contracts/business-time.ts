import * as z from 'zod/mini';

/** The business keeps its calendar in Dubai. */
export const businessTimeZone = 'Asia/Dubai';

/** Dubai keeps UTC+4 all year: no daylight saving since the zone was set in 1920. */
const businessOffset = '+04:00';
const offsetMilliseconds = 4 * 3_600_000;

const dayMilliseconds = 24 * 3_600_000;

/** An instant whose UTC is what clocks in Dubai show: Intl tells the same at many times the time and memory. */
const onBusinessClock = (value: Date | string): Date =>
  new Date(new Date(value).getTime() + offsetMilliseconds);

/** The Dubai calendar day of an instant, as `yyyy-mm-dd`. */
export const businessDay = (value: Date | string): string =>
  onBusinessClock(value).toISOString().slice(0, 10);

// `Sat, 21 Nov 2026 14:05:00 GMT` in every engine: ECMAScript has the English names.
const dateOf = (utc: string): string => utc.slice(5, 16).replace(/^0/, '');
const timeOf = (utc: string): string => utc.slice(17, 22);

/** `21 Nov 2026`, in Dubai. */
export const formatBusinessDate = (value: Date | string): string =>
  dateOf(onBusinessClock(value).toUTCString());

/** `14:05`, in Dubai. */
export const formatBusinessTime = (value: Date | string): string =>
  timeOf(onBusinessClock(value).toUTCString());

/** `21 Nov 2026, 14:05`, in Dubai. */
export function formatBusinessDateTime(value: Date | string): string {
  const utc = onBusinessClock(value).toUTCString();
  return `${dateOf(utc)}, ${timeOf(utc)}`;
}

function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** A calendar day in Dubai, `yyyy-mm-dd`. */
export const businessDaySchema = z.string().check(z.refine(isCalendarDay, 'Expected a date as yyyy-mm-dd'));

/**
 * The instants that bound a range of Dubai days, both days inclusive: `from` is the first day's midnight,
 * `to` the midnight after the last day (exclusive). A missing bound stays null.
 */
export function businessDayRange(
  from: string | null | undefined,
  to: string | null | undefined,
): { from: string | null; to: string | null } {
  const midnight = (day: string) => new Date(`${day}T00:00:00${businessOffset}`);
  return {
    from: from ? midnight(from).toISOString() : null,
    to: to ? new Date(midnight(to).getTime() + dayMilliseconds).toISOString() : null,
  };
}
