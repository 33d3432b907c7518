import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Context, openSession, type SignedInContext } from '../context.ts';
import { addExamples } from '../examples.ts';
import type { Io } from '../io.ts';
import { renderJson } from '../output/json.ts';
import type { RowColumn } from '../output/row-columns.ts';
import { renderTable } from '../output/table.ts';
import { renderTsv } from '../output/tsv.ts';
import type { Collection, CommandTexts, Page, PageRequest, RowView } from './collection.ts';

export type ListFormat = 'auto' | 'table' | 'json' | 'csv';

/** How much of a list is shown, and how. */
export interface Listing {
  /** Most rows to show; 0 for all. */
  limit: number;
  format: ListFormat;
}

export interface ListOptions<Filter> extends Listing {
  filter: Filter;
}

export type ListDependencies = Pick<SignedInContext, 'io' | 'flow' | 'now'>;

export interface ParsedFormat {
  json?: true;
  csv?: true;
  table?: true;
}

export interface ParsedListing extends ParsedFormat {
  limit: number;
  all?: true;
}

const usualLimit = 50;

function parseLimit(value: string): number {
  const limit = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(limit)) return limit;
  throw new InvalidArgumentError('Expected a whole number, 0 for all.');
}

/** The options that say as what rows are shown. */
export function addFormatOptions(command: Command): Command {
  return command
    .addOption(new Option('--json', 'a JSON array').conflicts(['csv', 'table']))
    .addOption(new Option('--csv', 'CSV with the columns of the export').conflicts('table'))
    .option('--table', 'a table, also in a pipe');
}

/** The format that the parsed options ask for. */
export function toFormat({ json, csv, table }: ParsedFormat): ListFormat {
  return json ? 'json' : csv ? 'csv' : table ? 'table' : 'auto';
}

/** The options of a list: how many rows, and as what. */
function addListOptions(command: Command): Command {
  command
    .addOption(
      new Option('-l, --limit <n>', 'most rows to show, 0 for all').argParser(parseLimit).default(usualLimit),
    )
    .addOption(new Option('--all', 'every row').conflicts('limit'));
  return addFormatOptions(command);
}

/** What the parsed options ask for. */
export function toListOptions<Row, Parsed, Filter>(
  { toFilter }: Collection<Row, Parsed, Filter>,
  parsed: ParsedListing & Parsed,
): ListOptions<Filter> {
  return { filter: toFilter(parsed), limit: parsed.all ? 0 : parsed.limit, format: toFormat(parsed) };
}

async function take<Row>(
  page: (request: PageRequest) => Promise<Page<Row>>,
  pageMaximum: number,
  limit: number,
) {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const wanted = limit === 0 ? pageMaximum : Math.min(limit - rows.length, pageMaximum);
    const answer: Page<Row> = await page({ limit: wanted, cursor });
    rows.push(...answer.items);
    cursor = answer.next_cursor;
  } while (cursor !== null && (limit === 0 || rows.length < limit));
  return { rows, more: cursor !== null };
}

function showTable<Row>(rows: readonly Row[], columns: readonly RowColumn<Row>[], io: Io): void {
  if (rows.length === 0) return;
  const cells = rows.map((row) => columns.map((column) => column.cell(row)));
  const { text, hidden } = renderTable(columns, cells, { width: io.width, color: io.color('data') });
  io.data(text);
  if (hidden.length > 0) {
    io.note(`Not shown for want of width: ${hidden.join(', ')}. Widen the terminal, or use --csv or --json.`);
  }
}

/** Rows as they are shown; without CSV they are never asked for as that. */
type ShownRows<Row> = Omit<RowView<Row>, 'csv'> & {
  csv?(rows: readonly Row[]): string | Promise<string>;
};

/** Shows rows: a table in a terminal, tab-separated in a pipe, or what was asked for. */
export async function showRows<Row>(
  rows: readonly Row[],
  view: ShownRows<Row>,
  format: ListFormat,
  { io, now }: Pick<ListDependencies, 'io' | 'now'>,
): Promise<void> {
  const columns = view.columns(now());
  const show: Record<ListFormat, () => void | Promise<void>> = {
    json: () => io.data(renderJson(rows)),
    csv: async () => io.data((await view.csv?.(rows)) ?? ''),
    table: () => showTable(rows, columns, io),
    auto: () => io.data(renderTsv(rows.map((row) => columns.map((column) => column.raw(row))))),
  };
  await show[format === 'auto' && io.terminal.data ? 'table' : format]();
  if (rows.length === 0) io.note(`No ${view.names.many} match.`);
}

/** Shows the newest rows of a collection. */
export async function runList<Row, Parsed, Filter>(
  collection: Collection<Row, Parsed, Filter>,
  options: ListOptions<Filter>,
  dependencies: ListDependencies,
): Promise<void> {
  const { flow, io } = dependencies;
  const filter = (await collection.resolveFilter?.(flow, options.filter)) ?? options.filter;
  const page = (request: PageRequest) => collection.page(flow, { ...filter, ...request });
  const { rows, more } = await take(page, collection.pageMaximum, options.limit);
  const csv = (shown: readonly Row[]) => collection.csv(shown, flow, filter);
  await showRows(rows, { ...collection, csv }, options.format, dependencies);
  if (more) io.note(`Showing the newest ${rows.length}; there are more. Use --limit <n>, or --all.`);
}

/** The command that lists a collection. */
export function listCommandOf<Row, Parsed, Filter>(
  collection: Collection<Row, Parsed, Filter>,
  { notes = [], examples }: CommandTexts,
): (command: Command, context: Context) => void {
  return (command, context) => {
    const lines = [
      `List ${collection.names.many}, newest first: a table in a terminal, tab-separated rows in a pipe.`,
      'Tables show Dubai time; tab-separated rows, CSV and JSON hold ISO 8601 in UTC.',
      ...notes,
    ];
    command.description(lines.join('\n'));
    addListOptions(collection.addFilterOptions(command)).action(async (parsed: ParsedListing & Parsed) => {
      const options = toListOptions(collection, parsed);
      await runList(collection, options, await openSession(context, command));
    });
    addExamples(command, examples);
  };
}
