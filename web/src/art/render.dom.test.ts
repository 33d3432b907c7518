import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ArtPattern, Artwork } from './artwork.ts';
import { patternForms } from './patterns.ts';
import { renderArtwork } from './render.ts';

const artworks: Artwork[] = [
  { kind: 'hero', name: 'home-hero', palette: 'brand', aspect: '16/10' },
  { kind: 'hero', name: 'home-hero', palette: 'brand', aspect: '4/5' },
  { kind: 'field', name: 'flow-executive', palette: 'work-life', aspect: '4/3' },
  { kind: 'pair', name: 'layla-h', palette: 'womens-health', aspect: '4/5' },
  { kind: 'monogram', name: 'sara-khalil', palette: 'sport', aspect: '1/1' },
];

const heroPatterns = Object.keys(patternForms) as ArtPattern[];

const bytes = (artwork: Artwork) => brotliCompressSync(renderArtwork(artwork)).length;

describe.each(artworks)('the $kind $aspect', (artwork) => {
  test('is the same drawing every time', () => {
    expect(renderArtwork(artwork)).toBe(renderArtwork({ ...artwork }));
  });

  test('is another drawing under another name', () => {
    expect(renderArtwork({ ...artwork, name: 'zoe-quist' })).not.toBe(renderArtwork(artwork));
  });

  test('is well-formed SVG in whole numbers, of the aspect it was asked for', () => {
    const svg = renderArtwork(artwork);
    const [width, height] = artwork.aspect.split('/').map(Number);
    const [, boxWidth, boxHeight] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    expect(Number(boxWidth) / Number(boxHeight)).toBeCloseTo((width ?? 0) / (height ?? 1), 2);
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement.tagName.toLowerCase()).toBe(
      'svg',
    );
    for (const [, data] of svg.matchAll(/ d="([^"]*)"/g)) expect(data).toMatch(/^[Mcs\d\s-]+$/);
    expect(svg).not.toContain('NaN');
  });

  test('costs the network at most 12 kB', () => {
    expect(bytes(artwork)).toBeLessThan(12_000);
  });
});

test('a field around each pattern is a drawing of its own', () => {
  const field: Artwork = { kind: 'field', name: 'flow-executive', palette: 'sport', aspect: '4/3' };
  const drawn = heroPatterns.map((pattern) => renderArtwork({ ...field, pattern }));
  expect(new Set(drawn).size).toBe(heroPatterns.length);
  // What is inside of the form is drawn in the palette's third colour.
  for (const drawing of drawn) expect(drawing).toContain('stroke="#F9C15A"');
});

test.each([
  ['card', { kind: 'field', name: 'flow-executive', palette: 'sport', aspect: '4/3', pattern: 'arch' }],
  ['pair', { kind: 'pair', name: 'layla-h', palette: 'brand', aspect: '4/5' }],
] as const)('a small %s costs little more than half, and at most 6.5 kB', (_what, artwork) => {
  const small = bytes({ ...artwork, small: true });
  expect(small).toBeLessThan(0.7 * bytes(artwork));
  expect(small).toBeLessThan(6_500);
});

test('thirty pairs are thirty figures', () => {
  const forms = Array.from({ length: 30 }, (_, index) => {
    const artwork: Artwork = { kind: 'pair', name: `client-${index}`, palette: 'brand', aspect: '4/5' };
    return renderArtwork({ ...artwork, small: true })
      .split('<path')
      .at(-1);
  });
  expect(new Set(forms).size).toBe(30);
});

test('a monogram without a Latin letter is a field', () => {
  const svg = renderArtwork({ kind: 'monogram', name: '1', palette: 'brand', aspect: '1/1' });
  expect(svg).toContain('<path');
  expect(svg).not.toContain('NaN');
});
