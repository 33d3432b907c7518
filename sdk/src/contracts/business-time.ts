import * as z from 'zod/mini';

/** The business keeps its calendar in Dubai. */
export const businessTimeZone = 'Asia/Dubai';

/** Dubai keeps UTC+4 all year: no daylight saving since the zone was set in 1920. */
const businessOffset = '+04:00';

const dayMilliseconds = 86_400_000;

/** A format in Dubai, made on first use: the first of a process takes longer than reading this whole module. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): (value: Date | string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (value) => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: businessTimeZone, ...options });
    return format.format(new Date(value));
  };
}

/** The Dubai calendar day of an instant, as `yyyy-mm-dd`. */
export const businessDay = formatter('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

const displayDate = formatter('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** `21 Nov 2026`, in Dubai. */
export function formatBusinessDate(value: Date | string): string {
  // Some ICU releases write the fourth September letter ("Sept"): the product's form has three.
  return displayDate(value).replace('Sept', 'Sep');
}

/** `14:05`, in Dubai. */
export const formatBusinessTime = formatter('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `21 Nov 2026, 14:05`, in Dubai. */
export function formatBusinessDateTime(value: Date | string): string {
  return `${formatBusinessDate(value)}, ${formatBusinessTime(value)}`;
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
