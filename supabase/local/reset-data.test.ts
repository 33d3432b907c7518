import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockDataDirectory } from './data-lock.ts';
import { keysFile, loadKeys } from './keys.ts';
import { resetData } from './reset-data.ts';
import { temporaryDirectory } from './testing/temporary-directory.ts';

async function usedDirectory(): Promise<string> {
  const directory = await temporaryDirectory();
  await loadKeys({
    dataDirectory: directory,
    apiUrl: 'http://localhost:54321',
    siteUrl: 'http://localhost:4173',
  });
  for (const folder of ['business', 'db', 'site', 'site.new-17', 'vite', 'deno'])
    await mkdir(path.join(directory, folder, 'inner'), { recursive: true });
  for (const file of ['stripe.json', 'build-site.hash']) await writeFile(path.join(directory, file), 'x');
  return directory;
}

describe('resetData', () => {
  it('forgets the database, the stand-in, the site and the keys', async () => {
    const directory = await usedDirectory();
    await resetData(directory);
    expect(await readdir(directory)).toEqual(['lock.db']);
  });

  it('leaves what is not the stack’s own', async () => {
    const directory = await usedDirectory();
    await writeFile(path.join(directory, 'notes.txt'), 'mine');
    await resetData(directory);
    expect(await readdir(directory)).toEqual(['lock.db', 'notes.txt']);
  });

  it('refuses while a stack is running, and removes nothing', async () => {
    const directory = await usedDirectory();
    const lock = await lockDataDirectory(directory);
    await expect(resetData(directory)).rejects.toThrow('Flow is already running');
    expect(existsSync(keysFile(directory))).toBe(true);
    await lock.release();
  });

  it('has nothing to do where there is no data', async () => {
    const directory = path.join(await temporaryDirectory(), 'never');
    await resetData(directory);
    expect(existsSync(directory)).toBe(false);
  });
});
