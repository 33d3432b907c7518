import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTrialNotices } from './trial-notices.ts';

/** Functions that note how they are called, and answer with a status. */
async function setUp({ waiting = false, planEvery = 60_000, status = 200 } = {}) {
  const calls: { path: string | undefined; key: string | undefined }[] = [];
  const lines: string[] = [];
  const server = createServer((request, response) => {
    calls.push({ path: request.url, key: request.headers.authorization });
    response.writeHead(status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const schedule = startTrialNotices({
    database: { sql: async () => (waiting ? [{}] : []) as never },
    functions: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, isReady: () => true },
    secret: 'sb_secret_x',
    interval: 10,
    planEvery,
    log: (line) => lines.push(line),
  });
  onTestFinished(async () => {
    await schedule.close();
    server.closeAllConnections();
    server.close();
  });
  return { calls, lines };
}

test('a notice that is due is sent with the service key, again and again while it is', async () => {
  const { calls } = await setUp({ waiting: true });
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(2));
  expect(calls[0]).toEqual({ path: '/send-trial-notices', key: 'Bearer sb_secret_x' });
});

test('where none waits new ones are planned once in a while, and not at the start', async () => {
  const idle = await setUp();
  const often = await setUp({ planEvery: 50 });
  await vi.waitFor(() => expect(often.calls.length).toBeGreaterThan(1));
  await sleep(50);
  expect(idle.calls).toEqual([]);
});

test('a failure is told once', async () => {
  const { calls, lines } = await setUp({ waiting: true, status: 500 });
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(2));
  expect(lines).toEqual(['[billing] Notices of trials were not sent: HTTP 500']);
});
