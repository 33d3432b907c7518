import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import writeFileAtomic from 'write-file-atomic';
import { fontCharacters, unicodeRange } from '../src/theme/font-characters.ts';

const require = createRequire(import.meta.url);
const cacheDirectory = fileURLToPath(new URL('../../node_modules/.cache/flow-fonts', import.meta.url));

interface Cut {
  source: string;
  /** What the design uses of the font's axes. */
  axes: Record<string, number | { min: number; max: number }>;
  characters: readonly number[];
}

const bricolage = {
  source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  axes: { wght: 800, opsz: 36 },
};
const figtree = {
  source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
};

/** The files that stylesheets ask for. */
const cuts: Record<string, Cut> = {
  'bricolage-grotesque-everyday.woff2': { ...bricolage, characters: fontCharacters.display.everyday },
  'bricolage-grotesque-rest.woff2': { ...bricolage, characters: fontCharacters.display.rest },
  'figtree-everyday.woff2': { ...figtree, characters: fontCharacters.text.everyday },
  'figtree-rest.woff2': { ...figtree, characters: fontCharacters.text.rest },
};

async function writeCut(file: string, source: Buffer, { axes, characters }: Cut): Promise<void> {
  const font = await subsetFont(source, String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  // Another build may write the same file now: each moves a whole one into place.
  await writeFileAtomic(file, font);
}

/**
 * Cuts the fonts down to the characters and weights that the site uses, once for each version of them.
 *
 * @returns the directory that holds them.
 */
export async function cutFonts(): Promise<string> {
  const parts = await Promise.all(
    Object.entries(cuts).map(async ([name, cut]) => {
      return { name, cut, source: await readFile(require.resolve(cut.source)) };
    }),
  );
  const hash = createHash('sha256').update(JSON.stringify(cuts));
  for (const { source } of parts) hash.update(source);
  const directory = join(cacheDirectory, hash.digest('hex').slice(0, 16));
  await mkdir(directory, { recursive: true });
  for (const { name, cut, source } of parts) {
    const file = join(directory, name);
    if (!existsSync(file)) await writeCut(file, source, cut);
  }
  return directory;
}

/** The everyday part of each family, for `hydration/inline-fonts.ts`. */
export async function everydayFonts() {
  const directory = await cutFonts();
  const font = async (family: string, weight: string, use: 'display' | 'text', file: string) => ({
    family,
    weight,
    unicodeRange: unicodeRange(fontCharacters[use].everyday),
    data: await readFile(join(directory, file), 'base64'),
  });
  return [
    await font('Bricolage Grotesque', '700 800', 'display', 'bricolage-grotesque-everyday.woff2'),
    await font('Figtree', '400 700', 'text', 'figtree-everyday.woff2'),
  ];
}

/** Gives stylesheets the cut fonts as `@flow-fonts/<file>`. */
export function fontsPlugin(): Plugin {
  return {
    name: 'flow-fonts',
    config: async () => ({ resolve: { alias: [{ find: '@flow-fonts', replacement: await cutFonts() }] } }),
  };
}
