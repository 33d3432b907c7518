import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../ports.ts';
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
    const root = await temporaryDirectory();
    await mkdir(path.join(root, 'web'));
    await writeFile(path.join(root, 'web/vite.config.ts'), 'export default {};');
    const serving = serveSiteFromSource({
      root,
      dataDirectory: root,
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
