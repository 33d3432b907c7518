import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Cell, type Column, createTable, renderDetails } from './table.ts';

function renderTable(
  columns: readonly Column[],
  rows: readonly Cell[][],
  options: { width: number; color: boolean },
) {
  const table = createTable(columns, options);
  return { text: table.next(rows), hidden: table.hidden };
}

const columns: Column[] = [
  { title: 'Email', rank: 1, shrinks: true },
  { title: 'Plan', rank: 2 },
  { title: 'Id', rank: 1 },
];
const rows = [
  [{ text: 'somebody.with.a.long.name@example.com' }, { text: 'Online' }, { text: 'sub_1' }],
  [{ text: 'a@b.c' }, { text: '-' }, { text: 'sub_12' }],
];
const render = (width: number) => renderTable(columns, rows, { width, color: false });

describe('a table', () => {
  it('shows every column that fits to the last character', () => {
    expect(render(53)).toEqual({
      text: [
        'Email                                  Plan    Id',
        'somebody.with.a.long.name@example.com  Online  sub_1',
        'a@b.c                                  -       sub_12',
        '',
      ].join('\n'),
      hidden: [],
    });
  });

  it('drops the column of the highest rank when one character is missing', () => {
    expect(render(52)).toEqual({
      text: [
        'Email                                  Id',
        'somebody.with.a.long.name@example.com  sub_1',
        'a@b.c                                  sub_12',
        '',
      ].join('\n'),
      hidden: ['Plan'],
    });
  });

  it('then cuts the column that may shrink', () => {
    expect(render(24).text).toBe(
      ['Email             Id', 'somebody.with.a…  sub_1', 'a@b.c             sub_12', ''].join('\n'),
    );
  });

  it('never cuts it below what can be read', () => {
    expect(render(5).text.split('\n')[1]).toBe('somebody.wi…  sub_1');
  });

  it('measures what is seen: wide characters as two, colours as nothing', () => {
    const { text } = renderTable(
      [
        { title: 'Name', rank: 1 },
        { title: 'Id', rank: 1 },
      ],
      [
        [{ text: '王小明', tone: 'danger' }, { text: '1' }],
        [{ text: 'abcdef', tone: 'success' }, { text: '2' }],
      ],
      { width: 80, color: true },
    );
    const bare = stripVTControlCharacters(text);
    expect(bare).toBe('Name    Id\n王小明  1\nabcdef  2\n');
  });
});

describe('a table that comes in parts', () => {
  it('has one head, and widens a column from where a longer text needs it', () => {
    const table = createTable(columns, { width: 80, color: false });
    expect(table.next([])).toBe('');
    expect(table.next([[{ text: 'a@b.c' }, { text: '-' }, { text: 'sub_1' }]])).toBe(
      'Email  Plan  Id\na@b.c  -     sub_1\n',
    );
    expect(table.next([[{ text: 'longer@b.c' }, { text: 'On' }, { text: 'sub_2' }]])).toBe(
      'longer@b.c  On    sub_2\n',
    );
    expect(table.next([[{ text: 'a@b.c' }, { text: '-' }, { text: 'sub_3' }]])).toBe(
      'a@b.c       -     sub_3\n',
    );
    expect(table.hidden).toEqual([]);
  });

  it('keeps to the columns of its first rows, and still cuts the one that may shrink', () => {
    const table = createTable(columns, { width: 24, color: false });
    expect(table.next([[{ text: 'a@b.c' }, { text: '-' }, { text: 'sub_1' }]])).toContain('Plan');
    expect(table.next(rows)).toBe('somebody.wi…  Online  sub_1\na@b.c         -       sub_12\n');
    expect(table.hidden).toEqual([]);
  });

  it('costs as much for a row at its end as at its beginning', () => {
    const row = [{ text: 'somebody@example.com' }, { text: 'Online' }, { text: 'sub_1' }];
    const many = Array.from({ length: 20_000 }, () => row);
    const table = createTable(columns, { width: 80, color: false });
    expect(table.next(many).split('\n')).toHaveLength(20_002);
  });
});

describe('details', () => {
  it('line up, one a line', () => {
    expect(
      renderDetails([
        ['Email', 'a@b.c'],
        ['Id', 'x\ny'],
      ]),
    ).toBe('Email  a@b.c\nId     x y\n');
  });
});
