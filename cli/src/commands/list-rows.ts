import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from '../io.ts';
import { renderJson } from '../output/json.ts';
import type { RowColumn } from '../output/row-columns.ts';
import { renderTable } from '../output/table.ts';
import { renderTsv } from '../output/tsv.ts';

export type ListFormat = 'auto' | 'table' | 'json' | 'csv';

/** How much of a list is shown, and how. */
export interface Listing {
  /** Most rows to show; 0 for all. */
  limit: number;
  format: ListFormat;
}

export interface ParsedListing {
  limit: number;
  all?: true;
  json?: true;
  csv?: true;
  table?: true;
}

const usualLimit = 50;

function parseLimit(value: string): number {
  const limit = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(limit)) return limit;
  throw new InvalidArgumentError('Expected a whole number, 0 for all.');
}

/** The options of a list: how many rows, and as what. */
export function addListOptions(command: Command): Command {
  return command
    .addOption(
      new Option('-l, --limit <n>', 'most rows to show, 0 for all').argParser(parseLimit).default(usualLimit),
    )
    .addOption(new Option('--all', 'every row').conflicts('limit'))
    .addOption(new Option('--json', 'a JSON array').conflicts(['csv', 'table']))
    .addOption(new Option('--csv', 'CSV with the columns of the export').conflicts('table'))
    .option('--table', 'a table, also in a pipe');
}

/** What the parsed options ask for. */
export function toListing({ limit, all, json, csv, table }: ParsedListing): Listing {
  const format = json ? 'json' : csv ? 'csv' : table ? 'table' : 'auto';
  return { limit: all ? 0 : limit, format };
}

interface Page<Row> {
  items: Row[];
  next_cursor: string | null;
}

/** Rows that come page by page, and how they are shown. */
export interface RowSource<Row> {
  page(request: { limit: number; cursor: string | null }): Promise<Page<Row>>;
  /** Most rows of one page. */
  pageMaximum: number;
  columns: readonly RowColumn<Row>[];
  csv(rows: readonly Row[]): string;
  /** What the rows are, in the plural. */
  name: string;
}

async function take<Row>({ page, pageMaximum }: RowSource<Row>, limit: number) {
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

/** Shows the newest rows of a source: a table in a terminal, tab-separated rows in a pipe, or what was asked for. */
export async function listRows<Row>(
  source: RowSource<Row>,
  listing: Listing,
  { io }: { io: Io },
): Promise<void> {
  const { rows, more } = await take(source, listing.limit);
  const { columns } = source;
  const format = listing.format === 'auto' && io.terminal.data ? 'table' : listing.format;
  const show: Record<ListFormat, () => void> = {
    json: () => io.data(renderJson(rows)),
    csv: () => io.data(source.csv(rows)),
    table: () => showTable(rows, columns, io),
    auto: () => io.data(renderTsv(rows.map((row) => columns.map((column) => column.raw(row))))),
  };
  show[format]();
  if (rows.length === 0) io.note(`No ${source.name} match.`);
  if (more) io.note(`Showing the newest ${rows.length}; there are more. Use --limit <n>, or --all.`);
}
