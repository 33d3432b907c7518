import type { SignedInContext } from '../context.ts';
import { usageFailure } from '../failure.ts';
import type { Io } from '../io.ts';
import { type CsvPart, csvRows, shownCsv, shownParts } from '../output/csv.ts';
import { jsonRows, ndjsonRows } from '../output/json.ts';
import { columnName, type RowColumn } from '../output/row-columns.ts';
import type { RowWriter } from '../output/row-writer.ts';
import { createTable } from '../output/table.ts';
import { tsvRows } from '../output/tsv.ts';
import type { RowView } from './collection.ts';
import type { ParsedFormat } from './list-options.ts';

/** As what rows are shown. */
export interface Presentation {
  format: 'auto' | 'table' | 'json' | 'ndjson' | 'csv';
  /** Names of the columns of tables and tab-separated rows; all of them unless given. */
  columns?: readonly string[] | undefined;
  /** Names the columns of tab-separated rows first. */
  header?: true | undefined;
  /** What JSON is narrowed to. */
  fields?: readonly string[] | undefined;
}

export type RowDependencies = Pick<SignedInContext, 'io' | 'now'>;

/** Fails when an option names what is not there. */
export function checkNames(option: string, names: readonly string[] = [], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw usageFailure(`${option} does not know ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
}

/** The presentation that the parsed options ask for. */
export function toPresentation<Row>(
  { fields, columns }: Pick<RowView<Row>, 'fields' | 'columns'>,
  { json, ndjson, csv, table, header, columns: chosen }: ParsedFormat,
): Presentation {
  const format = json ? 'json' : ndjson ? 'ndjson' : csv ? 'csv' : table ? 'table' : 'auto';
  const wanted = json ?? ndjson;
  const named = Array.isArray(wanted) ? wanted : undefined;
  checkNames(`--${format}`, named, fields);
  checkNames('--columns', chosen, columns(new Date()).map(columnName));
  return { format, columns: chosen, header, fields: named };
}

function tableRows<Row>(
  all: readonly RowColumn<Row>[],
  chosen: readonly RowColumn<Row>[] | undefined,
  io: Io,
): RowWriter<Row> {
  // Those that were asked for by name are all shown, however narrow the terminal is.
  const columns =
    chosen?.map((column) => ({ ...column, rank: 1 })) ?? all.filter(({ isForPipes }) => !isForPipes);
  const table = createTable(columns, { width: io.width, color: io.color('data') });
  return {
    next: (rows) => table.next(rows.map((row) => columns.map((column) => column.cell(row)))),
    end() {
      const { hidden } = table;
      if (hidden.length > 0) {
        const left = hidden.join(', ');
        io.note(
          `Not shown for want of width: ${left}. Widen the terminal, choose --columns, or use --csv or --json.`,
        );
      }
      return '';
    },
  };
}

/** A file for stdout, which may be a terminal. */
export function shownFile(parts: AsyncGenerator<CsvPart>, io: Io): AsyncGenerator<CsvPart> {
  return io.terminal.data ? shownParts(parts) : parts;
}

/** CSV for stdout, which may be a terminal. */
function shown<Row>(writer: RowWriter<Row>, io: Io): RowWriter<Row> {
  if (!io.terminal.data) return writer;
  return {
    next: (rows) => shownCsv(writer.next(rows)),
    end: async () => shownCsv(await writer.end()),
  };
}

/** What can be shown. */
export type ShownRows<Row> = Pick<RowView<Row>, 'columns'> & Partial<Pick<RowView<Row>, 'csv'>>;

/** A table in a terminal, tab-separated rows in a pipe, or what was asked for. */
export function createRowWriter<Row extends object>(
  view: ShownRows<Row>,
  { format, columns: names, header, fields }: Presentation,
  { io, now }: RowDependencies,
  csv: () => RowWriter<Row> = () => csvRows(view.csv ?? (() => '')),
): RowWriter<Row> {
  const all = view.columns(now());
  const chosen = names?.flatMap((name) => all.filter((column) => columnName(column) === name));
  const writers: Record<Presentation['format'], () => RowWriter<Row>> = {
    json: () => jsonRows(fields),
    ndjson: () => ndjsonRows(fields),
    csv: () => shown(csv(), io),
    table: () => tableRows(all, chosen, io),
    auto: () =>
      tsvRows(
        (chosen ?? all).map((column) => ({ name: columnName(column), raw: column.raw })),
        { header: header === true },
      ),
  };
  return writers[format === 'auto' && io.terminal.data && !header ? 'table' : format]();
}

/** Shows rows that are all there. */
export async function showRows<Row extends object>(
  rows: readonly Row[],
  view: ShownRows<Row> & Pick<RowView<Row>, 'names'>,
  presentation: Presentation,
  dependencies: RowDependencies,
): Promise<void> {
  const { io } = dependencies;
  const writer = createRowWriter(view, presentation, dependencies);
  await io.data(writer.next(rows));
  await io.data(await writer.end());
  if (rows.length === 0) io.note(view.names.none ?? `No ${view.names.many} match.`);
}
