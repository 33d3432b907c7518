import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file of the built site, by the path that it is served under. */
export async function writeSiteFile(directory: string, path: string, bytes: Buffer | string): Promise<void> {
  const file = join(directory, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}
