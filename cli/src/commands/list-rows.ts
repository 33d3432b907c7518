import { openSession, type SignedInContext } from '../context.ts';
import { usageFailure } from '../failure.ts';
import type { Io } from '../io.ts';
import { csvRows, shownCsv, wholeCsv } from '../output/csv.ts';
import { jsonRows, ndjsonRows } from '../output/json.ts';
import { columnName, type RowColumn } from '../output/row-columns.ts';
import type { RowWriter } from '../output/row-writer.ts';
import { createTable } from '../output/table.ts';
import { tsvRows } from '../output/tsv.ts';
import type { Collection, RowView } from './collection.ts';
import type { Implementation } from './implementation.ts';
import type { ParsedFormat, ParsedListing } from './list-options.ts';
import { pagesOf } from './pages.ts';

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

export interface ListOptions<Filter> extends Presentation {
  filter: Filter;
  /** Most rows to show; 0 for all. */
  limit: number;
}

export type ListDependencies = Pick<SignedInContext, 'io' | 'flow' | 'now'>;

function checkNames(option: string, names: readonly string[] | undefined, known: readonly string[]): void {
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
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

/** What the parsed options ask for. */
export function toListOptions<Row, Parsed, Filter>(
  collection: Collection<Row, Parsed, Filter>,
  parsed: ParsedListing & Parsed,
): ListOptions<Filter> {
  const limit = parsed.all ? 0 : parsed.limit;
  return { ...toPresentation(collection, parsed), filter: collection.toFilter(parsed), limit };
}

function chooseColumns<Row>(
  all: readonly RowColumn<Row>[],
  chosen: readonly string[] | undefined,
): readonly RowColumn<Row>[] | undefined {
  return chosen?.flatMap((name) => all.filter((column) => columnName(column) === name));
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
        io.note(`Not shown for want of width: ${left}. Widen the terminal, or use --csv or --json.`);
      }
      return '';
    },
  };
}

/** A table in a terminal, tab-separated rows in a pipe, or what was asked for. */
function createRowWriter<Row extends object>(
  view: Pick<RowView<Row>, 'columns'>,
  csv: () => RowWriter<Row>,
  { format, columns: names, header, fields }: Presentation,
  { io, now }: Pick<ListDependencies, 'io' | 'now'>,
): RowWriter<Row> {
  const all = view.columns(now());
  const chosen = chooseColumns(all, names);
  const writers: Record<Presentation['format'], () => RowWriter<Row>> = {
    json: () => jsonRows(fields),
    ndjson: () => ndjsonRows(fields),
    csv,
    table: () => tableRows(all, chosen, io),
    auto: () =>
      tsvRows(
        (chosen ?? all).map((column) => ({ name: columnName(column), raw: column.raw })),
        { header: header === true },
      ),
  };
  return writers[format === 'auto' && io.terminal.data && !header ? 'table' : format]();
}

/** CSV for stdout, which may be a terminal. */
export function shown<Row>(writer: RowWriter<Row>, io: Io): RowWriter<Row> {
  if (!io.terminal.data) return writer;
  return {
    next: (rows) => shownCsv(writer.next(rows)),
    end: async () => shownCsv(await writer.end()),
  };
}

/** Shows rows that are all there. */
export async function showRows<Row extends object>(
  rows: readonly Row[],
  view: Omit<RowView<Row>, 'csv' | 'fields'> & Partial<Pick<RowView<Row>, 'csv'>>,
  presentation: Presentation,
  dependencies: Pick<ListDependencies, 'io' | 'now'>,
): Promise<void> {
  const { io } = dependencies;
  const csv = () => shown(csvRows(view.csv ?? (() => '')), io);
  const writer = createRowWriter(view, csv, presentation, dependencies);
  await io.data(writer.next(rows));
  await io.data(await writer.end());
  if (rows.length === 0) io.note(`No ${view.names.many} match.`);
}

/** The CSV of a collection, in the parts in which its rows come. */
export function csvOf<Row, Parsed, Filter>(
  { csv, wholeCsv: whole }: Collection<Row, Parsed, Filter>,
  flow: ListDependencies['flow'],
  filter: Filter,
): RowWriter<Row> {
  return whole ? wholeCsv((rows) => whole(rows, flow, filter)) : csvRows(csv);
}

/** Shows the newest rows of a collection, each page as it comes. */
export async function runList<Row extends object, Parsed, Filter>(
  collection: Collection<Row, Parsed, Filter>,
  options: ListOptions<Filter>,
  dependencies: ListDependencies,
): Promise<void> {
  const { flow, io } = dependencies;
  const filter = (await collection.resolveFilter?.(flow, options.filter)) ?? options.filter;
  const csv = () => shown(csvOf(collection, flow, filter), io);
  const writer = createRowWriter(collection, csv, options, dependencies);
  let count = 0;
  let isMore = false;
  for await (const { rows, more } of pagesOf(collection.all(flow, filter), options.limit)) {
    await io.data(writer.next(rows));
    count += rows.length;
    isMore = more;
  }
  await io.data(await writer.end());
  if (count === 0) io.note(`No ${collection.names.many} match.`);
  if (isMore) io.note(`Showing the newest ${count}; there are more. Use --limit <n>, or --all.`);
}

/** What the command that lists a collection does. */
export function listing<Row extends object, Parsed, Filter>(
  collection: Collection<Row, Parsed, Filter>,
): Implementation {
  return {
    readers: collection.readers,
    async run(context, command, parsed: ParsedListing & Parsed) {
      const options = toListOptions(collection, parsed);
      await runList(collection, options, await openSession(context, command));
    },
  };
}
