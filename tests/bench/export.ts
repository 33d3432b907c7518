import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Figure, median, seconds } from './figure.ts';

const rowCount = 100_000;
const runs = 3;
const program = path.resolve(import.meta.dirname, '../../cli/bin/flow-admin.js');

const instant = '2026-10-01T08:00:00.000Z';

const user = { id: '00000000-0000-4000-8000-0000000000a1', email: 'admin@flow.example' };

const subscription = (index: number) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  email: `client${index}@example.com`,
  name: `Client ${index}`,
  plan: 'Online monthly',
  status: 'active',
  trial_start: instant,
  trial_end: instant,
  current_period_end: instant,
  stripe_customer_id: `cus_${index}`,
  stripe_subscription_id: `sub_${index}`,
  last_sign_in_at: instant,
  created_at: instant,
  updated_at: instant,
  user_id: user.id,
  user_deleted: false,
  cancel_at_period_end: false,
});

/** Answers pages of rows, each made when it is asked for; a cursor is the number of rows already answered. */
const pages = createServer(async (request, response) => {
  response.setHeader('content-type', 'application/json');
  // The SDK looks now and then whether the session still counts.
  if (request.method === 'GET') {
    response.end(JSON.stringify(user));
    return;
  }
  let body = '';
  for await (const chunk of request) body += chunk;
  const { limit, cursor } = JSON.parse(body) as { limit: number; cursor: string | null };
  const start = Number(cursor ?? 0);
  const end = Math.min(start + limit, rowCount);
  const items = Array.from({ length: end - start }, (_, index) => subscription(start + index));
  response.end(JSON.stringify({ items, next_cursor: end < rowCount ? String(end) : null }));
});

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

async function saveSession(home: string, url: string): Promise<void> {
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user,
  };
  await mkdir(path.join(home, 'sessions'));
  await writeFile(
    path.join(home, 'sessions', `${encodeURIComponent(url)}.json`),
    JSON.stringify({ 'flow.session': JSON.stringify(session) }),
  );
}

const megabytes = (of: readonly Run[]) =>
  `${Math.round(median(of.map(({ kilobytes }) => kilobytes)) / 1024)} MiB`;
const time = (of: readonly Run[]) => median(of.map(({ milliseconds }) => milliseconds));

/** The export of 100,000 rows beside csv-stringify alone, run in turn so that a slow moment hits both. */
export async function measureExport(): Promise<Figure[]> {
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const home = await mkdtemp(path.join(tmpdir(), 'flow-bench-'));
  const environment = { FLOW_URL: url, FLOW_KEY: 'key', FLOW_CONFIG_DIR: home };
  const exported: Run[] = [];
  const stringified: Run[] = [];
  try {
    await saveSession(home, url);
    for (let run = 0; run < runs; run += 1) {
      stringified.push(await measure([alone], environment));
      exported.push(await measure([program, 'subscriptions', 'export', '--output', '-'], environment));
    }
  } finally {
    pages.close();
    await rm(home, { recursive: true });
  }
  const ratio = time(exported) / time(stringified);
  return [
    {
      name: 'csv-stringify alone, 100,000 rows',
      value: `${seconds(time(stringified))}, ${megabytes(stringified)}`,
      target: '',
    },
    {
      name: 'flow-admin export, 100,000 rows',
      value: `${seconds(time(exported))} (${ratio.toFixed(2)} x), ${megabytes(exported)}`,
      target: 'at most 1.3 x csv-stringify, 120 MiB',
    },
  ];
}
