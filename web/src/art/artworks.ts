import type { Content, ImageSlot, ProgramCard } from '@flow/content/schema';
import type { ArtPalette, Artwork } from './artwork.ts';

const artwork = (slot: ImageSlot, kind: Artwork['kind'], palette: ArtPalette): Artwork => ({
  kind,
  name: slot.name,
  palette,
  aspect: slot.aspect,
});

/** The hero on phones, in the slot's own aspect. */
export const heroArtwork = (slot: ImageSlot) => artwork(slot, 'hero', 'brand');

/** The hero on wider screens. */
export const wideHeroArtwork = (slot: ImageSlot): Artwork => ({ ...heroArtwork(slot), aspect: '16/10' });

/** A program's drawing by its card's place in the mosaic: the last card is twice as wide as the others. */
export function programArtwork(card: ProgramCard, index: number, count: number): Artwork {
  const drawing = artwork(card.image, 'field', card.gradient);
  return index === count - 1 ? { ...drawing, aspect: '2/1' } : drawing;
}

const pairPalettes: readonly ArtPalette[] = ['brand', 'long-run', 'womens-health', 'work-life'];

/** Pairs that stand beside one another differ in colour. */
export const pairArtwork = (slot: ImageSlot, index: number) =>
  artwork(slot, 'pair', pairPalettes[index % pairPalettes.length] ?? 'brand');

// Decoration that belongs to no slot.

export const finalCtaArtwork: Artwork = {
  kind: 'field',
  name: 'start-here',
  palette: 'fresh-start',
  aspect: '4/3',
};

export const notFoundArtwork: Artwork = {
  kind: 'field',
  name: 'not-found',
  palette: 'brand',
  aspect: '16/9',
};

/** Every drawing the pages show. */
export function artworksOf({ pages: { home } }: Pick<Content, 'pages'>): Artwork[] {
  return [
    heroArtwork(home.hero.image),
    wideHeroArtwork(home.hero.image),
    ...home.programs.cards.map((card, index, cards) => programArtwork(card, index, cards.length)),
    ...home.coaching.transformations.map(({ image }, index) => pairArtwork(image, index)),
    finalCtaArtwork,
    notFoundArtwork,
  ];
}
