import type { Flow } from '@flow/sdk';
import type { LeadFilter } from '@flow/sdk/contracts/lead';
import { leadsCsv, leadsCsvFileName } from '@flow/sdk/csv';
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
  filter: LeadFilter;
}

export async function runExport(
  { filter, ...target }: ExportOptions,
  { flow, ...surroundings }: ExportSurroundings & { flow: Flow },
): Promise<void> {
  const source = {
    rows: flow.leads.all(filter),
    csv: leadsCsv,
    fileName: leadsCsvFileName,
    names: { one: 'lead', many: 'leads' },
  };
  await exportRows(source, target, surroundings);
}

/** What the parsed options ask for. */
export function toExportOptions(parsed: ParsedExportTarget & FilterOptions): ExportOptions {
  return { filter: toFilter(parsed), ...toExportTarget(parsed) };
}

export function exportCommand(command: Command, context: Context): void {
  command.description(
    'Save every matching lead as CSV (RFC 4180, ISO 8601 in UTC), notes and campaigns included.\n' +
      'The file is written whole or not at all, and an existing one is left alone.',
  );
  addExportOptions(addFilterOptions(command), 'leads').action(
    async (parsed: ParsedExportTarget & FilterOptions) => {
      const options = toExportOptions(parsed);
      const { flow, url } = await context.connect(command.optsWithGlobals());
      await requireSession(flow, url);
      await runExport(options, { io: context.io, flow, cwd: context.cwd, now: context.now });
    },
  );
  addExamples(command, [
    ['leads export', "today's file in this directory"],
    ['leads export --status won --from 2026-11-01 --output won.csv --force', 'the same file, renewed'],
    ['leads export --output - | gzip > leads.csv.gz', 'to another program'],
  ]);
}
