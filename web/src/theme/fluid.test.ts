import { expect, test } from 'vitest';
import { fluid } from './fluid.ts';

function lengthAt(value: string, viewport: number): number {
  const [least, start, slope, most] = [...value.matchAll(/-?[\d.]+/g)].map(Number);
  if (least === undefined || start === undefined || slope === undefined || most === undefined)
    throw new Error(value);
  return Math.min(Math.max(least * 16, start * 16 + (slope * viewport) / 100), most * 16);
}

test('a fluid length has its least value on a 390 px screen and its most on a 1280 px one', () => {
  expect(lengthAt(fluid(44, 80), 390)).toBeCloseTo(44, 1);
  expect(lengthAt(fluid(44, 80), 1280)).toBeCloseTo(80, 1);
});

test('a fluid length never leaves its limits', () => {
  expect(lengthAt(fluid(44, 80), 320)).toBe(44);
  expect(lengthAt(fluid(44, 80), 2560)).toBe(80);
});
