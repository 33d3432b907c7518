import { setTimeout as sleep } from 'node:timers/promises';
import { systemCode } from './system-error.ts';

/** How often another process is asked for its lock, and the milliseconds between: none needs it for longer. */
const patience = { times: 100, between: 100 };

/**
 * What gives the lock back. Null where none can be made, as in a directory that cannot be written: nothing can be saved there either. The
 * library's own `retries` would ask a hundred times there too.
 */
async function takeLock(path: string): Promise<(() => Promise<void>) | null> {
  const { lock } = await import('proper-lockfile');
  for (let asked = 0; ; asked += 1) {
    try {
      return await lock(path, { realpath: false, onCompromised: () => {} });
    } catch (error) {
      if (systemCode(error) !== 'ELOCKED' || asked === patience.times) return null;
    }
    await sleep(patience.between);
  }
}

/** Works while no other process that asks the same works on a file. */
export async function whileLocked<Result>(
  path: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const release = await takeLock(path);
  try {
    return await work();
  } finally {
    await release?.().catch(() => {});
  }
}
