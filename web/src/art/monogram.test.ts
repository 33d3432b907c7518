import { expect, test } from 'vitest';
import { initialsOf } from './monogram.ts';

test.each([
  ['sara-khalil', 'sk'],
  ['sara-al-khalil', 'sk'],
  ['sara', 's'],
  ['coach-2', 'c'],
  ['7', ''],
])('the initials of %s are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
