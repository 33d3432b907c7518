import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheKey, fileCache } from './file-cache.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
const cache = fileCache('flow-compressed');

/** `small` for deployment, and kept for the next build; `fast` for a site that is built to be tried. */
export type Compression = 'small' | 'fast';

const brotliQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compressors: Record<Compression, (bytes: Buffer) => Promise<[br: Buffer, gz: Buffer]>> = {
  small: (bytes) =>
    Promise.all([
      cache.get(cacheKey(bytes, 'br'), () =>
        compressBrotli(bytes, brotliQuality(constants.BROTLI_MAX_QUALITY)),
      ),
      cache.get(cacheKey(bytes, 'gz'), () => compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION })),
    ]),
  fast: (bytes) =>
    Promise.all([
      compressBrotli(bytes, brotliQuality(constants.BROTLI_MIN_QUALITY)),
      compressGzip(bytes, { level: constants.Z_BEST_SPEED }),
    ]),
};

// Below this a packet is a packet.
const smallestSize = 512;

/** Writes a .br and a .gz beside every file that gains from it. */
export async function precompress(directory: string, compression: Compression): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      if (bytes.length < smallestSize) return;
      const [br, gz] = await compressors[compression](bytes);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
