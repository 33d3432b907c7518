import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseTimestamp, timestampSchema } from './timestamp.ts';

describe('a timestamp', () => {
  it.each([
    ['2026-01-01 10:00:00+00', '2026-01-01T10:00:00.000Z'],
    ['2026-01-01 10:00:00.5+00', '2026-01-01T10:00:00.500Z'],
    ['2026-01-01 10:00:00.123456+00', '2026-01-01T10:00:00.123Z'],
    ['2026-01-01T10:00:00+00:00', '2026-01-01T10:00:00.000Z'],
    ['2026-01-01T10:00:00.123456+00:00', '2026-01-01T10:00:00.123Z'],
    ['2026-01-01T10:00:00Z', '2026-01-01T10:00:00.000Z'],
    ['2026-01-01T10:00:00.123Z', '2026-01-01T10:00:00.123Z'],
    ['2026-01-01T00:00:00+04', '2025-12-31T20:00:00.000Z'],
    ['2026-01-01T00:00:00+0530', '2025-12-31T18:30:00.000Z'],
    ['2025-12-31 20:30:00-03:30', '2026-01-01T00:00:00.000Z'],
    ['2024-02-29 23:59:59.999999+00', '2024-02-29T23:59:59.999Z'],
  ])('%j is %j', (value, expected) => {
    expect(normaliseTimestamp(value)).toBe(expected);
    expect(timestampSchema.parse(value)).toBe(expected);
  });

  it.each([
    '',
    'now',
    '2026-01-01',
    '2026-01-01T10:00:00',
    '2026-01-01 10:00+00',
    '2026-13-01T10:00:00Z',
    '2026-02-30T10:00:00Z',
    '2026-01-01T25:00:00Z',
    '2026-01-01T10:00:00Z\n',
    ' 2026-01-01T10:00:00Z',
    '2026-01-01T10:00:00+4',
    '1767261600000',
  ])('%j is none', (value) => {
    expect(normaliseTimestamp(value)).toBeNull();
    expect(timestampSchema.safeParse(value).success).toBe(false);
  });

  it('must be a string', () => {
    for (const value of [null, undefined, 1_767_261_600_000, new Date()]) {
      expect(timestampSchema.safeParse(value).success).toBe(false);
    }
  });

  it('reads any instant back, in each form that Supabase answers, and is stable', () => {
    const instants = fc.date({
      min: new Date(0),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const iso = instant.toISOString();
        const postgres = iso.replace('T', ' ').replace('Z', '+00');
        expect(normaliseTimestamp(iso)).toBe(iso);
        expect(normaliseTimestamp(postgres)).toBe(iso);
      }),
    );
  });
});
