import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Failure, usageFailure } from '../failure.ts';
import { systemCode } from '../system-error.ts';

/** An export holds people's names and addresses. */
const ownerOnly = 0o600;

function alreadyThere(path: string): Failure {
  return new Failure(`${path} is there already: pass --force to replace it, or --output for another name.`);
}

/** The file behind a path: a link is followed and stays a link. */
function followLink(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  if (!existsSync(path)) throw usageFailure(`${path} is a link that leads nowhere: pass another --output.`);
  return realpathSync(path);
}

/** The file that a path names. Refuses a place that cannot take it, before anything is fetched for it. */
export function checkTarget(given: string, force: boolean): string {
  const directory = statSync(dirname(given), { throwIfNoEntry: false });
  if (!directory?.isDirectory())
    throw usageFailure(`There is no directory ${dirname(given)}: create it, or pass another --output.`);
  const path = followLink(given);
  const target = statSync(path, { throwIfNoEntry: false });
  if (!target) return path;
  if (!target.isFile())
    throw usageFailure(`${given} is not a file: pass --output with a file's name, or - for stdout.`);
  if (!force) throw alreadyThere(given);
  return path;
}

/** Gives a draft a name that no file has, in one step: another export may end at the same moment. */
function nameDraft(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (cause) {
    if (systemCode(cause) === 'EEXIST') throw cause;
    // A disk without hard links: the name is taken by an empty file, which the draft replaces.
    closeSync(openSync(path, 'wx', ownerOnly));
    renameSync(draft, path);
  }
  rmSync(draft, { force: true });
}

/** A file in the making: nobody sees it under its name before it is whole. */
export interface ExportFile {
  write(part: string | Uint8Array): void;
  /** Gives the file its name. */
  save(): void;
  /** Removes what was written. */
  discard(): void;
}

/**
 * Makes a file beside the one it is to be; also an exit of the process discards it. Writes are synchronous: a signal is
 * handled before or after one, never in between.
 */
export function createExportFile(path: string, force: boolean): ExportFile {
  const attempt = <Result>(action: () => Result): Result => {
    try {
      return action();
    } catch (cause) {
      // Also one that came while the rows were fetched.
      if (systemCode(cause) === 'EEXIST') throw alreadyThere(path);
      const message = `${path} cannot be written (${systemCode(cause) ?? cause}): nothing was saved.`;
      throw new Failure(message, undefined, { cause });
    }
  };
  // Drawn at random: one that a killed process left behind is in nobody's way.
  const draft = `${path}.${randomUUID()}.part`;
  const descriptor = attempt(() => openSync(draft, 'wx', ownerOnly));
  const discard = () => {
    process.off('exit', discard);
    closeSync(descriptor);
    rmSync(draft, { force: true });
  };
  process.on('exit', discard);
  return {
    write: (part) => attempt(() => writeAll(descriptor, typeof part === 'string' ? Buffer.from(part) : part)),
    save: () =>
      attempt(() => {
        fsyncSync(descriptor);
        if (force) renameSync(draft, path);
        else nameDraft(draft, path);
        process.off('exit', discard);
        closeSync(descriptor);
      }),
    discard,
  };
}

/** One call may write less than it was given, as on a disk that is nearly full. */
function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
}
