import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveLoopback } from './loopback-server.ts';
import { checkPorts, freePorts } from './ports.ts';
import { LocalSetupError } from './setup-error.ts';

const hello = {
  setting: 'API_PORT',
  listener: (_: unknown, outgoing: { end(text: string): void }) => outgoing.end('hello'),
};

describe('serveLoopback', () => {
  it('frees both addresses when it closes, also with a connection kept open', async () => {
    const { api: port } = await freePorts();
    const server = await serveLoopback({ ...hello, port });
    expect(await (await fetch(server.url)).text()).toBe('hello');
    await server.close();
    await checkPorts({ api: port });
  });

  it.each(['127.0.0.1', '::1'])('names the port when %s is taken, and keeps no part of it', async (host) => {
    const { api: port } = await freePorts();
    const other = createServer().listen(port, host);
    await once(other, 'listening');
    onTestFinished(() => {
      other.close();
    });
    const failure = await serveLoopback({ ...hello, port }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LocalSetupError);
    expect((failure as Error).message).toContain(`Port ${port} (API_PORT) is already in use.`);
    other.close();
    await once(other, 'close');
    await checkPorts({ api: port });
  });
});
