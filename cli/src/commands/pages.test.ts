import { describe, expect, it } from 'vitest';
import type { Page, PageRequest } from './collection.ts';
import { pagesOf } from './pages.ts';

/** A list of so many numbers, and what was asked of it and used, in order. */
function numbers(count: number) {
  const steps: string[] = [];
  const ask = async ({ limit, cursor }: PageRequest): Promise<Page<number>> => {
    steps.push(`ask ${limit} after ${cursor}`);
    const start = Number(cursor ?? 0);
    const end = Math.min(start + limit, count);
    const items = Array.from({ length: end - start }, (_, index) => start + index);
    return { items, next_cursor: end < count ? String(end) : null };
  };
  const use = async (limit: number) => {
    for await (const { rows, more } of pagesOf(ask, { limit, pageMaximum: 2 }))
      steps.push(`use ${rows.length}${more ? ' of more' : ''}`);
    return steps;
  };
  return { steps, use };
}

describe('the pages of a list', () => {
  it('are asked for one after the other, each when the one before was used', async () => {
    expect(await numbers(5).use(0)).toEqual([
      'ask 2 after null',
      'use 2 of more',
      'ask 2 after 2',
      'use 2 of more',
      'ask 2 after 4',
      'use 1',
    ]);
  });

  it('end with the limit, the last one asks for no more than that', async () => {
    expect(await numbers(5).use(3)).toEqual([
      'ask 2 after null',
      'use 2 of more',
      'ask 1 after 2',
      'use 1 of more',
    ]);
  });

  it('end with a failure where the server repeats a cursor', async () => {
    const seen: number[] = [];
    const walk = async () => {
      const ask = async (): Promise<Page<number>> => ({ items: [1], next_cursor: 'again' });
      for await (const { rows } of pagesOf(ask, { limit: 0, pageMaximum: 2 })) seen.push(...rows);
    };
    await expect(walk()).rejects.toThrow('The server repeats a page of the list');
    expect(seen).toEqual([1, 1]);
  });
});
