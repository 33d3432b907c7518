export { formatBusinessTime } from './business-time.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** When the business answers, every day of the week, in whole hours of its own time zone. */
export const businessHours = { opens: 6, closes: 22 } as const;

/** Business time of one day, in milliseconds. */
const workingDay = (businessHours.closes - businessHours.opens) * hour;

/** Dubai is four hours ahead of UTC all year. */
const zoneOffset = 4 * hour;

export type ResponseState = 'waiting' | 'late' | 'answered' | 'answered_late';

export interface ResponseClock {
  state: ResponseState;
  /** Business time from the request to the first contact, or until now, in milliseconds. */
  elapsed: number;
  /** The end of the working day that the request belongs to, ISO 8601 in UTC. */
  dueAt: string;
}

/** The midnight, in the business's zone, of the day of an instant, and the time since then. */
function placeOf(instant: number): { midnight: number; sinceMidnight: number } {
  const local = instant + zoneOffset;
  const midnight = Math.floor(local / day) * day;
  return { midnight: midnight - zoneOffset, sinceMidnight: local - midnight };
}

/** Business time since 1970, in milliseconds: its differences are what a clock shows that rests at night. */
function businessMilliseconds(instant: number): number {
  const { midnight, sinceMidnight } = placeOf(instant);
  const today = Math.min(Math.max(sinceMidnight - businessHours.opens * hour, 0), workingDay);
  return ((midnight + zoneOffset) / day) * workingDay + today;
}

/**
 * How long a lead has waited, in business hours, and until when it must have been answered: the end of the
 * working day in which it came; for one that came after closing, of the next.
 */
export function responseClock(
  lead: { received_at: string; first_contacted_at: string | null },
  now: Date,
): ResponseClock {
  const received = Date.parse(lead.received_at);
  const answered = lead.first_contacted_at === null ? null : Date.parse(lead.first_contacted_at);
  const end = answered ?? now.getTime();
  const { midnight, sinceMidnight } = placeOf(received);
  const closing = businessHours.closes * hour;
  const due = midnight + closing + (sinceMidnight < closing ? 0 : day);
  const late = end > due;
  return {
    state: answered === null ? (late ? 'late' : 'waiting') : late ? 'answered_late' : 'answered',
    elapsed: Math.max(0, businessMilliseconds(end) - businessMilliseconds(received)),
    dueAt: new Date(due).toISOString(),
  };
}

/** A lead that nobody has answered is late if it came before this: the last closing that has passed. ISO 8601 in UTC. */
export function lateBefore(now: Date): string {
  const { midnight, sinceMidnight } = placeOf(now.getTime());
  const closing = businessHours.closes * hour;
  return new Date(midnight + closing - (sinceMidnight > closing ? 0 : day)).toISOString();
}

/** `45 min`, `3 h 20 min`, `19 h`: whole minutes, rounded down. */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
