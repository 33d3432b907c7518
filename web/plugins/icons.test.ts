import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { iconsPlugin } from './icons.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'flow-icons-plugin-'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

test('the development server serves the icons and the manifest, and leaves other files to others', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [iconsPlugin()],
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await server.listen();
    const [origin] = server.resolvedUrls?.local ?? [];
    const typeOf = async (path: string) => (await fetch(new URL(path, origin))).headers.get('content-type');
    expect(await typeOf('/favicon.ico')).toBe('image/x-icon');
    expect(await typeOf('/favicon.svg')).toBe('image/svg+xml');
    expect(await typeOf('/manifest.webmanifest')).toBe('application/manifest+json');
    expect(await typeOf('/another.png')).not.toBe('image/png');
  } finally {
    await server.close();
  }
});
