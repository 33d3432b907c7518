import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SessionStorage } from '@flow/sdk';
import { sessionKey } from '@flow/sdk/contracts/session';
import { Failure } from './failure.ts';
import { whileLocked } from './file-lock.ts';
import { writeOwnerOnly } from './owner-only-file.ts';
import { systemCode } from './system-error.ts';

/** The session of one server, kept where only this user of the computer can read it. */
export interface SessionFile extends SessionStorage {
  readonly path: string;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  lock<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Puts these items in the place of all that was kept. */
  replace(items: Record<string, string>): void;
  /** Forgets everything; whether there was something to forget. */
  clear(): boolean;
}

function parseItems(text: string): Record<string, string> {
  const items: unknown = JSON.parse(text);
  const isRecord = typeof items === 'object' && items !== null && !Array.isArray(items);
  if (!isRecord || !Object.values(items).every((value) => typeof value === 'string')) {
    throw new TypeError('Expected an object of strings');
  }
  return items as Record<string, string>;
}

/** Whether a session does not say whose it is: auth-js takes it for a signed-in user's, and fails on it later. */
function lacksUser(session: string): boolean {
  if (!session.startsWith('{')) return false;
  const { user } = JSON.parse(session) as { user?: { id?: unknown } | null };
  return typeof user?.id !== 'string';
}

/**
 * Where a session is kept, beside the configuration: one for each server, and for each profile, of which several may be of one
 * server. A profile whose address is changed does not take its session along.
 */
export function sessionPath(
  configPath: string,
  { url, profile }: { url: string; profile?: string | undefined },
): string {
  const name = `${profile === undefined ? '' : `${profile}@`}${encodeURIComponent(url)}.json`;
  return join(dirname(configPath), 'sessions', name);
}

/**
 * Opens the file of a server's session; nothing is written before there is something to keep.
 * A file that cannot be read counts as signed out, with one note that says so.
 */
export function openSessionFile(path: string, note: (line: string) => void): SessionFile {
  let noted = false;

  const read = (): Record<string, string> => {
    try {
      const items = parseItems(readFileSync(path, 'utf8'));
      const session = items[sessionKey];
      if (session !== undefined && lacksUser(session)) throw new TypeError('Expected a session with a user');
      return items;
    } catch (cause) {
      if (systemCode(cause) !== 'ENOENT' && !noted) {
        noted = true;
        note(`The session saved in ${path} cannot be read and is ignored.`);
      }
      return {};
    }
  };

  const clear = (): boolean => {
    try {
      rmSync(path);
      return true;
    } catch (cause) {
      if (systemCode(cause) === 'ENOENT') return false;
      throw new Failure(
        `The session in ${path} cannot be removed: ${String(systemCode(cause))}.`,
        undefined,
        { cause },
      );
    }
  };

  const replace = (items: Record<string, string>): void => {
    if (Object.keys(items).length === 0) {
      clear();
      return;
    }
    try {
      writeOwnerOnly(path, `${JSON.stringify(items)}\n`);
    } catch (cause) {
      throw new Failure(`The session cannot be saved in ${path}: ${String(systemCode(cause))}.`, undefined, {
        cause,
      });
    }
  };

  return {
    path,
    getItem: (key) => read()[key] ?? null,
    setItem: (key, value) => replace({ ...read(), [key]: value }),
    removeItem(key) {
      const { [key]: removed, ...rest } = read();
      if (removed !== undefined) replace(rest);
    },
    lock: (work) => whileLocked(path, work),
    replace,
    clear,
  };
}
