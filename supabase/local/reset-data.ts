import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockDataDirectory } from './data-lock.ts';

/**
 * Forgets everything that a stack keeps in its data directory, its keys too.
 *
 * @throws LocalSetupError when a stack is running on it.
 */
export async function resetData(dataDirectory: string): Promise<void> {
  if (!existsSync(dataDirectory)) return;
  const lock = await lockDataDirectory(dataDirectory);
  try {
    // Only what a stack makes: a data directory that was set by mistake loses nothing else.
    const made = (await readdir(dataDirectory)).filter(isOurs);
    await Promise.all(
      made.map((name) => rm(path.join(dataDirectory, name), { recursive: true, force: true })),
    );
  } finally {
    await lock.release();
  }
}

function isOurs(name: string): boolean {
  return (
    ['business', 'db', 'deno', 'site', 'vite', 'local.env', 'stripe.json'].includes(name) ||
    /^build-[a-z]+\.hash$/.test(name) ||
    // A build that was killed half-way.
    /^site\.new-\d+$/.test(name) ||
    // A write that was.
    /^(local\.env|stripe\.json|build-[a-z]+\.hash)\.\d+$/.test(name)
  );
}
