import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import { beforeAll, expect, test } from 'vitest';
import { fontCharacters } from '../src/theme/font-characters.ts';
import { cutFonts, everydayFonts, fontsPlugin } from './fonts.ts';

let directory: string;

beforeAll(async () => {
  directory = await cutFonts();
});

async function fontOf(file: string) {
  const font = create(await readFile(join(directory, file)));
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts`);
  return font;
}

const parts = [
  ['bricolage-grotesque-everyday.woff2', fontCharacters.display.everyday],
  ['bricolage-grotesque-rest.woff2', fontCharacters.display.rest],
  ['figtree-everyday.woff2', fontCharacters.text.everyday],
  ['figtree-rest.woff2', fontCharacters.text.rest],
] as const;

test.each(parts)('%s has the characters of its part and no others', async (file, characters) => {
  const { characterSet } = await fontOf(file);
  const wanted = new Set(characters);
  // The last code point is the end mark of a font's table.
  expect(characterSet.filter((point) => !wanted.has(point) && point !== 0xffff)).toEqual([]);
  const has = new Set(characterSet);
  const missing = characters.filter((point) => !has.has(point)).map((point) => String.fromCodePoint(point));
  // Rare signs that a family has not.
  expect(missing.filter((character) => !'\u00ad←↑→↓¤‛†‡'.includes(character))).toEqual([]);
});

test('the everyday text of both families is in the fonts themselves', async () => {
  for (const [file, use] of [
    ['bricolage-grotesque-everyday.woff2', 'display'],
    ['figtree-everyday.woff2', 'text'],
  ] as const) {
    const font = await fontOf(file);
    for (const point of fontCharacters[use].everyday) {
      // The one sign that the family has not.
      if (String.fromCodePoint(point) === '→') continue;
      expect(font.hasGlyphForCodePoint(point), `${file}: ${String.fromCodePoint(point)}`).toBe(true);
    }
  }
});

test('text keeps the weights that the design uses; the display face has one look left', async () => {
  expect((await fontOf('figtree-everyday.woff2')).variationAxes).toMatchObject({
    wght: { min: 400, max: 700 },
  });
  expect((await fontOf('bricolage-grotesque-everyday.woff2')).variationAxes).toEqual({});
});

test('fonts are cut once for each version of them', async () => {
  const before = await readFile(join(directory, 'figtree-everyday.woff2'));
  expect(await cutFonts()).toBe(directory);
  expect(await readFile(join(directory, 'figtree-everyday.woff2'))).toEqual(before);
  const files = (await readdir(directory)).filter((name) => name.endsWith('.woff2'));
  expect(files.sort()).toEqual(parts.map(([file]) => file).sort());
});

test('what every page carries is the everyday part of each family, and light', async () => {
  const fonts = await everydayFonts();
  expect(fonts.map(({ family, weight }) => [family, weight])).toEqual([
    ['Bricolage Grotesque', '700 800'],
    ['Figtree', '400 700'],
  ]);
  for (const { data, unicodeRange } of fonts) {
    const bytes = Buffer.from(data, 'base64');
    expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
    expect(bytes.length).toBeLessThan(20_000);
    expect(unicodeRange).toContain('U+61-7A');
  }
});

test('stylesheets find the cut fonts', async () => {
  const { config } = fontsPlugin();
  if (typeof config !== 'function') throw new Error('The plugin configures nothing.');
  const settings = await Reflect.apply(config, undefined, [{}, { command: 'build', mode: 'production' }]);
  expect(settings).toEqual({ resolve: { alias: [{ find: '@flow-fonts', replacement: directory }] } });
});
