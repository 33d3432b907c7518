import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font, type GlyphRun } from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** A font at one weight, with the spacing it is set in. */
export interface Face {
  font: Font;
  /** Breaking a title tries each of its lines several times, and laying one out takes long. */
  layout: (line: string) => GlyphRun;
  /** In shares of the size. */
  tracking: number;
}

const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const signs = '\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122';

async function openFace(file: string, weight: number, tracking: number): Promise<Face> {
  const variable = await readFile(require.resolve(file));
  // At one weight and unpacked: fontkit reads no variations from a packed font.
  const fixed = await subsetFont(variable, latin + signs, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const font = create(fixed);
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  const layouts = new Map<string, GlyphRun>();
  const layout = (line: string) => {
    const run = layouts.get(line) ?? font.layout(line);
    layouts.set(line, run);
    return run;
  };
  return { font, layout, tracking };
}

const bricolage =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The type of titles. */
export const displayFace = () => openFace(bricolage, 800, -0.03);

/** The type of everything else. */
export const textFace = () => openFace(figtree, 500, -0.005);

/** What the font has letters for: a missing one would be drawn as a box. */
const legible = (text: string, { font }: Face) =>
  [...text].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('');

/** How wide a line of text is at a size. */
export function lineWidth(text: string, face: Face, size: number): number {
  const { advanceWidth, glyphs } = face.layout(legible(text, face));
  return (advanceWidth / face.font.unitsPerEm + glyphs.length * face.tracking) * size;
}

/** SVG path data of a line of text whose baseline begins at a point. */
export function linePath(text: string, face: Face, size: number, [x, y]: readonly [number, number]): string {
  const scale = size / face.font.unitsPerEm;
  const { glyphs, positions } = face.layout(legible(text, face));
  let at = x;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = glyph.path
        .transform(scale, 0, 0, -scale, at + xOffset * scale, y - yOffset * scale)
        .toSVG();
      at += xAdvance * scale + face.tracking * size;
      return path.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
    })
    .join('');
}

/** Words in the fewest lines that fit the width, all of them about as long. Undefined where a word is too long. */
export function brokenLines(text: string, face: Face, size: number, width: number): string[] | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  const room = (from: number, to: number) => width - lineWidth(words.slice(from, to).join(' '), face, size);

  /** The least ragged way to set the first words in a number of lines. */
  interface Setting {
    lines: string[];
    ragged: number;
  }
  let before = new Map<number, Setting>([[0, { lines: [], ragged: 0 }]]);
  for (let count = 1; count <= words.length; count++) {
    const settings = new Map<number, Setting>();
    for (const [from, { lines, ragged }] of before) {
      for (let to = from + 1; to <= words.length; to++) {
        const left = room(from, to);
        if (left < 0) break;
        const setting = { lines: [...lines, words.slice(from, to).join(' ')], ragged: ragged + left * left };
        const known = settings.get(to);
        if (!known || setting.ragged < known.ragged) settings.set(to, setting);
      }
    }
    const whole = settings.get(words.length);
    if (whole) return whole.lines;
    if (settings.size === 0) return undefined;
    before = settings;
  }
  return undefined;
}
