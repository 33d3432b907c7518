import { type Artwork, artworkPath, parseArtworkPath } from '../src/art/artwork.ts';
import { renderArtwork } from '../src/art/render.ts';
import { cacheKey, type FileCache, fileCache, sourceDigest } from './file-cache.ts';
import { writeSiteFile } from './site-file.ts';

function parsed(path: string): Artwork {
  const artwork = parseArtworkPath(path);
  if (!artwork) throw new Error(`A page shows ${path}, which is no drawing`);
  return artwork;
}

/** Every drawing that pages show, and of a small pair the large: pressing a result opens it. */
export function artworksIn(pages: readonly string[]): Artwork[] {
  const shown = new Set(pages.flatMap((html) => html.match(/\/art\/[\w/-]+\.svg/g) ?? []));
  const artworks = [...shown].map(parsed);
  const opened = artworks
    .filter(({ kind, small }) => kind === 'pair' && small)
    .map(({ small: _, ...artwork }): Artwork => artwork);
  const byPath = new Map([...artworks, ...opened].map((artwork) => [artworkPath(artwork), artwork]));
  return [...byPath.values()];
}

const drawnBy = () =>
  sourceDigest(new URL('../src/art/', import.meta.url), new URL('../src/theme/palette.ts', import.meta.url));

/** Draws every artwork that the pages need. */
export async function writeArt(
  directory: string,
  pages: readonly string[],
  cache: FileCache = fileCache('flow-art'),
): Promise<void> {
  const digest = await drawnBy();
  for (const artwork of artworksIn(pages)) {
    const path = artworkPath(artwork);
    const drawing = await cache.get(cacheKey(digest, path), async () => Buffer.from(renderArtwork(artwork)));
    await writeSiteFile(directory, path, drawing);
  }
}
