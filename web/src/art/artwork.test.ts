import { expect, test } from 'vitest';
import { type Artwork, artworkPath, artworkSize, parseArtworkPath } from './artwork.ts';

const artwork: Artwork = { kind: 'pair', name: 'sara-k', palette: 'womens-health', aspect: '4/5' };

test('a path says everything about its drawing', () => {
  expect(artworkPath(artwork)).toBe('/art/pair/womens-health/4x5/sara-k.svg');
  expect(parseArtworkPath(artworkPath(artwork))).toEqual(artwork);
});

test('a path says the form of a field, and that a drawing is small', () => {
  const field: Artwork = {
    kind: 'field',
    name: 'golf',
    palette: 'sport',
    aspect: '4/3',
    pattern: 'arch',
    small: true,
  };
  expect(artworkPath(field)).toBe('/art/field-arch/sport/4x3-small/golf.svg');
  expect(parseArtworkPath(artworkPath(field))).toEqual(field);
});

test('only a field has a form', () => {
  expect(artworkPath({ ...artwork, pattern: 'arch' })).toBe(artworkPath(artwork));
});

test.each([
  '/art/pair-arch/womens-health/4x5/sara-k.svg',
  '/art/field-toString/womens-health/4x5/sara-k.svg',
  '/art/field-arch/womens-health/4x5-large/sara-k.svg',
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
