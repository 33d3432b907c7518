import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheKey, fileCache } from './file-cache.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
const cache = fileCache('flow-compressed');

// Below this a packet is a packet.
const smallestSize = 512;

/** Writes a .br and a .gz beside every file that gains from it. */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallestSize) return;
  const [brotli, gzipped] = await Promise.all([
    cache.get(cacheKey(bytes, 'br'), () =>
      compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    ),
    cache.get(cacheKey(bytes, 'gz'), () => compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION })),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
