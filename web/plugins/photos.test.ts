import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentDirectory } from '@flow/content/load';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serve } from './dev-server.test-data.ts';
import { loadPicturedContent, photosPlugin } from './photos.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flow-photos-plugin-'));
  const filter = (source: string) => !/node_modules|media|\.ts$/.test(source);
  await cp(contentDirectory, folder, { recursive: true, filter });
  await mkdir(join(folder, 'media'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const dropPhoto = async (file: string) => {
  const photo = sharp({ create: { width: 400, height: 500, channels: 3, background: '#F59E0B' } });
  await writeFile(join(folder, 'media', file), await photo.jpeg().toBuffer());
};

test('a photo is put into every slot of its name, and into no other', async () => {
  await dropPhoto('home-hero.jpg');
  const { content } = await loadPicturedContent(folder);
  expect(content.pages.home.hero.image).toMatchObject({
    name: 'home-hero',
    photo: { width: 400, height: 500, widths: [320, 400] },
  });
  expect(JSON.stringify(content).match(/"photo":/g)).toHaveLength(1);
});

test('a photo reaches the records and the pages that show them', async () => {
  const { content: before } = await loadPicturedContent(folder);
  const card = before.pages.home.programs.cards[0];
  await dropPhoto(`${card?.image.name}.jpg`);
  const { content } = await loadPicturedContent(folder);
  const program = content.programs.find(({ path }) => path === card?.path);
  expect(program?.heroImage).toHaveProperty('photo.width', 400);
  expect(content.pages.home.programs.cards[0]?.image).toHaveProperty('photo.width', 400);
});

test('content without photos is left as it is', async () => {
  const { content, photos } = await loadPicturedContent(folder);
  expect(photos).toEqual([]);
  expect(JSON.stringify(content)).not.toContain('"photo":');
});

test('a photo that no slot asks for is named, and so is the slot that was meant', async () => {
  await dropPhoto('home-heroo.jpg');
  await expect(loadPicturedContent(folder)).rejects.toThrow(
    'content/media/home-heroo.jpg: no picture is named "home-heroo"; the nearest name is "home-hero"',
  );
});

test('the development server serves a photo, and nothing that is none', async () => {
  await dropPhoto('home-hero.jpg');
  const { photos } = await loadPicturedContent(folder);
  const get = await serve(photosPlugin(folder));
  const photo = await get(`${photos[0]?.slotPhoto.path}-320.avif`);
  expect(photo.headers.get('content-type')).toBe('image/avif');
  expect((await sharp(Buffer.from(await photo.arrayBuffer())).metadata()).width).toBe(320);
  const unknown = await get('/assets/photos/home-hero-0000000000-320.avif');
  expect(unknown.headers.get('content-type')).not.toBe('image/avif');
});
