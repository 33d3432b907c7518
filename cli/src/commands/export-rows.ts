import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import writeFileAtomic from 'write-file-atomic';
import { type Context, openSession, type SignedInContext } from '../context.ts';
import { addExamples } from '../examples.ts';
import { Failure, usageFailure } from '../failure.ts';
import type { Io } from '../io.ts';
import { createProgress } from '../output/progress.ts';
import type { CommandTexts, ExportableCollection } from './collection.ts';

/** What is exported, and where it goes. */
export interface ExportOptions<Filter> {
  filter: Filter;
  /** A path, `-` for stdout; without one the day's file name. */
  output?: string | undefined;
  force: boolean;
}

export interface ParsedExport {
  output?: string;
  force?: true;
}

/** What the parsed options ask for. */
export function toExportOptions<Row, Parsed, Filter>(
  { toFilter }: ExportableCollection<Row, Parsed, Filter>,
  parsed: ParsedExport & Parsed,
): ExportOptions<Filter> {
  const { output, force } = parsed;
  if (output === '') throw usageFailure("--output needs a file's name, or - for stdout.");
  return { filter: toFilter(parsed), output, force: force === true };
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
  // A file may have come while the rows were fetched.
  if (!force && existsSync(path)) throw alreadyThere(path);
  try {
    // Synchronous: a signal is handled before or after, never in between.
    writeFileAtomic.sync(path, csv);
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new Failure(`${path} cannot be written (${reason}): nothing was saved.`, undefined, { cause });
  }
}

async function fetchAll<Row>(rows: AsyncIterable<Row>, name: string, io: Io): Promise<Row[]> {
  const progress = createProgress(io);
  const fetched: Row[] = [];
  try {
    progress.show(`Fetching ${name}…`);
    for await (const row of rows) {
      fetched.push(row);
      if (fetched.length % progressStep === 0) progress.show(`Fetching ${name}… ${fetched.length}`);
    }
  } finally {
    progress.clear();
  }
  return fetched;
}

/** Saves every matching row of a collection as CSV: a whole file or none, or stdout. */
export async function runExport<Row, Parsed, Filter>(
  collection: ExportableCollection<Row, Parsed, Filter>,
  options: ExportOptions<Filter>,
  { io, flow, cwd, now }: Omit<SignedInContext, 'prompter'>,
): Promise<void> {
  const { names } = collection;
  const { output, force } = options;
  const name = output ?? collection.fileName(now(), options.filter);
  const path = resolve(cwd, name);
  if (output !== '-') checkTarget(path, force);
  const filter = (await collection.resolveFilter?.(flow, options.filter)) ?? options.filter;
  const rows = await fetchAll(collection.all(flow, filter), names.many, io);
  const csv = await collection.csv(rows, flow, filter);
  if (output === '-') {
    io.data(csv);
    return;
  }
  writeExport(path, csv, force);
  io.note(`Wrote ${rows.length} ${rows.length === 1 ? names.one : names.many} to ${name}.`);
}

/** The command that exports a collection. */
export function exportCommandOf<Row, Parsed, Filter>(
  collection: ExportableCollection<Row, Parsed, Filter>,
  { notes = [], examples }: CommandTexts,
): (command: Command, context: Context) => void {
  return (command, context) => {
    const lines = [
      `Save every matching ${collection.names.one} as CSV (RFC 4180, ISO 8601 in UTC).`,
      'The file is written whole or not at all, and an existing one is left alone.',
      ...notes,
    ];
    collection
      .addFilterOptions(command.description(lines.join('\n')))
      .option(
        '-o, --output <file>',
        `where to, - for stdout (default: ${collection.filePrefix}-<Dubai day>.csv here)`,
      )
      .option('--force', 'replace the file if it is there')
      .action(async (parsed: ParsedExport & Parsed) => {
        const options = toExportOptions(collection, parsed);
        await runExport(collection, options, await openSession(context, command));
      });
    addExamples(command, examples);
  };
}
