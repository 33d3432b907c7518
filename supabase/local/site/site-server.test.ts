import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../ports.ts';
import { repositoryRoot } from '../repository-root.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { serveSiteFromSource } from './site-server.ts';

describe('serveSiteFromSource', () => {
  it('names the port when it was taken in the meantime', async () => {
    const { web: port } = await freePorts();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => {
      other.close();
    });
    const serving = serveSiteFromSource({
      root: repositoryRoot,
      dataDirectory: await temporaryDirectory(),
      port,
      apiUrl: 'http://localhost:54321',
      publicEnv: {},
      log: () => {},
    });
    await expect(serving).rejects.toThrow(
      `Port ${port} (WEB_PORT) is already in use. Stop what uses it or set WEB_PORT to another port.`,
    );
  });
});
