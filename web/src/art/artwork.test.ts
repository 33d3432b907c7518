import { expect, test } from 'vitest';
import { type Artwork, artworkPath, artworkSize, parseArtworkPath } from './artwork.ts';

const artwork: Artwork = { kind: 'pair', name: 'sara-k', palette: 'womens-health', aspect: '4/5' };

test('a path says everything about its drawing', () => {
  expect(artworkPath(artwork)).toBe('/art/pair/womens-health/4x5/sara-k.svg');
  expect(parseArtworkPath(artworkPath(artwork))).toEqual(artwork);
});

test.each([
  '/art/pair/womens-health/4x5/sara-k.png',
  '/art/photo/brand/4x5/sara-k.svg',
  '/art/field/purple/4x5/sara-k.svg',
  '/art/field/brand/0x5/sara-k.svg',
  '/art/field/brand/4x5/Sara.svg',
  '/art/field/brand/4x5/../secret.svg',
  '/art/toString/constructor/4x5/a.svg',
  '/',
])('%s stands for no drawing', (path) => {
  expect(parseArtworkPath(path)).toBeUndefined();
});

test('a drawing declares a size of its aspect, a thousand pixels on the longer side', () => {
  expect(artworkSize('4/5')).toEqual({ width: 800, height: 1000 });
  expect(artworkSize('16/9')).toEqual({ width: 1000, height: 563 });
});
