import type { ImageSlot } from '@flow/content/schema';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const slot: ImageSlot = { name: 'golf', aspect: '4/5', alt: 'Lines around an arch' };
const photo = {
  path: '/assets/photos/golf-0123456789',
  width: 1200,
  height: 1600,
  widths: [320, 480, 640, 960, 1200],
  placeholder: 'UklGRh4AAABXRUJQ',
};

const picture = (props: Partial<Parameters<typeof Picture>[0]> = {}) => (
  <Picture slot={slot} kind="field" palette="sport" pattern="arch" {...props} />
);

test('a slot without a photo shows its own drawing', () => {
  render(picture());
  const image = screen.getByRole('img', { name: slot.alt });
  expect(image.getAttribute('src')).toBe('/art/field-arch/sport/4x5/golf.svg');
});

test('a small picture is a drawing with fewer lines', () => {
  render(picture({ small: true }));
  expect(screen.getByRole('img').getAttribute('src')).toBe('/art/field-arch/sport/4x5-small/golf.svg');
});

test('wide screens get the drawing in the aspect they show, with every line', () => {
  const wide = { media: '(min-width: 48rem)', aspect: '16/10' };
  const { container } = render(picture({ wide, small: true }));
  const source = container.querySelector('source');
  expect(source?.getAttribute('media')).toBe('(min-width: 48rem)');
  expect(source?.getAttribute('srcset')).toBe('/art/field-arch/sport/16x10/golf.svg');
});

test('a photo takes the place of the drawing, in every width and format it has', () => {
  const { container } = render(picture({ slot: { ...slot, photo }, sizes: '50vw' }));
  const image = screen.getByRole('img', { name: slot.alt });
  expect(image.getAttribute('src')).toBe('/assets/photos/golf-0123456789-960.webp');
  expect(image.getAttribute('srcset')).toContain('/assets/photos/golf-0123456789-1200.webp 1200w');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '1600']);
  const avif = container.querySelector('source[type="image/avif"]');
  expect(avif?.getAttribute('srcset')?.split(', ')).toHaveLength(5);
  expect(avif?.getAttribute('sizes')).toBe('auto, 50vw');
  expect(container.innerHTML).not.toContain('/art/');
});

test('a photo that is not seen first waits; one that is comes first', () => {
  render(picture({ slot: { ...slot, photo } }));
  const lazy = screen.getByRole('img', { name: slot.alt });
  expect([lazy.getAttribute('loading'), lazy.getAttribute('decoding')]).toEqual(['lazy', 'async']);
  render(picture({ slot: { ...slot, alt: 'first', photo }, eager: true }));
  const eager = screen.getByRole('img', { name: 'first' });
  expect([eager.getAttribute('loading'), eager.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  // `auto` is for lazy images alone.
  expect(eager.getAttribute('sizes')).toBe('100vw');
});

test("what stands behind a photo has the slot's aspect, and nothing to say", () => {
  const { container } = render(picture({ slot: { ...slot, photo }, className: 'art' }));
  const behind = container.querySelector<HTMLImageElement>('img[aria-hidden]');
  expect([behind?.getAttribute('width'), behind?.getAttribute('height')]).toEqual(['800', '1000']);
  expect(behind?.alt).toBe('');
  const svg = decodeURIComponent(behind?.getAttribute('src')?.replace('data:image/svg+xml,', '') ?? '');
  expect(svg).toContain("viewBox='0 0 32 40'");
  expect(svg).toContain(photo.placeholder);
  expect(container.firstElementChild?.className).toContain('art');
});

test('a photo that is see-through has nothing behind it but its place', () => {
  const { placeholder: _, ...clear } = photo;
  const { container } = render(picture({ slot: { ...slot, photo: clear } }));
  const source = container.querySelector('img[aria-hidden]')?.getAttribute('src') ?? '';
  expect(source).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(source).not.toContain('webp');
});

test('the placeholder fits into a source set: without a space', () => {
  const wide = { media: '(min-width: 48rem)', aspect: '16/10' };
  const { container } = render(picture({ slot: { ...slot, photo }, wide }));
  expect(container.querySelector('source[media]')?.getAttribute('srcset')).toMatch(/^data:[^\s]+$/);
});

test('nothing needs a style attribute, which the content security policy refuses', () => {
  const html = renderToString(picture({ slot: { ...slot, photo }, eager: true }));
  expect(html).not.toMatch(/\sstyle=/);
});
