import type { ProgramGroup } from '@flow/content/schema';

/** One palette per program group, and the brand's own. */
export type ArtPalette = ProgramGroup | 'brand';

const palettes: Record<ArtPalette, true> = {
  brand: true,
  'work-life': true,
  'body-change': true,
  'womens-health': true,
  'fresh-start': true,
  sport: true,
  'long-run': true,
};

/**
 * `field`: lines around a form of their own. `hero`: the home page's great field. `pair`: before and after around one
 * figure. `monogram`: a person's initials.
 */
type ArtKind = 'field' | 'hero' | 'pair' | 'monogram';

const kinds: Record<ArtKind, true> = { field: true, hero: true, pair: true, monogram: true };

/** One drawing. Everything it shows follows from these four values. */
export interface Artwork {
  kind: ArtKind;
  /** Lower-case words joined by hyphens: the seed, and for a monogram the person. */
  name: string;
  palette: ArtPalette;
  /** Width over height: `4/5`. */
  aspect: string;
}

const pathPattern = /^\/art\/([a-z]+)\/([a-z-]+)\/(\d{1,3})x(\d{1,3})\/([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/;

/** Where the site serves a drawing. */
export function artworkPath({ kind, name, palette, aspect }: Artwork): string {
  return `/art/${kind}/${palette}/${aspect.replace('/', 'x')}/${name}.svg`;
}

/** The drawing a path stands for, or undefined if it stands for none. */
export function parseArtworkPath(path: string): Artwork | undefined {
  const [, kind, palette, width, height, name] = pathPattern.exec(path) ?? [];
  if (!kind || !palette || !name || !Number(width) || !Number(height)) return undefined;
  if (!Object.hasOwn(kinds, kind) || !Object.hasOwn(palettes, palette)) return undefined;
  return { kind: kind as ArtKind, palette: palette as ArtPalette, name, aspect: `${width}/${height}` };
}

const longSide = 1000;

/** The pixel size a drawing declares, so that its place is kept while it loads. */
export function artworkSize(aspect: string): { width: number; height: number } {
  const [width = 1, height = 1] = aspect.split('/').map(Number);
  const scale = longSide / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
