import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Artwork } from '../artwork.ts';
import { Art } from './Art.tsx';

const artwork: Artwork = { kind: 'field', name: 'flow-executive', palette: 'work-life', aspect: '4/5' };

test('a drawing has its alternative text and keeps its place while it loads', () => {
  render(<Art artwork={artwork} alt="Lines around a standing form" />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Lines around a standing form' });
  expect(image.getAttribute('src')).toBe('/art/field/work-life/4x5/flow-executive.svg');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '1000']);
  expect(image.getAttribute('loading')).toBe('lazy');
});

test('what is seen first is loaded at once', () => {
  render(<Art artwork={artwork} alt="Lines" eager />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
});
