import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  businessDay,
  businessDayRange,
  businessDaySchema,
  businessTimeZone,
  formatBusinessDate,
  formatBusinessDateTime,
  formatBusinessTime,
} from './business-time.ts';

describe('business time', () => {
  it('is the time of Dubai', () => {
    expect(businessTimeZone).toBe('Asia/Dubai');
  });

  it.each([
    ['2026-11-20T19:59:59.999Z', '2026-11-20', '20 Nov 2026, 23:59'],
    ['2026-11-20T20:00:00.000Z', '2026-11-21', '21 Nov 2026, 00:00'],
    ['2026-11-21T00:00:00.000Z', '2026-11-21', '21 Nov 2026, 04:00'],
    ['2026-11-21T10:05:00.000Z', '2026-11-21', '21 Nov 2026, 14:05'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01', '1 Jan 2027, 00:00'],
    ['2028-02-28T20:00:00.000Z', '2028-02-29', '29 Feb 2028, 00:00'],
    ['2026-09-05T05:06:00.000Z', '2026-09-05', '5 Sep 2026, 09:06'],
  ])('at %s it is the day %s, shown as %s', (instant, day, shown) => {
    expect(businessDay(new Date(instant))).toBe(day);
    expect(formatBusinessDateTime(instant)).toBe(shown);
    expect(formatBusinessDateTime(new Date(instant))).toBe(shown);
    expect(formatBusinessDate(instant)).toBe(shown.split(',')[0]);
    expect(formatBusinessTime(instant)).toBe(shown.split(', ')[1]);
    expect(formatBusinessTime(new Date(instant))).toBe(shown.split(', ')[1]);
  });

  it('bounds a range of days from the first midnight to the midnight after the last', () => {
    expect(businessDayRange('2026-11-21', '2026-11-21')).toEqual({
      from: '2026-11-20T20:00:00.000Z',
      to: '2026-11-21T20:00:00.000Z',
    });
    expect(businessDayRange('2026-12-31', '2027-01-01')).toEqual({
      from: '2026-12-30T20:00:00.000Z',
      to: '2027-01-01T20:00:00.000Z',
    });
  });

  it('leaves an open bound open', () => {
    expect(businessDayRange(null, undefined)).toEqual({ from: null, to: null });
    expect(businessDayRange('2026-11-21', null)).toEqual({ from: '2026-11-20T20:00:00.000Z', to: null });
    expect(businessDayRange('', '2026-11-21')).toEqual({ from: null, to: '2026-11-21T20:00:00.000Z' });
  });

  it('puts every instant inside the range of its own day and outside that of the next', () => {
    const instants = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const day = businessDay(instant);
        const range = businessDayRange(day, day);
        const at = instant.toISOString();
        expect(at >= (range.from ?? '') && at < (range.to ?? '')).toBe(true);
        expect(businessDay(new Date(range.to ?? ''))).not.toBe(day);
      }),
    );
  });
});

describe('a business day', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-01-01'])('may be %s', (day) => {
    expect(businessDaySchema.parse(day)).toBe(day);
  });

  it.each([
    '',
    '2026-2-1',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '21/11/2026',
    '2026-11-21T00:00:00Z',
    '2026-11-21\n',
  ])('may not be %j', (day) => {
    expect(businessDaySchema.safeParse(day).error?.issues[0]?.message).toBe('Expected a date as yyyy-mm-dd');
  });
});
