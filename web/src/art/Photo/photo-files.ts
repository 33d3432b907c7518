import type { SlotPhoto } from '@flow/content/schema';

/** The largest file that a browser without source sets would load. */
const plainWidth = 960;

/** A photo's files of one format, with their widths, as `srcset` writes them. */
export function photoSources({ path, widths }: SlotPhoto, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ');
}

/** The one file for browsers that know no source set. */
export function plainSource({ path, widths }: SlotPhoto): string {
  const width = widths.findLast((candidate) => candidate <= plainWidth) ?? widths[0];
  return `${path}-${width}.webp`;
}

/**
 * A picture of a slot's aspect to stand behind its photo: the photo's own colours, blurred. As an image it keeps the
 * place without a style attribute, which the content security policy refuses.
 */
export function placeholderSource(aspect: string, blurred = ''): string {
  const [width = 1, height = 1] = aspect.split('/').map(Number);
  const scale = 40 / Math.max(width, height);
  const box = `${Math.round(width * scale * 10) / 10} ${Math.round(height * scale * 10) / 10}`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${box}'>${blurred}</svg>`;
  return `data:image/svg+xml,${svg.replace(/[%#<>\s]/g, encodeURIComponent)}`;
}
