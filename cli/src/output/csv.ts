import type { RowWriter } from './row-writer.ts';

const recordEnd = '\r\n';

/** CSV in parts: what `csv` makes of some rows, with the header before the first of them alone. */
export function csvRows<Row>(csv: (rows: readonly Row[]) => string): RowWriter<Row> {
  let hasHeader = false;
  const next = (rows: readonly Row[]) => {
    const text = csv(rows);
    if (hasHeader) return text.slice(text.indexOf(recordEnd) + recordEnd.length);
    hasHeader = true;
    return text;
  };
  return { next, end: () => (hasHeader ? '' : next([])) };
}

/** CSV whose columns depend on the rows: it begins when all of them are there. */
export function wholeCsv<Row>(csv: (rows: readonly Row[]) => string | Promise<string>): RowWriter<Row> {
  const kept: Row[] = [];
  return {
    next(rows) {
      for (const row of rows) kept.push(row);
      return '';
    },
    end: () => csv(kept),
  };
}

/** All controls but the ends of lines: a carriage return alone would let a value overwrite its line. */
const unseenControls = /\r\n|\n|\p{Cc}/gu;

/** CSV that a terminal may show: what a visitor typed cannot drive it. */
export function shownCsv(csv: string): string {
  return csv.replace(unseenControls, (match) => (match.endsWith('\n') ? match : ' '));
}

/** A part of a file as it came: a text that ends with a record, or bytes that may end anywhere. */
export interface CsvPart {
  csv: string | Uint8Array;
  /** How many rows it ends. */
  rows: number;
}

const quote = 0x22;
const lineFeed = 0x0a;

/** The bytes of a file with its header, and the rows in them. */
export async function* csvParts(file: AsyncIterable<Uint8Array>): AsyncGenerator<CsvPart> {
  let isQuoted = false;
  let isHeader = true;
  for await (const csv of file) {
    let rows = 0;
    for (let index = 0; index < csv.length; index += 1) {
      const byte = csv[index];
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === lineFeed && !isQuoted) rows += 1;
    }
    if (isHeader && rows > 0) {
      isHeader = false;
      rows -= 1;
    }
    yield { csv, rows };
  }
}

/** A file that a terminal may show. */
export async function* shownParts(parts: AsyncIterable<CsvPart>): AsyncGenerator<CsvPart> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const { csv, rows } of parts) {
    const text = held + (typeof csv === 'string' ? csv : decoder.decode(csv, { stream: true }));
    // Whether it ends a line, the next part tells.
    held = text.endsWith('\r') ? '\r' : '';
    yield { csv: shownCsv(text.slice(0, text.length - held.length)), rows };
  }
  yield { csv: shownCsv(held + decoder.decode()), rows: 0 };
}
