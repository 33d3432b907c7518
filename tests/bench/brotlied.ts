import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { cacheKey, fileCache } from '../../web/scripts/file-cache.ts';

const cache = fileCache('flow-brotlied');
const begun = new Map<string, Promise<string>>();

/** A file as a CDN sends it. What several pages load is compressed once, and not again while it is the same. */
export function brotlied(file: string): Promise<string> {
  const found = begun.get(file) ?? compress(file);
  begun.set(file, found);
  return found;
}

async function compress(file: string): Promise<string> {
  const bytes = await readFile(file);
  const key = cacheKey(bytes);
  await cache.get(key, () => promisify(brotliCompress)(bytes));
  return cache.fileOf(key);
}
