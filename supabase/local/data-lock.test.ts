import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lockDataDirectory } from './data-lock.ts';
import { LocalSetupError } from './setup-error.ts';
import { temporaryDirectory } from './testing/temporary-directory.ts';

const lockFile = (directory: string) => path.join(directory, 'lock');

/** Another process that has the lock, once it has it. */
async function anotherHolder(directory: string) {
  const script = `import { lockDataDirectory } from ${JSON.stringify(path.join(import.meta.dirname, 'data-lock.ts'))};
    await lockDataDirectory(${JSON.stringify(directory)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  return child;
}

describe('lockDataDirectory', () => {
  it('refuses a second holder and names the first', async () => {
    const directory = await temporaryDirectory();
    const lock = await lockDataDirectory(directory);
    await expect(lockDataDirectory(directory)).rejects.toThrow(
      new LocalSetupError(`Flow is already running on ${directory} (process ${process.pid}). Stop it first.`),
    );
    await lock.release();
    const next = await lockDataDirectory(directory);
    await next.release();
    expect(existsSync(lockFile(directory))).toBe(false);
  });

  it('refuses while another process holds it, and takes over as soon as that one is killed', async () => {
    const directory = await temporaryDirectory();
    const other = await anotherHolder(directory);
    await expect(lockDataDirectory(directory)).rejects.toThrow(
      `Flow is already running on ${directory} (process ${other.pid}). Stop it first.`,
    );
    other.kill('SIGKILL');
    await once(other, 'exit');
    const lock = await lockDataDirectory(directory);
    expect(await readFile(lockFile(directory), 'utf8')).toBe(String(process.pid));
    await lock.release();
  });

  it.each([
    ['is a file', (directory: string) => path.join(directory, 'file')],
    ['would be inside a file', (directory: string) => path.join(directory, 'file', 'data')],
    // Linux alone has /proc, where no folder can be made; elsewhere a file stands in for it.
    [
      'cannot be made',
      (directory: string) => path.join(existsSync('/proc/self') ? '/proc' : `${directory}/file`, 'flow'),
    ],
  ])('names the setting when the data directory %s', async (_, place) => {
    const directory = await temporaryDirectory();
    await writeFile(path.join(directory, 'file'), 'mine');
    const dataDirectory = place(directory);
    await expect(lockDataDirectory(dataDirectory)).rejects.toThrow(LocalSetupError);
    await expect(lockDataDirectory(dataDirectory)).rejects.toThrow(
      `The data directory ${dataDirectory} (FLOW_DATA_DIRECTORY) cannot be used: `,
    );
    expect(await readFile(path.join(directory, 'file'), 'utf8')).toBe('mine');
  });

  it('makes a data directory that lies deeper than what is there', async () => {
    const directory = path.join(await temporaryDirectory(), 'deeper', 'still');
    const lock = await lockDataDirectory(directory);
    expect(existsSync(lockFile(directory))).toBe(true);
    await lock.release();
  });

  it('is not kept out by a file that an earlier process left', async () => {
    const directory = await temporaryDirectory();
    await writeFile(lockFile(directory), '{"pid":');
    const lock = await lockDataDirectory(directory);
    await lock.release();
  });

  it('lets one of many simultaneous starts win', async () => {
    const directory = await temporaryDirectory();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDirectory(directory)));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(LocalSetupError);
      else await outcome.value.release();
    }
  });
});
