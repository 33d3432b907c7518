import { expect, test } from 'vitest';
import { artworkPath, parseArtworkPath } from './artwork.ts';
import { heroArtwork, pairArtwork, wideHeroArtwork } from './artworks.ts';

const slot = { name: 'home-hero', aspect: '4/5', alt: 'Lines around a figure' };

test('the hero is one drawing in two aspects', () => {
  expect(artworkPath(heroArtwork(slot))).toBe('/art/hero/brand/4x5/home-hero.svg');
  expect(artworkPath(wideHeroArtwork(slot))).toBe('/art/hero/brand/16x10/home-hero.svg');
});

test('neighbouring pairs differ in colour, and any number of them has one', () => {
  const paths = [0, 1, 2, 3].map((index) => artworkPath(pairArtwork(slot, index)));
  expect(new Set(paths).size).toBe(4);
  expect(parseArtworkPath(artworkPath(pairArtwork(slot, 29)))).toBeDefined();
});
