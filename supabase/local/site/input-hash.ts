import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const ignoredFolders = new Set(['node_modules', 'dist', 'coverage']);

/** A digest of the contents of files and folders, and of plain values. The same input gives the same digest anywhere. */
export async function inputHash(options: {
  root: string;
  inputs: readonly string[];
  values: Readonly<Record<string, string>>;
}): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(Object.entries(options.values).sort(([a], [b]) => (a < b ? -1 : 1))));
  for (const input of options.inputs) {
    for (const file of await filesOf(path.join(options.root, input))) {
      const content = await readFile(file);
      hash.update(`\n${path.relative(options.root, file)} ${content.byteLength}\n`).update(content);
    }
  }
  return hash.digest('hex');
}

async function filesOf(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (!entries) return [place];
  const wanted = entries
    .filter((entry) => !entry.name.startsWith('.') && !ignoredFolders.has(entry.name))
    .filter((entry) => !/\.(test\.tsx?|tsbuildinfo|tmp|gen\.json(\.\d+)?)$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const nested = await Promise.all(
    wanted.map((entry) => {
      const inside = path.join(place, entry.name);
      return entry.isDirectory() ? filesOf(inside) : [inside];
    }),
  );
  return nested.flat();
}
