import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { artworkPath } from '../src/art/artwork.ts';
import { artworksIn, writeArt } from './art-files.ts';
import { fileCache } from './file-cache.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flow-art-files-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const monogram = '/art/monogram/sport/1x1/sara-khalil.svg';
const arch = '/art/field-arch/long-run/4x3/golf.svg';
const pages = [
  `<picture><source media="(min-width: 48rem)" srcSet="${arch}"/><img src="${monogram}"/></picture>`,
  `<img src="${monogram}"/><img src="/assets/photos/coach-0123456789-320.webp"/>`,
];

test('every drawing that a page shows is written, once', async () => {
  expect(artworksIn(pages).map(artworkPath).sort()).toEqual([arch, monogram]);
  await writeArt(folder, pages, fileCache('art', join(folder, 'cache')));
  for (const path of [monogram, arch]) {
    expect(await readFile(join(folder, path), 'utf8')).toMatch(/^<svg .*<\/svg>$/);
  }
});

test('of a small pair the large one is written too, for the lightbox', () => {
  const small = '/art/pair/brand/4x5-small/layla-h.svg';
  expect(artworksIn([`<img src="${small}"/>`]).map(artworkPath)).toEqual([
    small,
    '/art/pair/brand/4x5/layla-h.svg',
  ]);
});

test('a small card leads to a page: nothing of it is opened', () => {
  const small = '/art/field-arch/sport/4x3-small/golf.svg';
  expect(artworksIn([`<img src="${small}"/>`]).map(artworkPath)).toEqual([small]);
});

test('a drawing that is kept is not drawn again', async () => {
  const asked: string[] = [];
  const kept = { get: async (key: string) => Buffer.from(`kept ${asked.push(key)}`) };
  await writeArt(folder, pages, kept);
  expect(await readFile(join(folder, arch), 'utf8')).toMatch(/^kept \d$/);
  expect(new Set(asked).size).toBe(2);
});

test('a path that stands for no drawing stops the build', async () => {
  await expect(writeArt(folder, ['<img src="/art/photo/brand/4x5/layla-h.svg"/>'])).rejects.toThrow(
    'A page shows /art/photo/brand/4x5/layla-h.svg, which is no drawing',
  );
});
