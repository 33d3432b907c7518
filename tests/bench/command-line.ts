import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Figure, median, milliseconds } from './figure.ts';

const program = path.resolve(import.meta.dirname, '../../cli/bin/flow-admin.js');
const runs = 15;

function time(args: string[]): number {
  const begin = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - begin;
}

const helps: readonly (readonly string[])[] = [
  ['--version'],
  ['--help'],
  ['leads', 'list', '--help'],
  ['leads', 'update', '--help'],
];

/** Help against a Node that does nothing, run in turn so that a slow moment hits all. */
export async function measureCommandLine(): Promise<Figure[]> {
  const nothing: number[] = [];
  const times = helps.map((): number[] => []);
  for (let run = 0; run < runs; run += 1) {
    nothing.push(time(['-e', '0']));
    for (const [index, args] of helps.entries()) times[index]?.push(time([program, ...args]));
  }
  const figures = helps.map((args, index): Figure => {
    const taken = median(times[index] ?? []);
    const ratio = (taken / median(nothing)).toFixed(2);
    return {
      name: `flow-admin ${args.join(' ')}`,
      value: `${milliseconds(taken)} (${ratio} x)`,
      target: 'at most 1.6 x node -e 0',
    };
  });
  return [{ name: 'node -e 0', value: milliseconds(median(nothing)), target: '' }, ...figures];
}
