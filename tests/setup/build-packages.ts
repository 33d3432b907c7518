import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What the build printed. */
    packagesOutput: string;
  }
}

const prepare = () =>
  promisify(execFile)('npm', ['run', '--silent', 'prepare'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
  });

// Each project has its own copy of this module: what they share is the process.
const shared = globalThis as { flowPackages?: ReturnType<typeof prepare> };

/** The SDK and the command line as an install builds them; before any test, because a build replaces what others run. */
export default async function setup(project: TestProject): Promise<void> {
  shared.flowPackages ??= prepare();
  const { stdout, stderr } = await shared.flowPackages;
  project.provide('packagesOutput', stdout + stderr);
}
