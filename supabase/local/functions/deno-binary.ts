import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import { LocalSetupError } from '../setup-error.ts';

const require = createRequire(import.meta.url);
const installApi = z.object({ runInstall: z.custom<() => string>((value) => typeof value === 'function') });

/** The executable itself, not the package's launcher: a signal has to reach Deno, not a process in front of it. */
export function denoBinary(): string {
  try {
    const directory = path.dirname(require.resolve('deno/package.json'));
    const executable = path.join(directory, process.platform === 'win32' ? 'deno.exe' : 'deno');
    if (existsSync(executable)) return executable;
    // The install script did not run (npm ci --ignore-scripts): this is what it would have done.
    return installApi.parse(require(path.join(directory, 'install_api.cjs'))).runInstall();
  } catch (cause) {
    throw new LocalSetupError('Deno, which runs the functions, is not installed. Run npm ci.', { cause });
  }
}
