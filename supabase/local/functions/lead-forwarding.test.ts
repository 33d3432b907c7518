import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startLeadForwarding } from './lead-forwarding.ts';

interface Situation {
  isDue?: () => boolean;
  isReady?: () => boolean;
  status?: () => number | null;
}

/** Functions that note who calls them; a status of null leaves the caller without an answer. */
async function setUp({ isDue = () => true, isReady = () => true, status = () => 200 }: Situation = {}) {
  const calls: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  const lines: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request);
    const answered = status();
    if (answered !== null) response.writeHead(answered).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const forwarding = startLeadForwarding({
    database: { sql: async () => (isDue() ? [{}] : []) as never },
    functions: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, isReady },
    secret: 'sb_secret_x',
    interval: 10,
    log: (line) => lines.push(line),
  });
  onTestFinished(async () => {
    await forwarding.close();
    server.closeAllConnections();
    server.close();
  });
  return { forwarding, calls, lines };
}

test('the function is called again and again with the service key while something is due', async () => {
  const { calls, lines } = await setUp();
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(3));
  const [call] = calls;
  expect([call?.method, call?.url, call?.headers.authorization]).toEqual([
    'POST',
    '/forward-leads',
    'Bearer sb_secret_x',
  ]);
  expect(lines).toEqual([]);
});

test('nothing is called while nothing is due, or while the functions start', async () => {
  const idle = await setUp({ isDue: () => false });
  const starting = await setUp({ isReady: () => false });
  await sleep(100);
  expect([idle.calls, starting.calls]).toEqual([[], []]);
});

test('a failure is told once, not at every call, and again after things went well', async () => {
  const answers = [500, 500, 500, 200, 500];
  const { calls, lines } = await setUp({ status: () => answers.shift() ?? 500 });
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(7));
  expect(lines).toEqual(['[leads] Forwarding failed: HTTP 500', '[leads] Forwarding failed: HTTP 500']);
});

test('closing breaks off a call without an answer, says nothing of it, and calls no more', async () => {
  const { forwarding, calls, lines } = await setUp({ status: () => null });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await forwarding.close();
  await sleep(50);
  expect(calls).toHaveLength(1);
  expect(lines).toEqual([]);
});
