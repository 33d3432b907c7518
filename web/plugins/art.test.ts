import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { artPlugin } from './art.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'flow-art-'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

test('the development server draws what it is asked for, and nothing else', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [artPlugin()],
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await server.listen();
    const [origin] = server.resolvedUrls?.local ?? [];
    const drawing = await fetch(new URL('/art/field-arch/sport/1x1-small/golf.svg', origin));
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    expect(await drawing.text()).toMatch(/^<svg /);
    const unknown = await fetch(new URL('/art/photo/sport/1x1/sara-khalil.svg', origin));
    expect(await unknown.text()).not.toMatch(/^<svg /);
  } finally {
    await server.close();
  }
});
