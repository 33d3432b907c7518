import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Flow } from '@flow/sdk';
import type { Subscription, SubscriptionFilter } from '@flow/sdk/contracts/subscription';
import { subscriptionsCsv, subscriptionsCsvFileName } from '@flow/sdk/csv';
import type { Command } from 'commander';
import { type Context, requireSession } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { Failure, usageFailure } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { createProgress } from '../../output/progress.ts';
import { FileExistsError, writeFileAtomically } from '../../write-file.ts';
import { addFilterOptions, type FilterOptions, toFilter } from './filters.ts';

export interface ExportOptions {
  filter: SubscriptionFilter;
  /** A path, `-` for stdout; without one the day's file name. */
  output?: string | undefined;
  force: boolean;
}

export interface ExportDependencies {
  io: Io;
  flow: Flow;
  cwd: string;
  now: () => Date;
}

const progressStep = 100;

function alreadyThere(path: string): Failure {
  return new Failure(`${path} is there already: pass --force to replace it, or --output for another name.`);
}

/** Refuses a place that cannot take the file before anything is fetched for it. */
function checkTarget(path: string, force: boolean): void {
  const directory = statSync(dirname(path), { throwIfNoEntry: false });
  if (!directory?.isDirectory())
    throw usageFailure(`There is no directory ${dirname(path)}: create it, or pass another --output.`);
  const target = statSync(path, { throwIfNoEntry: false });
  if (!target) return;
  if (!target.isFile())
    throw usageFailure(`${path} is not a file: pass --output with a file's name, or - for stdout.`);
  if (!force) throw alreadyThere(path);
}

function writeExport(path: string, csv: string, force: boolean): void {
  try {
    writeFileAtomically(path, csv, { overwrite: force });
  } catch (cause) {
    if (cause instanceof FileExistsError) throw alreadyThere(path);
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new Failure(`${path} cannot be written (${reason}): nothing was saved.`, undefined, { cause });
  }
}

async function fetchAll(flow: Flow, filter: SubscriptionFilter, io: Io): Promise<Subscription[]> {
  const progress = createProgress(io);
  const rows: Subscription[] = [];
  try {
    progress.show('Fetching subscriptions…');
    for await (const row of flow.subscriptions.all(filter)) {
      rows.push(row);
      if (rows.length % progressStep === 0) progress.show(`Fetching subscriptions… ${rows.length}`);
    }
  } finally {
    progress.clear();
  }
  return rows;
}

export async function runExport(
  options: ExportOptions,
  { io, flow, cwd, now }: ExportDependencies,
): Promise<void> {
  if (options.output === '-') {
    io.data(subscriptionsCsv(await fetchAll(flow, options.filter, io)));
    return;
  }
  const name = options.output ?? subscriptionsCsvFileName(now());
  const path = resolve(cwd, name);
  checkTarget(path, options.force);
  const rows = await fetchAll(flow, options.filter, io);
  writeExport(path, subscriptionsCsv(rows), options.force);
  io.note(`Wrote ${rows.length} ${rows.length === 1 ? 'subscription' : 'subscriptions'} to ${name}.`);
}

interface ParsedOptions extends FilterOptions {
  output?: string;
  force?: true;
}

/** What the parsed options ask for. */
export function toExportOptions({ output, force, ...filters }: ParsedOptions): ExportOptions {
  if (output === '') throw usageFailure("--output needs a file's name, or - for stdout.");
  return { filter: toFilter(filters), output, force: force === true };
}

export function exportCommand(command: Command, context: Context): void {
  addFilterOptions(
    command.description(
      'Save every matching subscription as CSV (RFC 4180, ISO 8601 in UTC).\n' +
        'The file is written whole or not at all, and an existing one is left alone.',
    ),
  )
    .option('-o, --output <file>', 'where to, - for stdout (default: subscriptions-<Dubai day>.csv here)')
    .option('--force', 'replace the file if it is there')
    .action(async (options: ParsedOptions) => {
      const exportOptions = toExportOptions(options);
      const { flow, url } = await context.connect(command.optsWithGlobals());
      await requireSession(flow, url);
      await runExport(exportOptions, { io: context.io, flow, cwd: context.cwd, now: context.now });
    });
  addExamples(command, [
    ['subscriptions export', "today's file in this directory"],
    ['subscriptions export --status active --output active.csv --force', 'the same file, renewed'],
    ['subscriptions export --output - | gzip > subscriptions.csv.gz', 'to another program'],
  ]);
}
