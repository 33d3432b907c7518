import * as z from 'zod/mini';

/** `2026-01-01 10:00:00+00` (the embedded stack) or `2026-01-01T10:00:00.123+00:00` (hosted Supabase). */
const postgresTimestamp =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}(?::?\d{2})?)$/;

/** What is written as we write it already. Days that not every month has are left to the calendar. */
const canonical = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Rewrites a Postgres or ISO timestamp with an offset as ISO 8601 in UTC with milliseconds; null when it is neither. */
export function normaliseTimestamp(value: string): string | null {
  // An export reads six in each row: those are not worth a date.
  if (canonical.test(value)) return value;
  const match = postgresTimestamp.exec(value);
  if (!match) return null;
  const [, day, time, fraction = '', zone = 'Z'] = match;
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3);
  const digits = zone.replace(':', '');
  const offset = zone === 'Z' ? 'Z' : `${digits.slice(0, 3)}:${digits.slice(3) || '00'}`;
  const date = new Date(`${day}T${time}.${milliseconds}${offset}`);
  // Date rolls 30 February over into March: a day that no calendar has is no timestamp.
  const dayExists = new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day?.slice(-2));
  return dayExists && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}

/** An instant, read in either of the forms that Supabase answers and held as `2026-01-01T10:00:00.000Z`. */
export const timestampSchema = z.string().check((read) => {
  const timestamp = normaliseTimestamp(read.value);
  if (timestamp !== null) read.value = timestamp;
  else
    read.issues.push({ code: 'custom', message: 'Expected a timestamp with an offset', input: read.value });
});
