import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as z from 'zod';
import { LocalSetupError } from './setup-error.ts';

export interface DataLock {
  release(): Promise<void>;
}

// A pid alone is not enough: after a reboot another process may wear it. Its start time tells them apart.
const holderSchema = z.object({ pid: z.int().positive(), startedAt: z.string().nullable(), id: z.string() });
type Holder = z.infer<typeof holderSchema>;

/**
 * Takes the data directory for this process alone, so that two stacks never open one database.
 * A lock left by a process that is gone is taken over.
 *
 * @throws LocalSetupError when a running process holds it, or nothing can be kept there.
 */
export async function lockDataDirectory(dataDirectory: string): Promise<DataLock> {
  const file = path.join(dataDirectory, 'lock');
  const own: Holder = { pid: process.pid, startedAt: await startTime(process.pid), id: randomUUID() };
  const draft = `${file}.${own.id}`;
  try {
    await makeFolder(dataDirectory);
    await writeFile(draft, JSON.stringify(own));
  } catch (cause) {
    throw new LocalSetupError(
      `The data directory ${dataDirectory} (FLOW_DATA_DIRECTORY) cannot be used: ${(cause as Error).message}.`,
      { cause },
    );
  }
  try {
    await claim(file, draft);
  } finally {
    await rm(draft, { force: true });
  }
  return {
    async release() {
      const holder = await readHolder(file);
      if (holder?.id === own.id) await rm(file, { force: true });
    },
  };
}

const patience = 5000;

async function claim(file: string, draft: string): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (await linked(draft, file)) return;
    const holder = await readHolder(file);
    if (holder && (await isRunning(holder))) throw inUse(file, holder);
    await removeStale(file);
    await sleep(20);
  }
  throw new LocalSetupError(`The lock ${file} could not be taken: another start is taking it. Try again.`);
}

/** One process at a time looks again and removes: else a slow one would remove the lock of whoever was faster. */
async function removeStale(file: string): Promise<void> {
  const turn = `${file}.turn`;
  if (!(await madeFolder(turn))) {
    await forgetAbandoned(turn);
    return;
  }
  try {
    const holder = await readHolder(file);
    if (!holder || !(await isRunning(holder))) await rm(file, { force: true });
  } finally {
    await rm(turn, { recursive: true, force: true });
  }
}

/** Step by step: Node's own recursive mkdir never returns where a file system refuses with ENOENT, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) await makeFolder(parent);
  if (await madeFolder(folder)) return;
  if (!(await stat(folder)).isDirectory()) throw new Error('it is a file');
}

async function madeFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A turn takes milliseconds: one that is seconds old was left by a process that was killed within it. */
async function forgetAbandoned(turn: string): Promise<void> {
  const made = await stat(turn).catch(() => null);
  if (made && Date.now() - made.mtimeMs > patience / 2) await rm(turn, { recursive: true, force: true });
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

async function isRunning(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const startedAt = await startTime(holder.pid);
  return startedAt === null || holder.startedAt === null || startedAt === holder.startedAt;
}

async function startTime(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // Fields are counted after the process name, which is in parentheses and may hold spaces; the start is the 22nd of all.
    const field = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return field === undefined ? null : `${boot.trim()}:${field}`;
  } catch {
    return startTimeFromPs(pid);
  }
}

async function startTimeFromPs(pid: number): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

function inUse(file: string, holder: Holder): LocalSetupError {
  return new LocalSetupError(
    `Flow is already running on ${path.dirname(file)} (process ${holder.pid}). Stop it first.`,
  );
}
