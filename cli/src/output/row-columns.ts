import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import type { Cell, Column } from './table.ts';

/** A column of rows that all have the same shape. */
export interface RowColumn<Row> extends Column {
  /** As another program wants it: instants in ISO 8601 UTC, nothing when absent. */
  raw(row: Row): string;
  /** As a person wants it: instants in Dubai. */
  cell(row: Row): Cell;
  /** A column of pipes alone: in a table another one says it. */
  isForPipes?: boolean;
}

/** How `--columns` and a header call a column: `Trial end` is `trial_end`. */
export function columnName({ title }: Column): string {
  return title.toLowerCase().replaceAll(/\W+/g, '_');
}

/** What stands in a table where there is nothing. */
export const absent: Cell = { text: '-', tone: 'quiet' };

type Read<Row> = (row: Row) => string | null | undefined;

export function textColumn<Row>(title: string, rank: number, read: Read<Row>): RowColumn<Row> {
  return {
    title,
    rank,
    raw: (row) => read(row) ?? '',
    cell: (row) => {
      const text = read(row);
      return text ? { text } : absent;
    },
  };
}

export function instantColumn<Row>(title: string, rank: number, read: Read<Row>): RowColumn<Row> {
  return {
    ...textColumn(title, rank, read),
    cell: (row) => {
      const instant = read(row);
      return instant ? { text: formatBusinessDateTime(instant) } : absent;
    },
  };
}
