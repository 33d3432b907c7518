import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { Failure, usageFailure } from '../failure.ts';
import type { Io } from '../io.ts';
import { createProgress } from '../output/progress.ts';
import { FileExistsError, writeFileAtomically } from '../write-file.ts';

/** Where an export goes. */
export interface ExportTarget {
  /** A path, `-` for stdout; without one the day's file name. */
  output?: string | undefined;
  force: boolean;
}

export interface ParsedExportTarget {
  output?: string;
  force?: true;
}

/** The options of an export; `name` is what the day's file is called by. */
export function addExportOptions(command: Command, name: string): Command {
  return command
    .option('-o, --output <file>', `where to, - for stdout (default: ${name}-<Dubai day>.csv here)`)
    .option('--force', 'replace the file if it is there');
}

/** The place that the parsed options name. */
export function toExportTarget({ output, force }: ParsedExportTarget): ExportTarget {
  if (output === '') throw usageFailure("--output needs a file's name, or - for stdout.");
  return { output, force: force === true };
}

/** What is exported. */
export interface ExportSource<Row> {
  rows: AsyncIterable<Row>;
  csv(rows: readonly Row[]): string;
  /** The day's file. */
  fileName(now: Date): string;
  /** What a row is, and what several are. */
  names: { one: string; many: string };
}

export interface ExportSurroundings {
  io: Io;
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

async function fetchAll<Row>({ rows, names }: ExportSource<Row>, io: Io): Promise<Row[]> {
  const progress = createProgress(io);
  const fetched: Row[] = [];
  try {
    progress.show(`Fetching ${names.many}…`);
    for await (const row of rows) {
      fetched.push(row);
      if (fetched.length % progressStep === 0) progress.show(`Fetching ${names.many}… ${fetched.length}`);
    }
  } finally {
    progress.clear();
  }
  return fetched;
}

/** Saves every row of a source as CSV: a whole file or none, or stdout. */
export async function exportRows<Row>(
  source: ExportSource<Row>,
  { output, force }: ExportTarget,
  { io, cwd, now }: ExportSurroundings,
): Promise<void> {
  if (output === '-') {
    io.data(source.csv(await fetchAll(source, io)));
    return;
  }
  const name = output ?? source.fileName(now());
  const path = resolve(cwd, name);
  checkTarget(path, force);
  const rows = await fetchAll(source, io);
  writeExport(path, source.csv(rows), force);
  io.note(`Wrote ${rows.length} ${rows.length === 1 ? source.names.one : source.names.many} to ${name}.`);
}
