import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { iconFiles, writeIcons } from './icons.ts';

const site = { name: 'Flow' };
let folder: string;
const read = (file: string) => readFile(join(folder, file));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flow-icons-'));
  await writeIcons(folder, site);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface WebManifest {
  name: string;
  start_url: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

const manifest = async (): Promise<WebManifest> =>
  JSON.parse((await read('manifest.webmanifest')).toString());

test('the manifest says the name and the colours of the site', async () => {
  expect(await manifest()).toMatchObject({
    name: 'Flow',
    short_name: 'Flow',
    start_url: '/',
    theme_color: '#F59E0B',
    background_color: '#0C0F12',
  });
});

test('every icon of the manifest exists, in the size and the type it says', async () => {
  const { icons } = await manifest();
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of icons) {
    const { format, width, height } = await sharp(await read(src)).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
    expect(type, src).toBe(format === 'svg' ? 'image/svg+xml' : 'image/png');
  }
});

test('every file that the document names is written', async () => {
  const html = await readFile(new URL('../index.html', import.meta.url), 'utf8');
  const named = [...html.matchAll(/<link [^>]*href="\/([^"]+)"/g)].map(([, file]) => file);
  expect(named).toEqual(['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'manifest.webmanifest']);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(named));
});

test('the old format holds the sizes of tabs and shortcuts', async () => {
  const icon = await read('favicon.ico');
  expect(icon.readUInt16LE(2)).toBe(1);
  const sizes = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => icon[6 + index * 16]);
  expect(sizes).toEqual([16, 32, 48]);
});

/** The colour in a corner and whether it can be seen through. */
async function corner(file: string): Promise<number[]> {
  const { data } = await sharp(await read(file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 4)];
}

test('what systems cut to shape fills its square; what tabs show is round', async () => {
  expect(await corner('apple-touch-icon.png')).toEqual([0x0c, 0x0f, 0x12, 255]);
  expect(await corner('icon-maskable-512.png')).toEqual([0x0c, 0x0f, 0x12, 255]);
  expect((await corner('icon-192.png'))[3]).toBe(0);
});

test('the mark of the maskable icon is inside the circle that no system cuts away', async () => {
  const { data, info } = await sharp(await read('icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let furthest = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * 3] ?? 0) > 120)
        furthest = Math.max(furthest, Math.hypot(x - 256, y - 256));
    }
  }
  expect(furthest).toBeGreaterThan(100);
  expect(furthest).toBeLessThan(0.4 * 512);
});

test('the icons are the same every time', async () => {
  for (const [path, bytes] of await iconFiles(site)) expect(bytes.equals(await read(path)), path).toBe(true);
});

test("the mark is the wordmark's", async () => {
  const wordmark = await readFile(new URL('../src/ui/Wordmark/Wordmark.tsx', import.meta.url), 'utf8');
  const lines = [...(await read('favicon.svg')).toString().matchAll(/ d="([^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(wordmark).toContain(line);
});
