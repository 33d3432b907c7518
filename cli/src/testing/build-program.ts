import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';

export const packageRoot = fileURLToPath(new URL('../..', import.meta.url));

const tsup = fileURLToPath(import.meta.resolve('tsup/dist/cli-default.js'));

async function build(): Promise<string> {
  const directory = mkdtempSync(join(inject('builds'), 'build-'));
  cpSync(join(packageRoot, 'bin'), join(directory, 'bin'), { recursive: true });
  cpSync(join(packageRoot, 'package.json'), join(directory, 'package.json'));
  await promisify(execFile)(process.execPath, [tsup, '--silent', '--out-dir', join(directory, 'dist')], {
    cwd: packageRoot,
  });
  return directory;
}

let built: Promise<string> | undefined;

/** Builds the program into a directory of its own, laid out as the package is: once for all files of a worker. */
export function buildProgram(): Promise<string> {
  built ??= build();
  return built;
}
