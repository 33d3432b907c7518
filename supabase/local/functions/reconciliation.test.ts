import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startReconciliation } from './reconciliation.ts';

/** Functions that note how they are called, and answer with a status. */
async function setUp({ status = 200, interval = 20 } = {}) {
  const calls: { path: string | undefined; key: string | undefined; body: string }[] = [];
  const lines: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    calls.push({ path: request.url, key: request.headers.authorization, body });
    response.writeHead(status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const schedule = startReconciliation({
    functions: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, isReady: () => true },
    secret: 'sb_secret_x',
    interval,
    log: (line) => lines.push(line),
  });
  onTestFinished(async () => {
    await schedule.close();
    server.closeAllConnections();
    server.close();
  });
  return { calls, lines };
}

test('the mirror is compared again and again, with repairs, when it is due', async () => {
  const { calls } = await setUp();
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(2));
  expect(calls[0]).toEqual({
    path: '/reconcile',
    key: 'Bearer sb_secret_x',
    body: '{"fix":true,"when_due":true}',
  });
});

test('nothing is compared before the first interval has passed', async () => {
  const { calls } = await setUp({ interval: 60_000 });
  await sleep(50);
  expect(calls).toEqual([]);
});

test('a failure is told once', async () => {
  const { calls, lines } = await setUp({ status: 502 });
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(3));
  expect(lines).toEqual(['[billing] Comparing with Stripe failed: HTTP 502']);
});
