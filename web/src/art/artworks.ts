import type { ArtPalette, Artwork } from './artwork.ts';

/** Wider screens show a picture in another aspect. */
export interface WideAspect {
  media: string;
  aspect: string;
}

const pairPalettes: readonly ArtPalette[] = ['brand', 'long-run', 'womens-health', 'work-life', 'sport'];

/** Pairs that stand beside one another differ in colour. */
export const pairPalette = (index: number): ArtPalette =>
  pairPalettes[index % pairPalettes.length] ?? 'brand';

/** Decoration that belongs to no slot. */
export const notFoundArtwork: Artwork = {
  kind: 'field',
  name: 'not-found',
  palette: 'brand',
  aspect: '16/9',
};
