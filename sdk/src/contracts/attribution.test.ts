import { describe, expect, it } from 'vitest';
import {
  type Attribution,
  attributionLimits,
  attributionSchema,
  campaignParameters,
  clickIdParameters,
  type Touch,
  touchSchema,
} from './attribution.ts';

const touch: Touch = { at: '2026-11-21T10:00:00.000Z', landing_path: '/', referrer: 'direct' };

describe('a touch', () => {
  it('has a time, the page it began with and where it came from', () => {
    expect(touchSchema.parse(touch)).toEqual(touch);
  });

  it('may have every campaign parameter and every click id that is kept', () => {
    expect(campaignParameters.join()).toBe('utm_source,utm_medium,utm_campaign,utm_term,utm_content');
    expect(clickIdParameters.join()).toBe('gclid,gbraid,wbraid,fbclid,msclkid,ttclid');
    const marks = Object.fromEntries(
      [...campaignParameters, ...clickIdParameters].map((name) => [name, 'x']),
    );
    expect(touchSchema.parse({ ...touch, ...marks })).toEqual({ ...touch, ...marks });
  });

  it('loses whatever else an address carried', () => {
    expect(touchSchema.parse({ ...touch, email: 'amal@example.com', utm_id: '7' })).toEqual(touch);
  });

  it.each([
    ...campaignParameters.map((name) => [name, attributionLimits.campaign] as const),
    ...clickIdParameters.map((name) => [name, attributionLimits.clickId] as const),
    ['referrer', attributionLimits.referrer] as const,
  ])('has a %s of 1 to %i characters', (name, longest) => {
    const fits = (value: string) => touchSchema.safeParse({ ...touch, [name]: value }).success;
    expect([fits(''), fits('x'), fits('x'.repeat(longest)), fits('x'.repeat(longest + 1))]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['/', true],
    [`/${'x'.repeat(attributionLimits.landingPath - 1)}`, true],
    [`/${'x'.repeat(attributionLimits.landingPath)}`, false],
    ['', false],
    ['flow-online', false],
    ['https://flow.example/', false],
  ])('with the landing path %.20s fits: %s', (landing_path, fits) => {
    expect(touchSchema.safeParse({ ...touch, landing_path }).success).toBe(fits);
  });

  it.each(['2026-11-21', 'yesterday', '', '2026-11-21T10:00:00+04:00'])('has no time like %j', (at) => {
    expect(touchSchema.safeParse({ ...touch, at }).success).toBe(false);
  });
});

describe('an attribution', () => {
  const attribution: Attribution = { first: touch, last: { ...touch, utm_source: 'google' } };

  it('is the first and the last touch, and nothing else', () => {
    expect(attributionSchema.parse({ ...attribution, middle: touch })).toEqual(attribution);
  });

  it.each([{}, { first: touch }, { last: touch }, { ...attribution, first: {} }, null, []])(
    'is not %j',
    (value) => {
      expect(attributionSchema.safeParse(value).success).toBe(false);
    },
  );
});
