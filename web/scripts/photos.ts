import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ContentError } from '@flow/content/load';
import type { SlotPhoto } from '@flow/content/schema';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { cacheKey, type FileCache, fileCache } from './file-cache.ts';
import { writeSiteFile } from './site-file.ts';

/** A file of `content/media` whose name is a slot's. */
export interface Photo {
  /** The slot's. */
  name: string;
  /** Relative to `content/`. */
  file: string;
  /** As it was dropped there. */
  bytes: Buffer;
  slotPhoto: SlotPhoto;
}

const endings = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
/** What may lie beside the photos: who took them. */
const notes = ['.md', '.txt'];

const widths = [320, 480, 640, 960, 1280, 1920];
const placeholderWidth = 20;
const formats = {
  avif: { quality: 55, effort: 4 },
  webp: { quality: 76, effort: 5 },
};
type Format = keyof typeof formats;

/** A few pixels blurred to the very edge: what the blur makes see-through there is made solid again. */
const blurred = (webp: string) =>
  `<filter id='b' color-interpolation-filters='sRGB'><feGaussianBlur stdDeviation='1.6'/><feComponentTransfer><feFuncA type='discrete' tableValues='1 1'/></feComponentTransfer></filter><image width='100%' height='100%' preserveAspectRatio='xMidYMid slice' filter='url(#b)' href='data:image/webp;base64,${webp}'/>`;

/** What a photo's results depend on beside the photo. */
const settings = JSON.stringify([formats, placeholderWidth, 2]);

// Each encoder uses every core by itself.
const atOnce = 2;

/** Upright and without what a camera writes into a file, the place where it was taken above all. */
const opened = (bytes: Buffer) => sharp(bytes, { failOn: 'warning' }).autoOrient();

async function describePhoto(name: string, bytes: Buffer): Promise<SlotPhoto> {
  const { width, height, hasAlpha } = await opened(bytes)
    .metadata()
    .then((metadata) => ({ ...metadata, ...metadata.autoOrient }));
  const widest = Math.min(width, widths.at(-1) ?? width);
  const served = [...widths.filter((candidate) => candidate < widest), widest];
  const clear = hasAlpha && !(await opened(bytes).stats()).isOpaque;
  const placeholder = await opened(bytes).resize(placeholderWidth).webp({ quality: 40 }).toBuffer();
  return {
    path: `/assets/photos/${name}-${cacheKey(bytes, settings).slice(0, 10)}`,
    width,
    height,
    widths: served,
    ...(clear ? {} : { placeholder: blurred(placeholder.toString('base64')) }),
  };
}

/** What goes wrong in an image library, in one line. */
const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0];

async function readPhoto(directory: string, entry: string, cache: FileCache): Promise<Photo> {
  const file = `media/${entry}`;
  const name = entry.slice(0, -extname(entry).length).toLowerCase();
  const bytes = await readFile(join(directory, file));
  try {
    const described = await cache.get(cacheKey(name, bytes, settings), async () =>
      Buffer.from(JSON.stringify(await describePhoto(name, bytes))),
    );
    return { name, file, bytes, slotPhoto: JSON.parse(described.toString()) };
  } catch (error) {
    throw new ContentError(file, '', `the photo cannot be read: ${firstLine(error)}`, { cause: error });
  }
}

const photoCache = () => fileCache('flow-images');

/**
 * The photos in the content's `media` folder.
 *
 * @throws ContentError for a file that is broken, no picture, or the second of its name.
 */
export async function readPhotos(directory: string, cache: FileCache = photoCache()): Promise<Photo[]> {
  const entries = await readdir(join(directory, 'media')).catch(() => []);
  const files = entries
    .filter((entry) => !entry.startsWith('.') && !notes.includes(extname(entry).toLowerCase()))
    .sort();
  for (const entry of files) {
    if (!endings.includes(extname(entry).toLowerCase())) {
      throw new ContentError(`media/${entry}`, '', `must be a photo that ends with ${endings.join(', ')}`);
    }
  }
  const photos = await pLimit(atOnce).map(files, (entry) => readPhoto(directory, entry, cache));
  for (const [index, photo] of photos.entries()) {
    const first = photos.findIndex(({ name }) => name === photo.name);
    if (first !== index) {
      throw new ContentError(photo.file, '', `content/${photos[first]?.file} has the same name`);
    }
  }
  return photos;
}

/** One of the files that the site serves in a photo's place. */
function encodePhoto(
  { bytes }: Photo,
  width: number,
  format: Format,
  cache: FileCache = photoCache(),
): Promise<Buffer> {
  return cache.get(cacheKey(bytes, settings, `${width}.${format}`), () =>
    opened(bytes).resize({ width, withoutEnlargement: true }).toFormat(format, formats[format]).toBuffer(),
  );
}

const formatNames = Object.keys(formats) as Format[];

/** Every file of a photo by the path the site serves it under. */
function photoFiles({ slotPhoto }: Photo): { path: string; width: number; format: Format }[] {
  return slotPhoto.widths.flatMap((width) =>
    formatNames.map((format) => ({ path: `${slotPhoto.path}-${width}.${format}`, width, format })),
  );
}

/** The file that is served under a path, or undefined where none is. */
export async function photoAt(
  path: string,
  photos: readonly Photo[],
  cache?: FileCache,
): Promise<Buffer | undefined> {
  for (const photo of photos) {
    const file = photoFiles(photo).find((candidate) => candidate.path === path);
    if (file) return encodePhoto(photo, file.width, file.format, cache);
  }
  return undefined;
}

/** Writes every photo in every width and format into a built site. */
export async function writePhotos(
  directory: string,
  photos: readonly Photo[],
  cache?: FileCache,
): Promise<void> {
  const files = photos.flatMap((photo) => photoFiles(photo).map((file) => ({ photo, ...file })));
  await pLimit(atOnce).map(files, async ({ photo, path, width, format }) => {
    await writeSiteFile(directory, path, await encodePhoto(photo, width, format, cache));
  });
}
