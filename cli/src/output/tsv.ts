import { singleLine } from './single-line.ts';

/** Rows for other programs: a tab between cells, a row a line, no header. */
export function renderTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(singleLine).join('\t')}\n`).join('');
}
