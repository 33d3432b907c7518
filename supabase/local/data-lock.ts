import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LocalSetupError } from './setup-error.ts';

export interface DataLock {
  release(): Promise<void>;
}

/** SQLite's code for a database that another connection has locked. */
const busy = 5;

/**
 * Takes the data directory for this process alone, so that two stacks never open one database. The lock is SQLite's on
 * an empty database: the operating system releases it when the process ends, however it ends.
 *
 * @throws LocalSetupError when a running process holds it, or nothing can be kept there.
 */
export async function lockDataDirectory(dataDirectory: string): Promise<DataLock> {
  const holder = path.join(dataDirectory, 'lock');
  let database: DatabaseSync | undefined;
  try {
    await makeFolder(dataDirectory);
    // It stays: a lock on a file that is removed would not keep out who makes the next one.
    database = new DatabaseSync(path.join(dataDirectory, 'lock.db'), { timeout: 0 });
    database.exec('BEGIN EXCLUSIVE');
    await writeFile(holder, String(process.pid));
  } catch (cause) {
    database?.close();
    const { errcode, message } = cause as Error & { errcode?: number };
    throw errcode === busy
      ? new LocalSetupError(
          `Flow is already running on ${dataDirectory} (process ${await readFile(holder, 'utf8').catch(() => 'unknown')}). Stop it first.`,
        )
      : new LocalSetupError(
          `The data directory ${dataDirectory} (FLOW_DATA_DIRECTORY) cannot be used: ${message}.`,
          { cause },
        );
  }
  const held = database;
  return {
    async release() {
      await rm(holder, { force: true });
      held.close();
    },
  };
}

/** Step by step: Node's own recursive mkdir never returns where a file system refuses with ENOENT, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) await makeFolder(parent);
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  if (!(await stat(folder)).isDirectory()) throw new Error('it is a file');
}
