import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Column, renderDetails, renderTable } from './table.ts';

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
