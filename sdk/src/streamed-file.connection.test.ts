import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createFlow } from './create-flow.ts';
import { memoryStorage } from './fake-backend.fixture.ts';
import { adminAccount, storedSession } from './testing/index.ts';

const headers = { 'content-type': 'text/csv; charset=utf-8' };

async function textOf(bytes: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<string> {
  return new Blob(await Array.fromAsync(bytes)).text();
}

describe('a CSV on its way', () => {
  /** A server that answers a piece and then `next`, and an admin who is signed in to it. */
  async function begin(next: (response: ServerResponse) => void = () => {}) {
    const closed = Promise.withResolvers<void>();
    const piece = 'x'.repeat(10_000);
    const backend = createServer((_request, response) => {
      response.on('close', closed.resolve);
      response.writeHead(200, headers).write(piece, () => next(response));
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    const { subscriptions } = createFlow({
      url: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
      key: 'publishable',
      storage: memoryStorage(Object.entries(storedSession(adminAccount))),
    });
    const stop = async () => {
      backend.closeAllConnections();
      backend.close();
    };
    return { subscriptions, closed: closed.promise, [Symbol.asyncDispose]: stop };
  }

  it('is handed on before its end', async () => {
    await using backend = await begin();
    const csv = backend.subscriptions.csv();
    expect((await csv.next()).value?.length).toBeGreaterThan(9_000);
    await csv.return();
  });

  it('fails as interrupted when the connection breaks', async () => {
    await using backend = await begin((response) => response.destroy());
    await expect(textOf(backend.subscriptions.csv())).rejects.toMatchObject({ code: 'interrupted' });
  });

  it('fails as interrupted when what stands between ends it as if it were whole', async () => {
    await using backend = await begin((response) => response.end());
    await expect(textOf(backend.subscriptions.csv())).rejects.toMatchObject({ code: 'interrupted' });
  });

  it('fails as timeout when its next piece takes too long, but not when its reader does', async () => {
    await using backend = await begin();
    const csv = backend.subscriptions.csv({}, { timeoutMs: 1_000 });
    await csv.next();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const startedAt = Date.now();
    await expect(csv.next()).rejects.toMatchObject({ code: 'timeout' });
    expect(Date.now() - startedAt).toBeGreaterThan(900);
  });

  it('is stopped by its signal, and its request with it', async () => {
    await using backend = await begin();
    const controller = new AbortController();
    const csv = backend.subscriptions.csv({}, { signal: controller.signal });
    await csv.next();
    const next = csv.next();
    controller.abort();
    await expect(next).rejects.toMatchObject({ code: 'aborted' });
    await backend.closed;
  });

  it('is stopped by leaving the loop, and its request with it', async () => {
    await using backend = await begin();
    for await (const _ of backend.subscriptions.csv()) break;
    await backend.closed;
  });
});
