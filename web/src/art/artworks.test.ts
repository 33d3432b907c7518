import { expect, test } from 'vitest';
import { pairPalette } from './artworks.ts';

test('neighbouring pairs differ in colour, and any number of them has one', () => {
  const palettes = Array.from({ length: 30 }, (_, index) => pairPalette(index));
  for (const [index, palette] of palettes.entries()) expect(palette).not.toBe(palettes[index + 1]);
});
