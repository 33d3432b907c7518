import { listOf } from '@flow/sdk/testing';
import { expect, it } from 'vitest';
import { pagesOf } from './pages.ts';

/** What is asked and used, in order, of a list of so many numbers that come two at a time. */
async function stepsOf(count: number, limit: number) {
  const steps: string[] = [];
  const list = listOf(async function* (wanted) {
    for (let start = 0; start < Math.min(wanted, count); start += 2) {
      steps.push(`ask after ${start}`);
      yield Array.from({ length: Math.min(2, count - start, wanted - start) }, (_, index) => start + index);
    }
  });
  for await (const { rows, more } of pagesOf(list, limit))
    steps.push(`use ${rows.length}${more ? ' of more' : ''}`);
  return steps;
}

it.each([
  ['all', 0, ['ask after 0', 'use 2', 'ask after 2', 'use 2', 'ask after 4', 'use 1']],
  ['up to a limit inside of a page', 3, ['ask after 0', 'use 2', 'ask after 2', 'use 1 of more']],
  ['up to a limit between pages', 2, ['ask after 0', 'use 2', 'ask after 2', 'use 0 of more']],
  ['up to their number', 5, ['ask after 0', 'use 2', 'ask after 2', 'use 2', 'ask after 4', 'use 1']],
])('rows are shown %s, each page before the next is asked for', async (_name, limit, steps) => {
  expect(await stepsOf(5, limit)).toEqual(steps);
});
