import { expect, it } from 'vitest';
import { firstProblem } from './text-rule.ts';

it('says what the first broken rule says', () => {
  const rules = [
    [(text: string) => text.length < 3, 'too long'],
    [(text: string) => text !== 'no', 'not this'],
    [(text: string) => text.startsWith('y'), 'no y'],
  ] as const;
  expect(['yes', 'no', 'na', 'y'].map((text) => firstProblem(rules, text))).toEqual([
    'too long',
    'not this',
    'no y',
    null,
  ]);
});
