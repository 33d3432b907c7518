import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const packageRoot = fileURLToPath(new URL('../..', import.meta.url));

const tsup = fileURLToPath(import.meta.resolve('tsup/dist/cli-default.js'));

/** Builds the program into a directory of its own, laid out as the package is. The caller removes it. */
export async function buildProgram(): Promise<string> {
  // Below the package, so that what the build imports is found as it is for an installed one.
  mkdirSync(join(packageRoot, 'node_modules'), { recursive: true });
  const build = mkdtempSync(join(packageRoot, 'node_modules', '.flow-admin-'));
  cpSync(join(packageRoot, 'bin'), join(build, 'bin'), { recursive: true });
  cpSync(join(packageRoot, 'package.json'), join(build, 'package.json'));
  await promisify(execFile)(process.execPath, [tsup, '--silent', '--out-dir', join(build, 'dist')], {
    cwd: packageRoot,
  });
  return build;
}
