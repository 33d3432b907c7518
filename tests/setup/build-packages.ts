import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** The SDK and the command line as they are published; before any test, because a build replaces what others run. */
export default async function setup(): Promise<void> {
  await promisify(execFile)('npm', ['run', 'build:packages'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
  });
}
