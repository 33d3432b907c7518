import { type Artwork, artworkSize } from './artwork.ts';
import type { Box } from './drawing.ts';
import { drawField } from './field.ts';
import { drawHero } from './hero.ts';
import { drawMonogram } from './monogram.ts';
import { drawPair } from './pair.ts';

const draw: Record<Artwork['kind'], (artwork: Artwork, box: Box) => string> = {
  field: drawField,
  hero: drawHero,
  pair: drawPair,
  monogram: drawMonogram,
};

/** The SVG of a drawing: the same drawing is the same bytes, on any machine. */
export function renderArtwork(artwork: Artwork): string {
  const detail = artwork.small ? { grain: 1, sparse: 1.45 } : { grain: 2, sparse: 1 };
  return draw[artwork.kind](artwork, { ...artworkSize(artwork.aspect), ...detail });
}
