import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '@flow/content/load';
import { build, createServer, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { artworkPath } from '../src/art/artwork.ts';
import { artworksOf } from '../src/art/artworks.ts';
import { artPlugin } from './art.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'flow-art-'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** A build of one empty module with the plugin. */
async function filesOfBuild(ssr: boolean): Promise<string[]> {
  const entry = 'virtual:empty';
  const outcome = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'empty',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? 'export default 1' : undefined),
      },
      artPlugin(),
    ],
    build: { write: false, ssr, rolldownOptions: { input: entry } },
  });
  const { output } = outcome as Rolldown.RolldownOutput;
  return output.map((file) => file.fileName);
}

test('a build for the browser has a file for every drawing the content calls for', async () => {
  const files = await filesOfBuild(false);
  const paths = artworksOf(await loadContent()).map((artwork) => artworkPath(artwork).slice(1));
  expect(paths.length).toBeGreaterThan(12);
  for (const path of paths) expect(files).toContain(path);
});

test('a build for the prerenderer draws nothing', async () => {
  const files = await filesOfBuild(true);
  expect(files.filter((file) => file.endsWith('.svg'))).toEqual([]);
});

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
    const drawing = await fetch(new URL('/art/monogram/sport/1x1/sara-khalil.svg', origin));
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    expect(await drawing.text()).toMatch(/^<svg /);
    const unknown = await fetch(new URL('/art/photo/sport/1x1/sara-khalil.svg', origin));
    expect(await unknown.text()).not.toMatch(/^<svg /);
  } finally {
    await server.close();
  }
});
