import { describe, expect, it, vi } from 'vitest';
import { pagesByCursor } from './cursor-pages.ts';
import { listOf } from './list.ts';

/** Three pages, and how many of them were asked for. */
function threePages() {
  const read = vi.fn(async ({ cursor }: { cursor: string | null }) => {
    const page = Number(cursor ?? 1);
    return { items: [page * 10, page * 10 + 1], next_cursor: page < 3 ? String(page + 1) : null };
  });
  return { read, list: listOf((wanted) => pagesByCursor(read, { wanted, batchSize: 2 })) };
}

describe('a list', () => {
  it('is read row by row, and fetched as far as it is read', async () => {
    const { read, list } = threePages();
    const rows: number[] = [];
    for await (const row of list) {
      rows.push(row);
      if (row === 20) break;
    }
    expect(rows).toEqual([10, 11, 20]);
    expect(read.mock.calls).toMatchObject([[{ cursor: null }], [{ cursor: '2' }]]);
  });

  it('is read page by page', async () => {
    expect(await Array.fromAsync(threePages().list.pages())).toEqual([
      [10, 11],
      [20, 21],
      [30, 31],
    ]);
  });

  it('is asked for no more rows than are wanted, page by page too', async () => {
    const { read, list } = threePages();
    expect(await Array.fromAsync(list.pages({ max: 3 }))).toEqual([[10, 11], [20]]);
    expect(read.mock.calls).toEqual([[{ cursor: null, limit: 2 }], [{ cursor: '2', limit: 1 }]]);
  });

  it.each([
    [undefined, [10, 11, 20, 21, 30, 31], 3],
    [{ max: 3 }, [10, 11, 20], 2],
    [{ max: 2 }, [10, 11], 1],
    [{ max: 0 }, [], 0],
  ])('becomes an array with %j', async (options, rows, requests) => {
    const { read, list } = threePages();
    expect(await list.toArray(options)).toEqual(rows);
    expect(read).toHaveBeenCalledTimes(requests);
  });

  it.each([-1, 1.5, Number.NaN])('has no maximum of %s', async (max) => {
    const { read, list } = threePages();
    const refused = { code: 'invalid_input', fields: { max: 'Expected a number of rows' } };
    await expect(list.toArray({ max })).rejects.toMatchObject(refused);
    expect(read).not.toHaveBeenCalled();
  });

  it.each([
    ['the same', ['a', 'a']],
    ['an earlier', ['a', 'b', 'a']],
  ])('ends with an error when %s cursor comes again', async (_name, cursors) => {
    let pages = 0;
    const list = listOf((wanted) =>
      pagesByCursor(async () => ({ items: [1], next_cursor: cursors[pages++] ?? 'never asked for' }), {
        wanted,
        batchSize: 1,
      }),
    );
    await expect(list.toArray()).rejects.toMatchObject({ name: 'FlowError', code: 'invalid_response' });
    expect(pages).toBe(cursors.length);
  });
});
