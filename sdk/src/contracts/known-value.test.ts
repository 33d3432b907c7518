import { expect, it } from 'vitest';
import { forKnown, labelOf } from './known-value.ts';

const labels = { won: 'Won', lost: 'Lost' };

it.each([
  ['won', 'Won', 'Won'],
  ['archived', undefined, 'archived'],
  ['toString', undefined, 'toString'],
])('of %s: %s, and as a label %s', (value, found, label) => {
  expect([forKnown(labels, value), labelOf(labels, value)]).toEqual([found, label]);
});
