import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Artwork } from './artwork.ts';
import { renderArtwork } from './render.ts';

const artworks: Artwork[] = [
  { kind: 'hero', name: 'home-hero', palette: 'brand', aspect: '16/10' },
  { kind: 'hero', name: 'home-hero', palette: 'brand', aspect: '4/5' },
  { kind: 'field', name: 'flow-executive', palette: 'work-life', aspect: '4/3' },
  { kind: 'pair', name: 'layla-h', palette: 'womens-health', aspect: '4/5' },
  { kind: 'monogram', name: 'sara-khalil', palette: 'sport', aspect: '1/1' },
];

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
    for (const [, data] of svg.matchAll(/ d="([^"]*)"/g)) expect(data).toMatch(/^[Mc\d\s-]+$/);
    expect(svg).not.toContain('NaN');
  });

  test('costs the network at most 12 kB', () => {
    expect(brotliCompressSync(renderArtwork(artwork)).length).toBeLessThan(12_000);
  });
});

test('a monogram without a Latin letter is a field', () => {
  const svg = renderArtwork({ kind: 'monogram', name: '1', palette: 'brand', aspect: '1/1' });
  expect(svg).toContain('<path');
  expect(svg).not.toContain('NaN');
});
