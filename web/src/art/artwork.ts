import type { HeroPattern, ProgramGroup } from '@flow/content/schema';

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
export type ArtKind = 'field' | 'hero' | 'pair' | 'monogram';

const kinds: Record<ArtKind, true> = { field: true, hero: true, pair: true, monogram: true };

/** The forms that a field can bend around. */
export type ArtPattern = HeroPattern;

const patterns: Record<ArtPattern, true> = {
  disc: true,
  moons: true,
  tile: true,
  crescent: true,
  ring: true,
  arch: true,
  beads: true,
  diamond: true,
  capsule: true,
  zigzag: true,
};

/** One drawing. Everything it shows follows from these values. */
export interface Artwork {
  kind: ArtKind;
  /** Lower-case words joined by hyphens: the seed, and for a monogram the person. */
  name: string;
  palette: ArtPalette;
  /** Width over height: `4/5`. */
  aspect: string;
  /** The form of a field; without it the name decides. */
  pattern?: ArtPattern | undefined;
  /** The same drawing with fewer lines, for a card or a grid: half the bytes. */
  small?: boolean | undefined;
}

const pathPattern =
  /^\/art\/([a-z]+)(?:-([a-z]+))?\/([a-z-]+)\/(\d{1,3})x(\d{1,3})(-small)?\/([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/;

/** Where the site serves a drawing. */
export function artworkPath({ kind, name, palette, aspect, pattern, small }: Artwork): string {
  const form = kind === 'field' && pattern ? `${kind}-${pattern}` : kind;
  return `/art/${form}/${palette}/${aspect.replace('/', 'x')}${small ? '-small' : ''}/${name}.svg`;
}

/** The drawing a path stands for, or undefined if it stands for none. */
export function parseArtworkPath(path: string): Artwork | undefined {
  const [, kind, pattern, palette, width, height, small, name] = pathPattern.exec(path) ?? [];
  if (!kind || !palette || !name || !Number(width) || !Number(height)) return undefined;
  if (!Object.hasOwn(kinds, kind) || !Object.hasOwn(palettes, palette)) return undefined;
  if (pattern && (kind !== 'field' || !Object.hasOwn(patterns, pattern))) return undefined;
  return {
    kind: kind as ArtKind,
    palette: palette as ArtPalette,
    name,
    aspect: `${width}/${height}`,
    ...(pattern ? { pattern: pattern as ArtPattern } : {}),
    ...(small ? { small: true } : {}),
  };
}

const longSide = 1000;

/** The pixel size a drawing declares, so that its place is kept while it loads. */
export function artworkSize(aspect: string): { width: number; height: number } {
  const [width = 1, height = 1] = aspect.split('/').map(Number);
  const scale = longSide / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
