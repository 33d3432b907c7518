import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import writeFileAtomic from 'write-file-atomic';
import { LocalSetupError } from '../setup-error.ts';
import { migrationsDirectory } from './migrations.ts';
import { writeParametersAsText } from './parameters.ts';

/** What is in memory already needs no cache of 128 MB beside it, which the start would fill with zeros. */
const inMemory = { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] };

const cacheDirectory = path.join(import.meta.dirname, '../../../node_modules/.cache/flow');

/**
 * Opens the cluster in `directory`, or makes one there, to which the project's migrations are applied already when one
 * like it was kept. `memory://` keeps it in memory.
 *
 * @throws LocalSetupError when what is in the directory cannot be opened.
 */
export async function openCluster(directory: string, migrations: string): Promise<PgliteConnection> {
  // A new cluster takes seconds to make and is always the same: the first one is kept, and copied from then on.
  const loadDataDir = (await isNew(directory)) ? await newCluster(migrations) : undefined;
  const connection = await createPgliteConnection({
    url: directory,
    // The version of PGlite that the library names: package.json has the same.
    pgliteOptions: {
      extensions: { pg_trgm },
      ...(directory.startsWith('memory:') && inMemory),
      ...(loadDataDir && { loadDataDir }),
    },
  });
  try {
    await connection.driver.waitReady;
  } catch (cause) {
    throw new LocalSetupError(
      `The database in ${directory} cannot be opened: ${(cause as Error).message}. "npm run reset" forgets it.`,
      { cause },
    );
  }
  await keepUsedParsers(connection.driver);
  writeParametersAsText(connection.driver);
  return connection;
}

const readAsArrays =
  'bool int2 int4 int8 float8 numeric text name uuid json jsonb date timestamptz oid'.split(' ');

/**
 * The driver copies its own parsers for every answer, and has one for each type's array, which takes longer than a short query. Those
 * of arrays that nobody reads are behind them, beside those that it has anyway; such an array is answered as text.
 */
async function keepUsedParsers(driver: PGlite): Promise<void> {
  const { rows } = await driver.query<{ oid: number }>(
    'select typarray as oid from pg_type where typname <> all ($1)',
    [readAsArrays],
  );
  const unused = new Set(rows.map(({ oid }) => String(oid)));
  const all = driver.parsers;
  const own = Object.entries(all).filter(
    ([type, parse]) => !unused.has(type) && types.parsers[type] !== parse,
  );
  driver.parsers = Object.assign(Object.create(all), Object.fromEntries(own));
}

/** Keeps a cluster to which nothing but the project's migrations was applied, in the place of one with older ones. */
export async function keepCluster({ driver }: PgliteConnection): Promise<void> {
  const file = await keptFile(migrationsDirectory);
  // A third of all that each copy would read: databases that others are made of, and none is.
  await driver.exec("update pg_database set datistemplate = false where datname like 'template_'");
  for (const template of ['template0', 'template1']) await driver.exec(`drop database ${template}`);
  const dump = await driver.dumpDataDir('none');
  await mkdir(cacheDirectory, { recursive: true });
  const older = (await readdir(cacheDirectory)).filter((name) => /^cluster-.*\.tar$/.test(name));
  await writeFileAtomic(file, Buffer.from(await dump.arrayBuffer()));
  for (const name of older) {
    if (name !== path.basename(file)) await rm(path.join(cacheDirectory, name), { force: true });
  }
}

/** Whether the next new cluster is a copy. */
export async function isClusterKept(): Promise<boolean> {
  return existsSync(await keptFile(migrationsDirectory));
}

async function isNew(directory: string): Promise<boolean> {
  if (directory.includes('://')) return true;
  await mkdir(directory, { recursive: true });
  return (await readdir(directory)).length === 0;
}

async function newCluster(migrations: string): Promise<Blob | undefined> {
  try {
    return new Blob([await readFile(await keptFile(migrations))]);
  } catch {
    return undefined;
  }
}

/** By the project's migrations as they are in `migrations`, which may hold more. */
async function keptFile(migrations: string): Promise<string> {
  const hash = createHash('sha256').update(await libraryVersion());
  for (const file of (await readdir(migrationsDirectory)).sort()) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(migrations, file)));
  }
  return path.join(cacheDirectory, `cluster-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** The library names one exact version of PGlite, so its own version tells which. */
async function libraryVersion(): Promise<string> {
  const manifest = findPackageJSON('@supabase/lite', import.meta.url);
  if (!manifest) throw new LocalSetupError('The embedded Supabase is not installed. Run "npm ci" first.');
  return (JSON.parse(await readFile(manifest, 'utf8')) as { version: string }).version;
}
