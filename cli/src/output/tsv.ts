import type { RowWriter } from './row-writer.ts';
import { singleLine } from './single-line.ts';

/** Rows for other programs: a tab between cells, a row a line. */
export function renderTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(singleLine).join('\t')}\n`).join('');
}

/** The cells of rows, and the names of the columns before the first where they are asked for. */
export function tsvRows<Row>(
  columns: readonly { name: string; raw(row: Row): string }[],
  { header }: { header: boolean },
): RowWriter<Row> {
  let pending = header ? renderTsv([columns.map(({ name }) => name)]) : '';
  return {
    next(rows) {
      const text = pending + renderTsv(rows.map((row) => columns.map((column) => column.raw(row))));
      pending = '';
      return text;
    },
    end: () => pending,
  };
}
