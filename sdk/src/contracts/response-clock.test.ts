import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDay, formatBusinessTime } from './business-time.ts';
import { businessHours, formatDuration, lateBefore, responseClock } from './response-clock.ts';

const minute = 60_000;
const hour = 60 * minute;

/** An instant of November 2026 by Dubai's clock. */
const dubai = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}+04:00`).toISOString();

function clock(received: string, now: string, answered: string | null = null) {
  const { state, elapsed, dueAt } = responseClock(
    { received_at: received, first_contacted_at: answered },
    new Date(now),
  );
  return { state, elapsed: formatDuration(elapsed), dueAt };
}

describe('the response clock of a lead that nobody has answered', () => {
  it.each([
    ['in the middle of the day', 21, '10:00', 21, '13:20', '3 h 20 min', 'waiting', 21],
    ['a moment ago', 21, '10:00', 21, '10:00:59', '0 min', 'waiting', 21],
    ['before opening, until opening', 21, '03:00', 21, '06:00', '0 min', 'waiting', 21],
    ['before opening, a minute after it', 21, '03:00', 21, '06:01', '1 min', 'waiting', 21],
    ['at midnight, which begins the day', 21, '00:00', 21, '07:00', '1 h', 'waiting', 21],
    ['exactly at opening', 21, '06:00', 21, '22:00', '16 h', 'waiting', 21],
    ['just before closing', 21, '21:59:59.999', 21, '22:00', '0 min', 'waiting', 21],
    ['just before closing, a moment too late', 21, '21:59', 21, '22:00:00.001', '1 min', 'late', 21],
    ['exactly at closing, which is the next day’s', 21, '22:00', 22, '06:00', '0 min', 'waiting', 22],
    ['at night', 21, '23:30', 22, '09:15', '3 h 15 min', 'waiting', 22],
    ['at night, until the next closing', 21, '23:30', 22, '22:00', '16 h', 'waiting', 22],
    ['at night, past the next closing', 21, '23:30', 23, '05:00', '16 h', 'late', 22],
    ['yesterday morning', 20, '09:00', 21, '08:00', '15 h', 'late', 20],
    ['four days ago', 17, '21:00', 21, '06:30', '49 h 30 min', 'late', 17],
  ] as const)('that came %s', (_name, day, received, nowDay, now, elapsed, state, due) => {
    const expected = { state, elapsed, dueAt: dubai(due, '22:00') };
    expect(clock(dubai(day, received), dubai(nowDay, now))).toEqual(expected);
  });
});

it('tells before which instant an unanswered lead has come that is late', () => {
  // To the minute: an instant in between is often the very one of a closing.
  const instant = fc
    .integer({ min: 0, max: 5 * 24 * 60 })
    .map((minutes) => Date.UTC(2026, 10, 20) + minutes * minute);
  fc.assert(
    fc.property(instant, instant, (received, now) => {
      const received_at = new Date(received).toISOString();
      const { state } = responseClock({ received_at, first_contacted_at: null }, new Date(now));
      fc.pre(received <= now);
      expect(received_at < lateBefore(new Date(now))).toBe(state === 'late');
    }),
  );
});

describe('the response clock of a lead that was answered', () => {
  it.each([
    ['within the day', 21, '10:00', 21, '10:45', '45 min', 'answered', 21],
    ['exactly when it was due', 21, '10:00', 21, '22:00', '12 h', 'answered', 21],
    ['a moment after it was due', 21, '10:00', 21, '22:00:00.001', '12 h', 'answered_late', 21],
    ['before opening', 21, '04:00', 21, '05:00', '0 min', 'answered', 21],
    ['the same night', 21, '22:30', 21, '23:00', '0 min', 'answered', 22],
    ['on the last day of a month, late', 30, '12:00', 31, '07:00', '11 h', 'answered_late', 30],
  ] as const)('%s', (_name, day, received, answeredDay, answered, elapsed, state, due) => {
    const at = answeredDay === 31 ? '2026-12-01T07:00:00+04:00' : dubai(answeredDay, answered);
    const expected = { state, elapsed, dueAt: dubai(due, '22:00') };
    // It stands still, however much later it is read.
    for (const now of [at, '2026-12-24T10:00:00Z']) {
      expect(clock(dubai(day, received), now, at)).toEqual(expected);
    }
  });
});

describe('the response clock', () => {
  it('shows no time when clocks disagree and the answer, or now, is before the request', () => {
    const received = dubai(21, '10:00');
    expect(clock(received, dubai(21, '09:00'))).toMatchObject({ state: 'waiting', elapsed: '0 min' });
    expect(clock(received, dubai(21, '12:00'), dubai(20, '10:00'))).toMatchObject({
      state: 'answered',
      elapsed: '0 min',
    });
  });

  const instant = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.getTime());

  it('never runs faster than time, runs backwards, or past the opening hours of the days it saw', () => {
    fc.assert(
      fc.property(instant, fc.nat(30 * 24 * hour), fc.nat(hour), (received, wait, more) => {
        const lead = { received_at: new Date(received).toISOString(), first_contacted_at: null };
        const sooner = responseClock(lead, new Date(received + wait)).elapsed;
        const later = responseClock(lead, new Date(received + wait + more)).elapsed;
        expect(sooner).toBeLessThanOrEqual(wait);
        expect(later - sooner).toBeGreaterThanOrEqual(0);
        expect(later - sooner).toBeLessThanOrEqual(more);
        const days = Math.ceil(wait / (24 * hour)) + 1;
        expect(sooner).toBeLessThanOrEqual(days * (businessHours.closes - businessHours.opens) * hour);
      }),
    );
  });

  it('is due at a closing that is ahead, and at most a day and the closed hours away', () => {
    fc.assert(
      fc.property(instant, (received) => {
        const lead = { received_at: new Date(received).toISOString(), first_contacted_at: null };
        const { dueAt, state } = responseClock(lead, new Date(received));
        const ahead = Date.parse(dueAt) - received;
        expect(formatBusinessTime(dueAt)).toBe('22:00');
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThanOrEqual(24 * hour);
        expect(state).toBe('waiting');
        expect([businessDay(new Date(received)), businessDay(new Date(received + 2 * hour))]).toContain(
          businessDay(new Date(dueAt)),
        );
      }),
    );
  });
});

describe('a duration in words', () => {
  it.each([
    [0, '0 min'],
    [59_999, '0 min'],
    [minute, '1 min'],
    [hour - 1, '59 min'],
    [hour, '1 h'],
    [hour + 59_999, '1 h'],
    [3 * hour + 20 * minute, '3 h 20 min'],
    [19 * hour, '19 h'],
    [100 * hour + minute, '100 h 1 min'],
  ])('%i ms is %s', (milliseconds, words) => {
    expect(formatDuration(milliseconds)).toBe(words);
  });
});
