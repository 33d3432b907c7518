import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FileCache, fileCache } from './file-cache.ts';
import { photoAt, readPhotos, writePhotos } from './photos.ts';

let folder: string;
let cache: FileCache;
/** How often anything was made that the cache did not have. */
let made: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flow-photos-'));
  await mkdir(join(folder, 'media'));
  made = 0;
  const files = fileCache('photos', join(folder, 'cache'));
  cache = {
    get: (key, make) =>
      files.get(key, () => {
        made++;
        return make();
      }),
  };
});

afterEach(() => rm(folder, { recursive: true, force: true }));

interface Size {
  width: number;
  height: number;
}

/** A picture that is amber at the top and ink at the bottom. */
const canvas = ({ width, height }: Size) =>
  sharp({ create: { width, height, channels: 3, background: '#0C0F12' } }).composite([
    {
      input: { create: { width, height: Math.round(height / 2), channels: 3, background: '#F59E0B' } },
      gravity: 'north',
    },
  ]);

const drop = (file: string, bytes: Buffer | string) => writeFile(join(folder, 'media', file), bytes);

test('a folder without photos, or no folder at all, has none', async () => {
  expect(await readPhotos(folder, cache)).toEqual([]);
  expect(await readPhotos(join(folder, 'nowhere'), cache)).toEqual([]);
});

test('a photo is served in both formats, in every width up to its own', async () => {
  await drop('Karim-Nassar.JPG', await canvas({ width: 700, height: 900 }).jpeg().toBuffer());
  const photos = await readPhotos(folder, cache);
  expect(photos[0]).toMatchObject({
    name: 'karim-nassar',
    slotPhoto: { width: 700, height: 900, widths: [320, 480, 640, 700] },
  });

  const site = join(folder, 'site');
  await writePhotos(site, photos, cache);
  const path = photos[0]?.slotPhoto.path ?? '';
  expect(path).toMatch(/^\/assets\/photos\/karim-nassar-[0-9a-f]{10}$/);
  const files = await readdir(join(site, 'assets', 'photos'));
  expect(files).toHaveLength(8);
  for (const width of [320, 480, 640, 700]) {
    for (const format of ['avif', 'webp']) {
      const metadata = await sharp(await readFile(join(site, `${path}-${width}.${format}`))).metadata();
      expect([metadata.width, metadata.height]).toEqual([width, Math.round((width * 900) / 700)]);
      expect(metadata.format).toBe(format === 'avif' ? 'heif' : 'webp');
    }
  }
});

test('a photo larger than any screen is served at 1920 px at most, one smaller than any at its own', async () => {
  await drop('large.png', await canvas({ width: 2400, height: 100 }).png().toBuffer());
  await drop('tiny.webp', await canvas({ width: 200, height: 100 }).webp().toBuffer());
  const [large, tiny] = await readPhotos(folder, cache);
  expect(large?.slotPhoto.widths).toEqual([320, 480, 640, 960, 1280, 1920]);
  expect(tiny?.slotPhoto.widths).toEqual([200]);
});

test('a photo from a camera is turned upright, and says nothing of where it was taken', async () => {
  const sideways = await canvas({ width: 600, height: 400 })
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(sideways).metadata()).exif).toBeDefined();
  await drop('coach.jpeg', sideways);
  const photos = await readPhotos(folder, cache);
  expect(photos[0]?.slotPhoto).toMatchObject({ width: 400, height: 600 });
  const file = await photoAt(`${photos[0]?.slotPhoto.path}-320.webp`, photos, cache);
  const metadata = await sharp(file).metadata();
  expect([metadata.width, metadata.height, metadata.exif]).toEqual([320, 480, undefined]);
});

test('its placeholder is a few pixels in its own colours', async () => {
  await drop('coach.png', await canvas({ width: 600, height: 600 }).png().toBuffer());
  const [photo] = await readPhotos(folder, cache);
  const [, webp = ''] = /base64,([^']+)/.exec(photo?.slotPhoto.placeholder ?? '') ?? [];
  const placeholder = Buffer.from(webp, 'base64');
  expect(placeholder.length).toBeLessThan(400);
  const { data, info } = await sharp(placeholder).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([20, 20]);
  const [red = 0, , blue = 0] = data;
  expect(red).toBeGreaterThan(blue + 150);
});

test('a see-through picture has no placeholder, which would show through', async () => {
  const clear = sharp({
    create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  await drop('logo.png', await clear.png().toBuffer());
  const [photo] = await readPhotos(folder, cache);
  expect(photo?.slotPhoto).not.toHaveProperty('placeholder');
});

test('what was made once is not made again, and comes out the same', async () => {
  await drop('coach.jpg', await canvas({ width: 500, height: 500 }).jpeg().toBuffer());
  const first = await readPhotos(folder, cache);
  await writePhotos(join(folder, 'one'), first, cache);
  const before = made;
  expect(before).toBe(1 + 3 * 2);
  const second = await readPhotos(folder, cache);
  await writePhotos(join(folder, 'two'), second, cache);
  expect(made).toBe(before);
  expect(second).toEqual(first);

  const anew = fileCache('other', join(folder, 'cache'));
  expect((await readPhotos(folder, anew))[0]?.slotPhoto).toEqual(first[0]?.slotPhoto);
  const path = `${first[0]?.slotPhoto.path}-480.avif`;
  expect(await photoAt(path, first, anew)).toEqual(await readFile(join(folder, 'one', path)));
});

test('another photo under the same name has another address', async () => {
  await drop('coach.jpg', await canvas({ width: 500, height: 500 }).jpeg().toBuffer());
  const [before] = await readPhotos(folder, cache);
  await drop('coach.jpg', await canvas({ width: 500, height: 501 }).jpeg().toBuffer());
  const [after] = await readPhotos(folder, cache);
  expect(after?.slotPhoto.path).not.toBe(before?.slotPhoto.path);
});

test('a path of no photo has no file', async () => {
  await drop('coach.jpg', await canvas({ width: 500, height: 500 }).jpeg().toBuffer());
  const photos = await readPhotos(folder, cache);
  expect(await photoAt(`${photos[0]?.slotPhoto.path}-333.webp`, photos, cache)).toBeUndefined();
});

test('notes and hidden files lie beside the photos unread', async () => {
  await drop('README.md', 'Who took them.');
  await drop('credits.txt', 'Nobody.');
  await drop('.DS_Store', '');
  expect(await readPhotos(folder, cache)).toEqual([]);
});

const whole = await canvas({ width: 900, height: 900 }).jpeg().toBuffer();

test.each<[string, Record<string, Buffer | string>, RegExp]>([
  [
    'a broken photo',
    { 'coach.jpg': 'not a photo' },
    /^content\/media\/coach\.jpg: the photo cannot be read: .*unsupported image format/,
  ],
  [
    'a photo that was cut off',
    { 'coach.jpg': whole.subarray(0, Math.round(whole.length / 2)) },
    /^content\/media\/coach\.jpg: the photo cannot be read/,
  ],
  [
    'a file that is no photo',
    { 'coach.heic': 'x' },
    /^content\/media\/coach\.heic: must be a photo that ends with \.jpg, \.jpeg, \.png, \.webp, \.avif/,
  ],
  [
    'one of two photos of one name',
    { 'coach.jpg': whole, 'coach.png': whole },
    /^content\/media\/coach\.png: content\/media\/coach\.jpg has the same name/,
  ],
])('%s is refused by its name, with what is wrong with it', async (_case, photos, error) => {
  for (const [file, bytes] of Object.entries(photos)) await drop(file, bytes);
  await expect(readPhotos(folder, cache)).rejects.toThrow(error);
});
