import type { Flow } from '@flow/sdk';
import {
  type Subscription,
  type SubscriptionFilter,
  subscriptionPageMaximum,
} from '@flow/sdk/contracts/subscription';
import { subscriptionsCsv } from '@flow/sdk/csv';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Context, requireSession } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import type { Io } from '../../io.ts';
import { renderJson } from '../../output/json.ts';
import { renderTable } from '../../output/table.ts';
import { renderTsv } from '../../output/tsv.ts';
import { subscriptionColumns } from './columns.ts';
import { addFilterOptions, type FilterOptions, toFilter } from './filters.ts';

export type ListFormat = 'auto' | 'table' | 'json' | 'csv';

export interface ListOptions {
  filter: SubscriptionFilter;
  /** Most rows to show; 0 for all. */
  limit: number;
  format: ListFormat;
}

const usualLimit = 50;

async function take(flow: Flow, { filter, limit }: ListOptions) {
  const rows: Subscription[] = [];
  let cursor: string | null = null;
  do {
    const wanted =
      limit === 0 ? subscriptionPageMaximum : Math.min(limit - rows.length, subscriptionPageMaximum);
    const page: Awaited<ReturnType<Flow['subscriptions']['page']>> = await flow.subscriptions.page({
      ...filter,
      limit: wanted,
      cursor,
    });
    rows.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null && (limit === 0 || rows.length < limit));
  return { rows, more: cursor !== null };
}

function showTable(rows: readonly Subscription[], io: Io): void {
  if (rows.length === 0) return;
  const cells = rows.map((row) => subscriptionColumns.map((column) => column.cell(row)));
  const { text, hidden } = renderTable(subscriptionColumns, cells, {
    width: io.width,
    color: io.color('data'),
  });
  io.data(text);
  if (hidden.length > 0) {
    io.note(`Not shown for want of width: ${hidden.join(', ')}. Widen the terminal, or use --csv or --json.`);
  }
}

export async function runList(options: ListOptions, { io, flow }: { io: Io; flow: Flow }): Promise<void> {
  const { rows, more } = await take(flow, options);
  const format = options.format === 'auto' && io.terminal.data ? 'table' : options.format;
  const show: Record<ListFormat, () => void> = {
    json: () => io.data(renderJson(rows)),
    csv: () => io.data(subscriptionsCsv(rows)),
    table: () => showTable(rows, io),
    auto: () => io.data(renderTsv(rows.map((row) => subscriptionColumns.map((column) => column.raw(row))))),
  };
  show[format]();
  if (rows.length === 0) io.note('No subscriptions match.');
  if (more) io.note(`Showing the newest ${rows.length}; there are more. Use --limit <n>, or --all.`);
}

function parseLimit(value: string): number {
  const limit = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(limit)) return limit;
  throw new InvalidArgumentError('Expected a whole number, 0 for all.');
}

interface ParsedOptions extends FilterOptions {
  limit: number;
  all?: true;
  json?: true;
  csv?: true;
  table?: true;
}

/** What the parsed options ask for. */
export function toListOptions({ limit, all, json, csv, table, ...filters }: ParsedOptions): ListOptions {
  const format = json ? 'json' : csv ? 'csv' : table ? 'table' : 'auto';
  return { filter: toFilter(filters), limit: all ? 0 : limit, format };
}

export function listCommand(command: Command, context: Context): void {
  addFilterOptions(
    command.description(
      'List subscriptions, newest first: a table in a terminal, tab-separated rows in a pipe.\n' +
        'Tables show Dubai time; tab-separated rows, CSV and JSON hold ISO 8601 in UTC.',
    ),
  )
    .addOption(
      new Option('-l, --limit <n>', 'most rows to show, 0 for all').argParser(parseLimit).default(usualLimit),
    )
    .addOption(new Option('--all', 'every row').conflicts('limit'))
    .addOption(new Option('--json', 'a JSON array').conflicts(['csv', 'table']))
    .addOption(new Option('--csv', 'CSV with the columns of the export').conflicts('table'))
    .option('--table', 'a table, also in a pipe')
    .action(async (options: ParsedOptions) => {
      const listOptions = toListOptions(options);
      const { flow, url } = await context.connect(command.optsWithGlobals());
      await requireSession(flow, url);
      await runList(listOptions, { io: context.io, flow });
    });
  addExamples(command, [
    ['subscriptions list --status past_due', 'whose payment failed'],
    ['subscriptions list --from 2026-11-01 --to 2026-11-30 --all', 'everyone who began in November'],
    ['subscriptions list --all --json | jq -r .[].email', 'every address'],
  ]);
}
