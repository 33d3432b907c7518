import { describe, expect, it } from 'vitest';
import { jsonRows, ndjsonRows, renderJson } from './json.ts';

const rows = [
  { id: 1, name: 'a', tags: ['x', 'y'] },
  { id: 2, name: 'b\u001b\u009b\u007f', tags: [] },
  { id: 3, name: 'c', tags: ['z'] },
];

describe('JSON in parts', () => {
  it('is the same text as in one part', () => {
    const writer = jsonRows<(typeof rows)[number]>();
    const text = writer.next(rows.slice(0, 2)) + writer.next([]) + writer.next(rows.slice(2)) + writer.end();
    expect(text).toBe(renderJson(rows));
    expect(JSON.parse(text)).toEqual(rows);
  });

  it('of no rows is an empty array', () => {
    expect(jsonRows().next([]) + jsonRows().end()).toBe('[]\n');
  });

  it('may be an object a line', () => {
    const writer = ndjsonRows();
    const lines = (writer.next(rows) + writer.end()).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line))).toEqual(rows);
  });

  it('may hold the named fields alone, in their order, null where there is nothing', () => {
    expect(JSON.parse(jsonRows(['name', 'id']).next(rows.slice(0, 1)).concat('\n]'))).toEqual([
      { name: 'a', id: 1 },
    ]);
    expect(ndjsonRows(['name', 'phone']).next(rows.slice(0, 1))).toBe('{"name":"a","phone":null}\n');
  });
});

it('JSON holds no control character as it is, and the same value', () => {
  const text = renderJson(rows);
  expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
  expect(JSON.parse(text)).toEqual(rows);
});
