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

/** `flow-admin --help` against a Node that does nothing, run in turn so that a slow moment hits both. */
export async function measureCommandLine(): Promise<Figure[]> {
  const help: number[] = [];
  const nothing: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    nothing.push(time(['-e', '0']));
    help.push(time([program, '--help']));
  }
  const ratio = median(help) / median(nothing);
  return [
    { name: 'node -e 0', value: milliseconds(median(nothing)), target: '' },
    {
      name: 'flow-admin --help',
      value: `${milliseconds(median(help))} (${ratio.toFixed(2)} x)`,
      target: 'at most 2 x node -e 0',
    },
  ];
}
