import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import writeFileAtomic from 'write-file-atomic';

/** Keeps what took long to make, so that the next build need not make it again. */
export interface FileCache {
  /** The bytes under a key; made and kept where there are none yet. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** Where builds keep what they made: with what was installed, so that a clean checkout begins anew. */
const builtDirectory = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** A key of everything that a result depends on. */
export function cacheKey(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/** A digest of source files and of the source files in folders: when what makes a result changes, so does its key. */
export async function sourceDigest(...places: readonly URL[]): Promise<string> {
  const files = await Promise.all(
    places.map(async (place) => {
      if (!place.pathname.endsWith('/')) return [place];
      const names = (await readdir(place)).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
      return names.sort().map((name) => new URL(name, place));
    }),
  );
  return cacheKey(...(await Promise.all(files.flat().map((file) => readFile(file)))));
}

/** A cache in a folder of its own below `directory`; `fileOf` names the file that keeps what `get` answered. */
export function fileCache(
  name: string,
  directory: string = builtDirectory,
): FileCache & { fileOf(key: string): string } {
  const fileOf = (key: string) => join(directory, name, key);
  return {
    fileOf,
    async get(key, make) {
      const file = fileOf(key);
      const kept = await readFile(file).catch(() => undefined);
      if (kept) return kept;
      const made = await make();
      await mkdir(dirname(file), { recursive: true });
      // Another build may write or read the same file now.
      await writeFileAtomic(file, made);
      return made;
    },
  };
}
