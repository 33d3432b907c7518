import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lockDataDirectory } from './data-lock.ts';
import { LocalSetupError } from './setup-error.ts';
import { temporaryDirectory } from './testing/temporary-directory.ts';

const lockFile = (directory: string) => path.join(directory, 'lock');

async function anotherProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child, 'spawn');
  return child.pid ?? 0;
}

async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

function writeLock(directory: string, holder: { pid: number; startedAt: string | null }): Promise<void> {
  return writeFile(lockFile(directory), JSON.stringify({ ...holder, id: 'earlier' }));
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
    expect(await readdir(directory)).toEqual([]);
  });

  it('refuses while another process holds it', async () => {
    const directory = await temporaryDirectory();
    await writeLock(directory, { pid: await anotherProcess(), startedAt: null });
    await expect(lockDataDirectory(directory)).rejects.toThrow('Flow is already running');
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

  it('takes over from a process that is gone', async () => {
    const directory = await temporaryDirectory();
    await writeLock(directory, { pid: await endedProcess(), startedAt: null });
    const lock = await lockDataDirectory(directory);
    expect(JSON.parse(await readFile(lockFile(directory), 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  it('takes over when the process number now belongs to another process', async () => {
    const directory = await temporaryDirectory();
    await writeLock(directory, { pid: await anotherProcess(), startedAt: 'at another time' });
    const lock = await lockDataDirectory(directory);
    await lock.release();
  });

  it('takes over a lock file that makes no sense', async () => {
    const directory = await temporaryDirectory();
    await writeFile(lockFile(directory), '{"pid":');
    const lock = await lockDataDirectory(directory);
    await lock.release();
  });

  it('lets one of many simultaneous starts win, over a stale lock too', async () => {
    const directory = await temporaryDirectory();
    await writeLock(directory, { pid: await endedProcess(), startedAt: null });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDirectory(directory)));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(LocalSetupError);
    }
  });

  it('takes over where a start was killed while taking over', async () => {
    const directory = await temporaryDirectory();
    await writeLock(directory, { pid: await endedProcess(), startedAt: null });
    const turn = path.join(directory, 'lock.turn');
    await mkdir(turn);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(turn, longAgo, longAgo);
    const lock = await lockDataDirectory(directory);
    await lock.release();
    expect(await readdir(directory)).toEqual([]);
  });

  it('does not release what another holder has taken meanwhile', async () => {
    const directory = await temporaryDirectory();
    const lock = await lockDataDirectory(directory);
    await writeLock(directory, { pid: await anotherProcess(), startedAt: null });
    await lock.release();
    expect(existsSync(lockFile(directory))).toBe(true);
  });
});
