import { describe, expect, it } from 'vitest';
import { appendColumn, csvRows, shownCsv, wholeCsv } from './csv.ts';

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

it('a column is appended to records, whatever stands between quotes', () => {
  const text = 'name,note\r\n"a ""b""\r\nc",1\r\n,"x,y"\r\n';
  expect(appendColumn(text, 'ending', ['yes', 'no'])).toBe(
    'name,note,ending\r\n"a ""b""\r\nc",1,yes\r\n,"x,y",no\r\n',
  );
  expect(appendColumn('name\r\n', 'ending', [])).toBe('name,ending\r\n');
});

it('CSV that is shown keeps its lines and loses whatever drives a terminal', () => {
  expect(shownCsv('a\u001b[2J,b\u009b31m\r\n"c\rd\te\u007f\nf"\r\n')).toBe('a [2J,b 31m\r\n"c d e \nf"\r\n');
});
