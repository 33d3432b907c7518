const minute = 60;
const hour = 60 * minute;

/**
 * Seconds before each further attempt: eleven attempts in a little more than three days, so that an automation which
 * broke on a Friday evening is mended before its leads are given up.
 */
export const retryDelays: readonly number[] = [
  10,
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  30 * hour,
];

/** No automation puts a lead off for longer than this. */
const longestRetryAfter = 6 * hour;

/** A fifth earlier or later, so that leads which failed together do not come back together. */
const spread = 0.2;

/**
 * Whole seconds from the attempt that failed, counted from 1, to the next; null when it was the last. `random` is at
 * least 0 and below 1. The automation may ask for longer than the schedule has, within reason, and not for less.
 *
 * Every refusal is tried again, 400, 401, 404, 410 and the like too: a lead has passed the contract, so what is wrong is
 * the automation or its address, which is mended by hand. The reason stands beside the lead from the first attempt on.
 */
export function nextDelay(attempts: number, random: number, retryAfter: number | null): number | null {
  const delay = retryDelays[attempts - 1];
  if (delay === undefined) return null;
  const spreadDelay = delay * (1 - spread + 2 * spread * random);
  return Math.round(Math.max(spreadDelay, Math.min(retryAfter ?? 0, longestRetryAfter)));
}

/** The seconds of a Retry-After header, which names seconds or a date; null without one that can be read. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const at = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1_000));
}
