import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import writeFileAtomic from 'write-file-atomic';
import { cacheKey } from '../../web/scripts/file-cache.ts';

const directory = path.join(import.meta.dirname, '../../node_modules/.cache/flow-brotlied');
const begun = new Map<string, Promise<string>>();

/** A file as a CDN sends it. What several pages load is compressed once, and not again while it is the same. */
export function brotlied(file: string): Promise<string> {
  const found = begun.get(file) ?? compress(file);
  begun.set(file, found);
  return found;
}

async function compress(file: string): Promise<string> {
  const bytes = await readFile(file);
  const kept = path.join(directory, cacheKey(bytes));
  if (await readFile(kept).catch(() => undefined)) return kept;
  await mkdir(directory, { recursive: true });
  await writeFileAtomic(kept, await promisify(brotliCompress)(bytes));
  return kept;
}
