import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileCache } from './file-cache.ts';
import { type SharedPage, writeSocialImages } from './social-images.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flow-social-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const executive: SharedPage = {
  path: '/flow-executive',
  title: 'Flow Executive',
  line: 'Training that holds when the calendar does not',
  artwork: { kind: 'field', name: 'program-flow-executive', palette: 'work-life', pattern: 'arch' },
};
const home: SharedPage = {
  path: '/',
  title: 'Flow-state personal training, online and in Dubai',
  artwork: { kind: 'hero', name: 'home-hero', palette: 'brand' },
};

/** Writes the images into a folder of their own; counts what the cache did not have. */
async function write(name: string, pages: readonly SharedPage[]) {
  const kept = fileCache('social', join(folder, 'cache'));
  let made = 0;
  await writeSocialImages(join(folder, name), 'Flow', pages, {
    get: (key, make) =>
      kept.get(key, () => {
        made++;
        return make();
      }),
  });
  const read = (file: string) => readFile(join(folder, name, 'social', file));
  return { made, read };
}

test('each page has an image of the size its head names, under the path its head names', async () => {
  const { read } = await write('site', [home, executive]);
  for (const file of ['home.png', 'flow-executive.png']) {
    const image = await read(file);
    const { format, width, height } = await sharp(image).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(image.length).toBeLessThan(60_000);
  }
});

test("the image is in the page's own colours: its ground, its lines, its words", async () => {
  const { read } = await write('site', [executive]);
  const { data } = await sharp(await read('flow-executive.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isNear = (x: number, y: number, color: readonly number[]) =>
    color.every((channel, index) => Math.abs((data[(y * 1200 + x) * 3 + index] ?? 0) - channel) < 16);
  expect(isNear(4, 4, [0x16, 0x1b, 0x20])).toBe(true);
  const share = (color: readonly number[], from: number, to: number) => {
    let found = 0;
    for (let y = 0; y < 630; y += 2) for (let x = from; x < to; x += 2) if (isNear(x, y, color)) found++;
    return found / (315 * ((to - from) / 2));
  };
  const paper = [0xfb, 0xf8, 0xf3];
  expect(share(paper, 60, 660)).toBeGreaterThan(0.02);
  expect(share([0xfb, 0xe3, 0xb4], 700, 1200)).toBeGreaterThan(0.01);
});

test('the same page is the same image, and is drawn once', async () => {
  const first = await write('one', [executive]);
  const second = await write('two', [executive]);
  expect([first.made, second.made]).toEqual([1, 0]);
  const anew = fileCache('social', join(folder, 'other-cache'));
  await writeSocialImages(join(folder, 'three'), 'Flow', [executive], anew);
  const again = await readFile(join(folder, 'three', 'social', 'flow-executive.png'));
  expect(again.equals(await first.read('flow-executive.png'))).toBe(true);
});

test.each([
  ['title', { title: 'Flow Executive Women' }],
  ['line', { line: 'Another promise' }],
  ['drawing', { artwork: { ...executive.artwork, pattern: 'ring' as const } }],
])('another %s is another image', async (_what, change) => {
  const { read } = await write('one', [executive]);
  const { made, read: readChanged } = await write('two', [{ ...executive, ...change }]);
  expect(made).toBe(1);
  expect((await readChanged('flow-executive.png')).equals(await read('flow-executive.png'))).toBe(false);
});

test('a title that no size can hold stops the build and is named', async () => {
  const title = 'word '.repeat(120).trim();
  await expect(write('site', [{ ...executive, title }])).rejects.toThrow(`The title "${title}" is too long`);
});
