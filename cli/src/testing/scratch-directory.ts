import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A directory for one test, empty at its start and gone at its end. */
export function scratchDirectory(): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'flow-admin-')));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}
