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

/** What is quoted, whatever it holds, or the end of a record. */
const quotedOrEnd = /"[^"]*"|\r\n/g;

/** CSV with one more column behind the others. `title` and `values` are texts that need no quotes. */
export function appendColumn(csv: string, title: string, values: readonly string[]): string {
  const cells = [title, ...values];
  let record = 0;
  return csv.replace(quotedOrEnd, (match) => {
    if (match !== recordEnd) return match;
    record += 1;
    return `,${cells[record - 1]}${recordEnd}`;
  });
}

/** All controls but the ends of lines: a carriage return alone would let a value overwrite its line. */
const unseenControls = /\r\n|\n|\p{Cc}/gu;

/** CSV that a terminal may show: what a visitor typed cannot drive it. */
export function shownCsv(csv: string): string {
  return csv.replace(unseenControls, (match) => (match.endsWith('\n') ? match : ' '));
}
