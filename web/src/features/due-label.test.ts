import { expect, test } from 'vitest';
import { dueLabel } from './due-label.ts';

/** 14:00 in Dubai. */
const now = new Date('2026-11-22T10:00:00Z');

test.each([
  ['2026-11-22T09:59:00Z', 'Overdue since 22 Nov 2026'],
  ['2026-11-10T09:59:00Z', 'Overdue since 10 Nov 2026'],
  ['2026-11-22T19:59:00Z', 'Due today'],
  // Midnight in Dubai is 20:00 UTC.
  ['2026-11-22T20:01:00Z', 'Due tomorrow'],
  ['2026-11-29T10:00:00Z', 'Due in 7 days'],
  ['2026-12-06T10:00:00Z', 'Due in 14 days'],
  ['2026-12-07T10:00:00Z', 'Due 7 Dec 2026'],
])('%s: %s', (due, words) => {
  expect(dueLabel(due, now)).toBe(words);
});
