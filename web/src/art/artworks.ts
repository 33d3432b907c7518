import type { ImageSlot } from '@flow/content/schema';
import * as media from '../theme/media.ts';
import type { ArtPalette, Artwork } from './artwork.ts';

/** Wider screens show a picture in another aspect. */
export interface WideAspect {
  media: string;
  aspect: string;
}

/** The home page's hero, on anything wider than a phone. */
export const wideHero: WideAspect = { media: media.tablet, aspect: '16/10' };

/** The last card of a mosaic is twice as wide as the others. */
export function cardSlot(slot: ImageSlot, index: number, count: number): ImageSlot {
  return index === count - 1 ? { ...slot, aspect: '2/1' } : slot;
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
