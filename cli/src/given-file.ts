import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { usageFailure } from './failure.ts';
import { systemCode } from './system-error.ts';

/** The text of a file that an option names. @throws Failure that names both, where it cannot be read */
export function readGivenFile(option: string, path: string, cwd: string): string {
  try {
    return readFileSync(resolve(cwd, path), 'utf8');
  } catch (cause) {
    throw usageFailure(`${option} ${path} cannot be read (${systemCode(cause) ?? cause}).`);
  }
}
