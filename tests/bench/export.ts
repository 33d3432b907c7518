import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { saveSessionOf } from '../../cli/src/testing/saved-session.ts';
import { type ExportAnswers, madeAnswers, openExportDatabase } from './export-database.ts';
import { type ExportFunction, startExportFunction } from './export-function.ts';
import { type Figure, median, seconds } from './figure.ts';

const rowCount = 100_000;
const manyRows = 4_000_000;
const runs = 3;
/** Of the function and of the command line each, however many rows are exported. */
const mostMebibytes = 120;
const program = path.resolve(import.meta.dirname, '../../cli/bin/flow-admin.js');

/** Fetches the same pages and writes them through csv-stringify's own stream, and nothing else. */
const alone = path.join(import.meta.dirname, 'csv-stringify-alone.ts');

/** Tells on its way out how much memory the process had at most, in kilobytes. */
const memoryReport =
  "data:text/javascript,import{writeSync}from'node:fs';process.on('exit',()=>writeSync(3,String(process.resourceUsage().maxRSS)))";

interface Run {
  milliseconds: number;
  kilobytes: number;
}

async function measure(args: readonly string[], environment: Record<string, string>): Promise<Run> {
  const begin = performance.now();
  const child = spawn(process.execPath, ['--import', memoryReport, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const output = { 2: '', 3: '' };
  for (const end of [2, 3] as const)
    child.stdio[end]?.on('data', (chunk: Buffer) => {
      output[end] += chunk.toString();
    });
  const exitCode = await new Promise((resolve) => child.on('close', resolve));
  if (exitCode !== 0) throw new Error(`node ${args[0]} ended with ${exitCode}: ${output[2]}`);
  return { milliseconds: performance.now() - begin, kilobytes: Number(output[3]) };
}

const mebibytes = (kilobytes: number | undefined) =>
  kilobytes === undefined ? 'memory not known here' : `${Math.round(kilobytes / 1024)} MiB`;
const memory = (of: readonly Run[]) => mebibytes(median(of.map(({ kilobytes }) => kilobytes)));
const time = (of: readonly Run[]) => median(of.map(({ milliseconds }) => milliseconds));

/** What is wrong where a process took more than its limit; where memory is not known nothing is said. */
function failureOf(peaks: readonly (number | undefined)[]): string | undefined {
  const isAbove = peaks.some((peak) => peak !== undefined && peak > mostMebibytes * 1024);
  return isAbove ? `${peaks.map(mebibytes).join(', ')}: above the limit of ${mostMebibytes} MiB.` : undefined;
}

interface Exporter extends AsyncDisposable, Pick<ExportFunction, 'peak' | 'processor'> {
  databaseUrl: string;
  /** The command line's whole export, of a process of its own. */
  run(): Promise<Run>;
}

/** The function beside what answers it, and the command line signed in to both. */
async function startExporter(answers: Partial<ExportAnswers>): Promise<Exporter> {
  const home = await mkdtemp(path.join(tmpdir(), 'flow-bench-'));
  const database = await openExportDatabase(answers);
  const endpoint = await startExportFunction(database.url, path.join(home, 'deno'));
  const environment = { FLOW_URL: endpoint.url, FLOW_KEY: 'key', FLOW_CONFIG_DIR: home };
  saveSessionOf(home, endpoint.url);
  return {
    databaseUrl: database.url,
    run: () => measure([program, 'subscriptions', 'export', '--output', '-'], environment),
    peak: endpoint.peak,
    processor: endpoint.processor,
    async [Symbol.asyncDispose]() {
      await endpoint.stop();
      database.server.close();
      await rm(home, { recursive: true });
    },
  };
}

/** One whole export of what a database answers. */
export async function measureWholeExport(
  name: string,
  answer: ExportAnswers['export_subscriptions'],
): Promise<Figure> {
  await using exporter = await startExporter({ export_subscriptions: answer });
  const { milliseconds } = await exporter.run();
  return {
    name,
    value: `${seconds(milliseconds)}, the function ${mebibytes(exporter.peak())}`,
    target: `at most ${mostMebibytes} MiB`,
    failure: failureOf([exporter.peak()]),
  };
}

/**
 * The export of 100,000 rows, from the database's answers through the function to the command line's output, beside
 * csv-stringify alone with the same answers; run in turn so that a slow moment hits both. Then 4,000,000 rows, for the memory of both.
 */
export async function measureExport(): Promise<Figure[]> {
  let rows = 1_000;
  await using exporter = await startExporter(madeAnswers(() => rows));
  const exported: Run[] = [];
  const stringified: Run[] = [];
  await exporter.run();
  const peakOfFew = exporter.peak();
  rows = rowCount;
  for (let run = 0; run < runs; run += 1) {
    stringified.push(await measure([alone], { FLOW_URL: exporter.databaseUrl }));
    exported.push(await exporter.run());
  }
  const peakOfMany = exporter.peak();
  rows = manyRows;
  const before = exporter.processor() ?? Number.NaN;
  const many = await exporter.run();
  const processor = (exporter.processor() ?? Number.NaN) - before;
  const peaks = [peakOfFew, peakOfMany, exporter.peak()];
  const ratio = time(exported) / time(stringified);
  return [
    {
      name: 'csv-stringify alone, 100,000 rows',
      value: `${seconds(time(stringified))}, ${memory(stringified)}`,
      target: '',
    },
    {
      name: 'flow-admin export, 100,000 rows',
      value: `${seconds(time(exported))} (${ratio.toFixed(2)} x), ${memory(exported)}`,
      target: 'at most 1.3 x csv-stringify',
    },
    {
      name: 'flow-admin export, 4,000,000 rows',
      value: `${seconds(many.milliseconds)}, ${mebibytes(many.kilobytes)}`,
      target: `at most ${mostMebibytes} MiB at any size`,
      failure: failureOf([many.kilobytes]),
    },
    {
      name: 'the function that makes the file, 1,000, 100,000 and 4,000,000 rows',
      value: `${peaks.map(mebibytes).join(', ')}; ${processor.toFixed(1)} s of the processor`,
      target: `at most ${mostMebibytes} MiB at any size`,
      failure: failureOf(peaks),
    },
  ];
}
