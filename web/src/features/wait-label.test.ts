import { expect, test } from 'vitest';
import { waitLabel } from './wait-label.ts';

test.each([
  [undefined, 'in a few minutes'],
  [1, 'in about a minute'],
  [60, 'in about a minute'],
  [61, 'in about 2 minutes'],
  [541, 'in about 10 minutes'],
  [600, 'in about 10 minutes'],
  [3_600, 'in about 60 minutes'],
  [5_400, 'in about 2 hours'],
  [86_400, 'in about 24 hours'],
])('%s seconds are %s', (seconds, words) => {
  expect(waitLabel(seconds)).toBe(words);
});
