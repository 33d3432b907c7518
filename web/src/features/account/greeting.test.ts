import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  [3, 'Good evening, Layla'],
  [4, 'Good morning, Layla'],
  [11, 'Good morning, Layla'],
  [12, 'Good afternoon, Layla'],
  [17, 'Good afternoon, Layla'],
  [18, 'Good evening, Layla'],
])('at %i it is %s', (hour, words) => {
  expect(greeting(new Date(2026, 10, 22, hour), 'Layla')).toBe(words);
});

test('a client without a name is greeted too', () => {
  expect(greeting(new Date(2026, 10, 22, 9), null)).toBe('Good morning');
});
