import type { Content } from '@flow/content/load';
import { ContentError, contentDirectory, loadContent } from '@flow/content/load';
import type { ImageSlot, SlotPhoto } from '@flow/content/schema';
import { distance } from 'fastest-levenshtein';
import type { Plugin } from 'vite';
import { type Photo, photoAt, readPhotos } from '../scripts/photos.ts';
import { serveGeneratedFiles } from './serve-generated-files.ts';

function isSlot(value: object): value is ImageSlot {
  return (
    'name' in value &&
    typeof value.name === 'string' &&
    'aspect' in value &&
    typeof value.aspect === 'string' &&
    'alt' in value
  );
}

function collectSlotNames(value: unknown, names: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  if (isSlot(value)) names.add(value.name);
  for (const part of Object.values(value)) collectSlotNames(part, names);
  return names;
}

/** The value with its photo in every slot that has one. What holds no such slot is left as it is. */
function withPhotos(value: unknown, photos: ReadonlyMap<string, SlotPhoto>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withPhotos(item, photos));
  const parts = Object.entries(value).map(([key, part]) => [key, withPhotos(part, photos)] as const);
  const photo = isSlot(value) ? photos.get(value.name) : undefined;
  return { ...Object.fromEntries(parts), ...(photo ? { photo } : {}) };
}

function nearest(name: string, names: Iterable<string>): string {
  // A part of a longer name comes before one that happens to be as short.
  const far = (candidate: string) =>
    candidate.includes(name) || name.includes(candidate) ? 1 : distance(name, candidate);
  return [...names].reduce((best, candidate) => (far(candidate) < far(best) ? candidate : best));
}

/** The content with the photos of `media/` in their slots, and the photos themselves. */
export interface PicturedContent {
  content: Content;
  photos: Photo[];
}

/**
 * Reads the content and puts each photo into the slot of its name.
 *
 * @throws ContentError also for a photo that no slot asks for.
 */
export async function loadPicturedContent(directory: string = contentDirectory): Promise<PicturedContent> {
  const [content, photos] = await Promise.all([loadContent(directory), readPhotos(directory)]);
  if (photos.length === 0) return { content, photos };
  const names = collectSlotNames(content, new Set());
  for (const { name, file } of photos) {
    if (!names.has(name)) {
      const reason = `no picture is named "${name}"; the nearest name is "${nearest(name, names)}"`;
      throw new ContentError(file, '', reason);
    }
  }
  const bySlot = new Map(photos.map(({ name, slotPhoto }) => [name, slotPhoto]));
  // The same shape, with photos where slots allow them.
  return { content: withPhotos(content, bySlot) as Content, photos };
}

/** Lets the development server serve photos. A build writes them as files. */
export function photosPlugin(directory: string = contentDirectory): Plugin {
  return serveGeneratedFiles('flow-photos', async (path) =>
    path.startsWith('/assets/photos/') ? photoAt(path, await readPhotos(directory)) : undefined,
  );
}
