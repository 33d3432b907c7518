import pLimit from 'p-limit';
import sharp from 'sharp';
import { type SocialCard, socialImagePath, socialImageSize } from '../src/app/social-image.ts';
import type { ArtKind, ArtPalette } from '../src/art/artwork.ts';
import { artColors } from '../src/art/palettes.ts';
import { renderArtwork } from '../src/art/render.ts';
import { palette } from '../src/theme/palette.ts';
import { brandMark } from './brand-mark.ts';
import { cacheKey, type FileCache, fileCache, sourceDigest } from './file-cache.ts';
import { brokenLines, displayFace, type Face, linePath, textFace } from './lettering.ts';
import { writeSiteFile } from './site-file.ts';

/** A page that may be shared, and what its image shows. */
export interface SharedPage extends SocialCard {
  path: string;
}

const { width, height } = socialImageSize;
const margin = 72;
const titleWidth = 610;
/** What the wordmark above leaves free. */
const titleTop = 176;
const titleSizes = [104, 96, 88, 80, 72, 64, 56, 48];
const titleLeading = 1.02;
const lineSize = 34;
const lineLeading = 44;

const lightGrounds: readonly ArtPalette[] = ['body-change', 'fresh-start', 'long-run'];

interface Faces {
  display: Face;
  text: Face;
}

const openFaces = async (): Promise<Faces> => ({ display: await displayFace(), text: await textFace() });

/** The title in the largest size that fits above its last baseline. */
function setTitle(title: string, face: Face, bottom: number): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    const lines = brokenLines(title, face, size, titleWidth);
    if (!lines) continue;
    const top = bottom - (lines.length - 1) * size * titleLeading - size * 0.75;
    if (top >= titleTop) return { size, lines };
  }
  throw new Error(`The title "${title}" is too long for an image`);
}

/** Where the drawing stands, by what it shows: its form is on the right, and the words are on its left. */
const stages: Record<ArtKind, { aspect: string; x: number; y: number; width: number; fade: number }> = {
  field: { aspect: '22/21', x: 545, y: 0, width: 660, fade: 0.36 },
  monogram: { aspect: '22/21', x: 545, y: 0, width: 660, fade: 0.36 },
  pair: { aspect: '5/6', x: 675, y: 0, width: 525, fade: 0.2 },
  hero: { aspect: '16/10', x: 0, y: -60, width: 1200, fade: 0.42 },
};

function artLayer(artwork: SocialCard['artwork'], ground: string): string {
  const stage = stages[artwork.kind];
  const [across = 1, down = 1] = stage.aspect.split('/').map(Number);
  const stageHeight = Math.round((stage.width * down) / across);
  const svg = renderArtwork({ ...artwork, aspect: stage.aspect, small: true });
  const placed = `<svg x="${stage.x}" y="${stage.y}" width="${stage.width}" height="${stageHeight}" `;
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${ground}" stop-opacity="${opacity}"/>`;
  return [
    svg.replace('<svg ', placed),
    `<linearGradient id="fade">${stop(0, 1)}${stop(stage.fade, 0)}</linearGradient>`,
    `<rect x="${stage.x}" width="${stage.width}" height="${height}" fill="url(#fade)"/>`,
  ].join('');
}

function socialSvg({ title, line, artwork }: SocialCard, siteName: string, { display, text }: Faces): string {
  const { ground } = artColors[artwork.palette];
  const light = lightGrounds.includes(artwork.palette);
  const ink = light ? palette.ink : palette.paper;
  const under = line ? (brokenLines(line, text, lineSize, titleWidth) ?? []) : [];
  const bottom = height - margin - 6;
  const underTop = bottom - (under.length - 1) * lineLeading;
  const titleBottom = under.length > 0 ? underTop - lineSize - 30 : bottom;
  const set = setTitle(title, display, titleBottom);
  const leading = set.size * titleLeading;
  const paths = [
    ...set.lines.map((words, index) =>
      linePath(words, display, set.size, [margin, titleBottom - (set.lines.length - 1 - index) * leading]),
    ),
    linePath(siteName, display, 44, [margin + 62, margin + 38]),
  ];
  const underPaths = under.map((words, index) =>
    linePath(words, text, lineSize, [margin + 2, underTop + index * lineLeading]),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    artLayer(artwork, ground),
    `<g transform="translate(${margin} ${margin - 1}) scale(2)">${brandMark(light ? palette.ink : palette.amber)}</g>`,
    `<path fill="${ink}" d="${paths.join('')}"/>`,
    `<path fill="${ink}" fill-opacity="0.78" d="${underPaths.join('')}"/>`,
    '</svg>',
  ].join('');
}

/** Another way to draw is another image, though the page is the same. */
const drawnBy = () =>
  sourceDigest(
    new URL('../src/art/', import.meta.url),
    new URL('../src/theme/palette.ts', import.meta.url),
    new URL('./social-images.ts', import.meta.url),
    new URL('./lettering.ts', import.meta.url),
    new URL('./brand-mark.ts', import.meta.url),
  );

const encoding = { palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 6 };

// Each takes one core for most of its time.
const atOnce = 2;

/** Draws the image of every page that may be shared, where its head says it is. */
export async function writeSocialImages(
  directory: string,
  siteName: string,
  pages: readonly SharedPage[],
  cache: FileCache = fileCache('flow-social'),
): Promise<void> {
  const digest = cacheKey(await drawnBy(), JSON.stringify(sharp.versions));
  let opened: Promise<Faces> | undefined;
  await pLimit(atOnce).map(pages, async (page) => {
    const { path: _, ...shown } = page;
    const image = await cache.get(cacheKey(digest, siteName, JSON.stringify(shown)), async () => {
      opened ??= openFaces();
      return sharp(Buffer.from(socialSvg(page, siteName, await opened)))
        .png(encoding)
        .toBuffer();
    });
    await writeSiteFile(directory, socialImagePath(page), image);
  });
}
