import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type CronJobOptions,
  startLeadForwarding,
  startReconciliation,
  startTrialNotices,
} from './cron-jobs.ts';
import type { Schedule } from './schedule.ts';

interface Situation {
  isDue?: boolean;
  isReady?: boolean;
  status?: () => number | null;
  interval?: number;
}

/** A job before functions that note how they are called; a status of null leaves the caller without an answer. */
async function setUp(
  start: (options: CronJobOptions) => Schedule,
  { isDue = true, isReady = true, status = () => 200, interval = 10 }: Situation = {},
) {
  const calls: Record<'method' | 'path' | 'key' | 'body', string | undefined>[] = [];
  const lines: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    calls.push({ method: request.method, path: request.url, key: request.headers.authorization, body });
    const answered = status();
    if (answered !== null) response.writeHead(answered).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const job = start({
    database: { sql: async () => (isDue ? [{}] : []) as never },
    functions: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, isReady: () => isReady },
    secret: 'sb_secret_x',
    interval,
    log: (line) => lines.push(line),
  });
  onTestFinished(async () => {
    await job.close();
    server.closeAllConnections();
    server.close();
  });
  return { job, calls, lines };
}

const jobs = [
  ['forward-leads', startLeadForwarding, '', '[leads] Forwarding failed'],
  ['send-trial-notices', startTrialNotices, '', '[billing] Notices of trials were not sent'],
  [
    'reconcile',
    startReconciliation,
    '{"fix":true,"when_due":true}',
    '[billing] Comparing with Stripe failed',
  ],
] as const;

test.each(jobs)(
  '%s is called again and again with the service key while something is due',
  async (name, start, body) => {
    const { calls, lines } = await setUp(start);
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(3));
    expect(calls[0]).toEqual({ method: 'POST', path: `/${name}`, key: 'Bearer sb_secret_x', body });
    expect(lines).toEqual([]);
  },
);

test.each(jobs)(
  'a failure of %s is told once, not at every call, and again after things went well',
  async (_name, start, _body, line) => {
    const answers = [500, 500, 500, 200, 502];
    const { calls, lines } = await setUp(start, { status: () => answers.shift() ?? 502 });
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(7));
    expect(lines).toEqual([`${line}: HTTP 500`, `${line}: HTTP 502`]);
  },
);

test('nothing is called while nothing is due, or while the functions start', async () => {
  const idle = await setUp(startLeadForwarding, { isDue: false });
  const starting = await setUp(startLeadForwarding, { isReady: false });
  await sleep(100);
  expect([idle.calls, starting.calls]).toEqual([[], []]);
});

test('notices of trials are planned once in a while where none waits, and not at the start', async () => {
  const idle = await setUp(startTrialNotices, { isDue: false });
  const often = (options: CronJobOptions) => startTrialNotices({ ...options, planEvery: 50 });
  const { calls } = await setUp(often, { isDue: false });
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(1));
  await sleep(50);
  expect(idle.calls).toEqual([]);
});

test('the mirror is not compared before the first interval has passed', async () => {
  const { calls } = await setUp(startReconciliation, { interval: 60_000 });
  await sleep(50);
  expect(calls).toEqual([]);
});

test('closing breaks off a call without an answer, says nothing of it, and calls no more', async () => {
  const { job, calls, lines } = await setUp(startLeadForwarding, { status: () => null });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await job.close();
  await sleep(50);
  expect(calls).toHaveLength(1);
  expect(lines).toEqual([]);
});
