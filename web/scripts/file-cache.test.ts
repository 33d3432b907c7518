import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheKey, fileCache, sourceDigest } from './file-cache.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flow-cache-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('what is kept is not made again, by another build neither', async () => {
  const make = async () => Buffer.from('made');
  expect((await fileCache('things', folder).get('one', make)).toString()).toBe('made');
  const again = await fileCache('things', folder).get('one', async () => Buffer.from('made anew'));
  expect(again.toString()).toBe('made');
});

test('what could not be made leaves nothing behind', async () => {
  const cache = fileCache('things', folder);
  const failing = cache.get('one', async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await cache.get('one', async () => Buffer.from('made'))).toString()).toBe('made');
  expect(await readdir(join(folder, 'things'))).toEqual(['one']);
});

test('a key tells its parts apart', () => {
  expect(cacheKey('ab', 'c')).not.toBe(cacheKey('a', 'bc'));
  expect(cacheKey('ab', 'c')).toBe(cacheKey('ab', 'c'));
});

test('a digest of sources changes with any of them, and not with a test', async () => {
  await mkdir(join(folder, 'art'));
  await writeFile(join(folder, 'art', 'field.ts'), 'one');
  await writeFile(join(folder, 'palette.ts'), 'amber');
  const places = [pathToFileURL(`${folder}/art/`), pathToFileURL(join(folder, 'palette.ts'))];
  const first = await sourceDigest(...places);
  await writeFile(join(folder, 'art', 'field.test.ts'), 'a test');
  expect(await sourceDigest(...places)).toBe(first);
  await writeFile(join(folder, 'palette.ts'), 'ember');
  const second = await sourceDigest(...places);
  await writeFile(join(folder, 'art', 'field.ts'), 'two');
  expect(new Set([first, second, await sourceDigest(...places)]).size).toBe(3);
});
