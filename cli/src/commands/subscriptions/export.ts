import type { Flow } from '@flow/sdk';
import type { SubscriptionFilter } from '@flow/sdk/contracts/subscription';
import { subscriptionsCsv, subscriptionsCsvFileName } from '@flow/sdk/csv';
import type { Command } from 'commander';
import { type Context, requireSession } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import {
  addExportOptions,
  type ExportSurroundings,
  type ExportTarget,
  exportRows,
  type ParsedExportTarget,
  toExportTarget,
} from '../export-rows.ts';
import { addFilterOptions, type FilterOptions, toFilter } from './filters.ts';

export interface ExportOptions extends ExportTarget {
  filter: SubscriptionFilter;
}

export async function runExport(
  { filter, ...target }: ExportOptions,
  { flow, ...surroundings }: ExportSurroundings & { flow: Flow },
): Promise<void> {
  const source = {
    rows: flow.subscriptions.all(filter),
    csv: subscriptionsCsv,
    fileName: subscriptionsCsvFileName,
    names: { one: 'subscription', many: 'subscriptions' },
  };
  await exportRows(source, target, surroundings);
}

/** What the parsed options ask for. */
export function toExportOptions(parsed: ParsedExportTarget & FilterOptions): ExportOptions {
  return { filter: toFilter(parsed), ...toExportTarget(parsed) };
}

export function exportCommand(command: Command, context: Context): void {
  command.description(
    'Save every matching subscription as CSV (RFC 4180, ISO 8601 in UTC).\n' +
      'The file is written whole or not at all, and an existing one is left alone.',
  );
  addExportOptions(addFilterOptions(command), 'subscriptions').action(
    async (parsed: ParsedExportTarget & FilterOptions) => {
      const options = toExportOptions(parsed);
      const { flow, url } = await context.connect(command.optsWithGlobals());
      await requireSession(flow, url);
      await runExport(options, { io: context.io, flow, cwd: context.cwd, now: context.now });
    },
  );
  addExamples(command, [
    ['subscriptions export', "today's file in this directory"],
    ['subscriptions export --status active --output active.csv --force', 'the same file, renewed'],
    ['subscriptions export --output - | gzip > subscriptions.csv.gz', 'to another program'],
  ]);
}
