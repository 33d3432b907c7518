import { describe, expect, it } from 'vitest';
import { textColumn } from '../output/row-columns.ts';
import { comparison, sortedPages } from './sorting.ts';

const columns = [
  textColumn<{ name: string; days: string | null }>('Name', 1, ({ name }) => name),
  textColumn<{ name: string; days: string | null }>('Days left', 1, ({ days }) => days),
];
const rows = [
  { name: 'b', days: '10' },
  { name: 'A', days: null },
  { name: 'c', days: '9' },
  { name: 'a', days: '10' },
];

const sorted = (...names: string[]) =>
  rows.toSorted(comparison(columns, names)).map((row) => row.name + row.days);

describe('sorting by columns', () => {
  it('takes numbers as numbers, letters of either case, and what is empty as the last', () => {
    expect(sorted('name')).toEqual(['Anull', 'a10', 'b10', 'c9']);
    expect(sorted('days_left')).toEqual(['c9', 'b10', 'a10', 'Anull']);
  });

  it('goes down with a dash, and takes the next column where the first is the same', () => {
    expect(sorted('-days_left', 'name')).toEqual(['a10', 'b10', 'c9', 'Anull']);
    expect(sorted('-days_left', '-name')).toEqual(['b10', 'a10', 'c9', 'Anull']);
  });

  it('takes the first of all pages, and says whether there are more', async () => {
    async function* pages() {
      yield { rows: rows.slice(0, 2) };
      yield { rows: rows.slice(2) };
    }
    const first = async (limit: number) => {
      for await (const { rows: page, more } of sortedPages(pages(), comparison(columns, ['-name']), limit))
        return [page.map(({ name }) => name), more];
      return [];
    };
    expect(await first(2)).toEqual([['c', 'b'], true]);
    expect(await first(0)).toEqual([['c', 'b', 'A', 'a'], false]);
  });
});
