import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type WriteFileAtomic from 'write-file-atomic';

const require = createRequire(import.meta.url);

/** A directory that only this user of the computer can look into. */
export function makeOwnerOnlyDirectory(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
}

/** Writes a file that only this user of the computer can read, directory and all, whole or not at all. */
export function writeOwnerOnly(path: string, text: string): void {
  // Most commands only read: they need not wait for what writes.
  const writeFileAtomic = require('write-file-atomic') as typeof WriteFileAtomic;
  makeOwnerOnlyDirectory(dirname(path));
  writeFileAtomic.sync(path, text, { mode: 0o600 });
}
