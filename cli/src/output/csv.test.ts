import { describe, expect, it } from 'vitest';
import { type CsvPart, csvParts, csvRows, shownCsv, shownParts, wholeCsv } from './csv.ts';

const csv = (rows: readonly string[]) => `name\r\n${rows.map((row) => `${row}\r\n`).join('')}`;

describe('CSV in parts', () => {
  it('has its header once, and is the same text as in one part', () => {
    const writer = csvRows(csv);
    expect(writer.next(['a', 'b']) + writer.next(['c']) + writer.next([]) + writer.end()).toBe(
      csv(['a', 'b', 'c']),
    );
  });

  it('of no rows is the header', () => {
    expect(csvRows(csv).end()).toBe('name\r\n');
  });

  it('is not begun before the last row where the columns depend on all of them', async () => {
    const writer = wholeCsv(csv);
    expect([writer.next(['a']), writer.next(['b']), await writer.end()]).toEqual(['', '', csv(['a', 'b'])]);
  });
});

it('CSV that is shown keeps its lines and loses whatever drives a terminal', () => {
  expect(shownCsv('a\u001b[2J,b\u009b31m\r\n"c\rd\te\u007f\nf"\r\n')).toBe('a [2J,b 31m\r\n"c d e \nf"\r\n');
});

describe('a file of the backend', () => {
  const file = new TextEncoder().encode('name,note\r\n"a ""b""\r\nc",\u001b[2J\r\nليلى,"x\ry"\r\n');
  /** Cut after every so many bytes, inside of characters and of the ends of lines too. */
  async function* cut(length: number) {
    for (let start = 0; start < file.length; start += length) yield file.subarray(start, start + length);
  }
  const text = (parts: readonly CsvPart[]) => parts.map(({ csv }) => csv).join('');

  it.each([1, 2, 3, 7, 100])('has its rows counted, not its lines, %i bytes at a time', async (length) => {
    const parts = await Array.fromAsync(csvParts(cut(length)));
    expect(parts.map(({ rows }) => rows).reduce((sum, rows) => sum + rows)).toBe(2);
    expect(Buffer.concat(parts.map(({ csv }) => Buffer.from(csv)))).toEqual(Buffer.from(file));
  });

  it.each([1, 2, 3, 7, 100])('is shown as its text would be, %i bytes at a time', async (length) => {
    const parts = await Array.fromAsync(shownParts(csvParts(cut(length))));
    expect(text(parts)).toBe('name,note\r\n"a ""b""\r\nc", [2J\r\nليلى,"x y"\r\n');
  });
});
