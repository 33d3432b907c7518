import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { buildWeb } from '../../web/scripts/build.ts';
import { postPage, programPage } from './example-pages.ts';
import { type Figure, kilobytes, seconds } from './figure.ts';
import { firstLoad } from './first-load.ts';

const compress = promisify(brotliCompress);

/** One page of each kind. */
const pages = ['index', programPage.slice(1), 'flow-online', 'before-after', postPage.slice(1)];

async function brotliBytes(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await compress(await readFile(file))).byteLength),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Builds the site and weighs what pages load before any intent. */
export async function measurePages(): Promise<Figure[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'flow-weight-'));
  const site = path.join(directory, 'site');
  try {
    const begin = performance.now();
    await buildWeb({ outDirectory: site, publicEnv: {} });
    const figures: Figure[] = [{ name: 'site build', value: seconds(performance.now() - begin), target: '' }];
    for (const page of pages) {
      const { html, scripts } = firstLoad(site, `${page}.html`);
      const value = `${kilobytes(await brotliBytes([html]))} / ${kilobytes(await brotliBytes(scripts))}`;
      figures.push({
        name: `${page}: document / script, brotli`,
        value,
        target: 'script at most 80 kB',
      });
    }
    return figures;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
