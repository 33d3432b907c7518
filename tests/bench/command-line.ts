import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { answeredBy, flowHandlers, makeSubscriptions } from '@flow/sdk/testing';
import { createAdaptorServer } from '@hono/node-server';
import { saveSessionOf } from '../../cli/src/testing/saved-session.ts';
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
  return [
    { name: 'node -e 0', value: milliseconds(median(nothing)), target: '' },
    ...figures,
    await measureList(),
  ];
}

/** From the server's answer to the end of the process that lists it. */
async function measureList(): Promise<Figure> {
  let answeredAt = 0;
  let answer: typeof fetch = answeredBy([]);
  const server = createAdaptorServer({
    async fetch(request: Request) {
      const response = await answer(request);
      const body = await response.arrayBuffer();
      answeredAt = performance.now();
      return new Response(body, response);
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answer = answeredBy(flowHandlers({ url, subscriptions: makeSubscriptions(50) }));
  const home = await mkdtemp(path.join(tmpdir(), 'flow-bench-'));
  const times: number[] = [];
  try {
    saveSessionOf(home, url);
    for (let run = 0; run < runs; run += 1) {
      const env = { PATH: process.env.PATH, FLOW_URL: url, FLOW_KEY: 'key', FLOW_CONFIG_DIR: home };
      const child = spawn(process.execPath, [program, 'subscriptions', 'list'], { env, stdio: 'ignore' });
      const [exitCode] = await once(child, 'exit');
      if (exitCode !== 0) throw new Error(`flow-admin subscriptions list ended with ${exitCode}.`);
      times.push(performance.now() - answeredAt);
    }
  } finally {
    server.close();
    await rm(home, { recursive: true });
  }
  return {
    name: 'flow-admin subscriptions list, after the answer',
    value: milliseconds(median(times)),
    target: 'at most 60 ms',
  };
}
