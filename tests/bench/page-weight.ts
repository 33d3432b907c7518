import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { buildWeb } from '../../web/scripts/build.ts';
import { type Figure, kilobytes, seconds } from './figure.ts';
import { firstLoad } from './first-load.ts';

const compress = promisify(brotliCompress);

async function brotliBytes(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await compress(await readFile(file))).byteLength),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Builds the site and weighs what the home page loads before any intent. */
export async function measurePages(): Promise<Figure[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'flow-weight-'));
  try {
    const begin = performance.now();
    await buildWeb({ outDirectory: path.join(directory, 'site'), publicEnv: {} });
    const elapsed = performance.now() - begin;
    const home = firstLoad(path.join(directory, 'site'), 'index.html');
    const script = await brotliBytes(home.scripts);
    const html = await brotliBytes([home.html]);
    const styles = await brotliBytes(home.styles);
    return [
      { name: 'site build', value: seconds(elapsed), target: '' },
      { name: 'home: script, brotli', value: kilobytes(script), target: 'at most 80 kB' },
      { name: 'home: HTML, brotli', value: kilobytes(html), target: '' },
      { name: 'home: styles, brotli', value: kilobytes(styles), target: '' },
    ];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
