import { mkdir, readdir, readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { createPgliteConnection, PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import writeFileAtomic from 'write-file-atomic';
import { LocalSetupError } from '../setup-error.ts';
import { writeParametersAsText } from './parameters.ts';

const cacheDirectory = path.join(import.meta.dirname, '../../../node_modules/.cache/flow');

/**
 * Opens the cluster in `directory`, or makes one there. `memory://` keeps it in memory.
 *
 * @throws LocalSetupError when what is in the directory cannot be opened.
 */
export async function openCluster(directory: string): Promise<PgliteConnection> {
  // A new cluster takes seconds to make and is always the same: the first one is kept, and copied from then on.
  const loadDataDir = (await isNew(directory)) ? await emptyCluster() : undefined;
  const connection = await createPgliteConnection({
    url: directory,
    ...(loadDataDir && { pgliteOptions: { loadDataDir } }),
  });
  try {
    await connection.driver.waitReady;
  } catch (cause) {
    throw new LocalSetupError(
      `The database in ${directory} cannot be opened: ${(cause as Error).message}. "npm run reset" forgets it.`,
      { cause },
    );
  }
  writeParametersAsText(connection.driver);
  return connection;
}

async function isNew(directory: string): Promise<boolean> {
  if (directory.includes('://')) return true;
  await mkdir(directory, { recursive: true });
  return (await readdir(directory)).length === 0;
}

async function emptyCluster(): Promise<Blob> {
  const file = path.join(cacheDirectory, `cluster-${await libraryVersion()}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return new Blob([kept]);

  const cluster = await PGlite.create();
  const dump = await cluster.dumpDataDir('none');
  await cluster.close();

  await mkdir(cacheDirectory, { recursive: true });
  await writeFileAtomic(file, Buffer.from(await dump.arrayBuffer()));
  return dump;
}

/** The library names one exact version of PGlite, so its own version tells which. */
async function libraryVersion(): Promise<string> {
  const manifest = findPackageJSON('@supabase/lite', import.meta.url);
  if (!manifest) throw new LocalSetupError('The embedded Supabase is not installed. Run "npm ci" first.');
  return (JSON.parse(await readFile(manifest, 'utf8')) as { version: string }).version;
}
