import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The file is there already and may not be replaced. */
export class FileExistsError extends Error {
  override readonly name = 'FileExistsError';
}

/**
 * Writes a whole file or nothing: into a temporary neighbour first, which then takes the name.
 * Synchronous on purpose: a signal is handled before or after, never in between.
 */
export function writeFileAtomically(
  path: string,
  text: string,
  options: { mode?: number; overwrite: boolean },
): void {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID().slice(0, 8)}.tmp`);
  const descriptor = openSync(temporary, 'wx', options.mode ?? 0o666);
  try {
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    if (!options.overwrite && existsSync(path)) throw new FileExistsError(path);
    renameSync(temporary, path);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw cause;
  }
}
