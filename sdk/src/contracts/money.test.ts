import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [99_900, 'aed', 'AED 999'],
  [28_875, 'aed', 'AED 288.75'],
  [28_870, 'AED', 'AED 288.70'],
  [240_000, 'aed', 'AED 2,400'],
  [500, 'jpy', 'JPY 500'],
  [12_345, 'kwd', 'KWD 12.345'],
  [-100, 'aed', '-AED 1'],
])('%s of %s read %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
