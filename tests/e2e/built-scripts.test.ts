import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { notFoundRoute, routes } from '../../web/src/routes.ts';
import { namesOf, onIntent, read, readDocuments, readManifest, site } from './built-site.ts';

const manifest = await readManifest();
const documents = await readDocuments();

/** As small as a deployed file is; this build takes no time over that. */
const sizes = new Map<string, number>();
async function compressedSize(file: string): Promise<number> {
  const size = sizes.get(file) ?? brotliCompressSync(await readFile(join(site, file))).length;
  sizes.set(file, size);
  return size;
}

const sizeOf = async (files: readonly string[]) =>
  (await Promise.all(files.map(compressedSize))).reduce((sum, size) => sum + size, 0);

test.each([
  ['/', 'index.html'],
  ['/ridge-lean', 'ridge-lean.html'],
  ['/flow-programs/ridge-teams', 'flow-programs/ridge-teams.html'],
  ['/flow-online', 'flow-online.html'],
  ['/before-after', 'before-after.html'],
  ['/blog/the-quiet-hour', 'blog/the-quiet-hour.html'],
  ['/404', '404.html'],
])(
  '%s begins with less than 80 kB of compressed script, and 150 kB with its document',
  async (path, file) => {
    const html = documents.get(path) ?? '';
    const [scripts, pageScripts] = [namesOf(html, 'scripts'), namesOf(html, 'page-scripts')];
    const bytes = await sizeOf(scripts);
    expect(bytes).toBeGreaterThan(40_000);
    expect(bytes).toBeLessThan(80_000);
    expect(bytes + (await compressedSize(file))).toBeLessThan(150_000);
    // What the page loads on intent.
    expect(await sizeOf(pageScripts)).toBeLessThan(20_000);
    for (const script of [...scripts, ...pageScripts]) {
      const source = await read(script);
      expect(
        onIntent.filter((word) => source.includes(word)),
        script,
      ).toEqual([]);
    }
  },
);

test("a page's own scripts wait until it is wanted, save where the page moves by itself", () => {
  const [layout] = namesOf(documents.get('/pricing') ?? '', 'scripts');
  const shells = manifest.appShells.map(({ path }) => path);
  const moving = [...routes, notFoundRoute].filter((route) => route.prerender && route.hydrateOnLoad);
  expect(moving.length).toBeGreaterThan(0);
  const hydrateOnLoad = [...moving.map(({ path }) => path), ...shells];
  for (const [path, html] of documents) {
    const [scripts, pageScripts] = [namesOf(html, 'scripts'), namesOf(html, 'page-scripts')];
    expect(scripts[0], path).toBe(layout);
    const has = [scripts.length > 1, pageScripts.length > 0];
    // What a page with nothing to read asks for as soon as it runs comes with it.
    const bootOnLoad = html.includes(' data-boot-on-load');
    expect(bootOnLoad, path).toBe(shells.includes(path) && path !== '/auth');
    expect(has, path).toEqual(hydrateOnLoad.includes(path) ? [true, bootOnLoad] : [false, true]);
    expect(new Set([...scripts, ...pageScripts]).size, path).toBe(scripts.length + pageScripts.length);
  }
});

test('a program is told by its own page alone: no page loads the text of another', async () => {
  const { programs } = await loadContent();
  // The longest stretch that looks the same in a script.
  const signs = programs.map(({ key, ideal }) => {
    const [sign = ''] = (ideal.match(/[\w ,.]+/g) ?? []).sort((one, other) => other.length - one.length);
    return { key, sign };
  });
  const sources = new Map<string, string>();
  for (const [path, html] of documents) {
    for (const script of [...namesOf(html, 'scripts'), ...namesOf(html, 'page-scripts')]) {
      const source = sources.get(script) ?? (await read(script));
      sources.set(script, source);
      const told = signs.filter(({ sign }) => source.includes(sign)).map(({ key }) => key);
      const own = programs.find(
        (program) => path === program.path || path === `/flow-programs/${program.key}`,
      );
      expect(
        told.filter((key) => key !== own?.key),
        `${script} of ${path}`,
      ).toEqual([]);
    }
  }
  for (const { key, sign } of signs) {
    expect(sign.length, key).toBeGreaterThan(15);
    expect(
      [...sources.values()].filter((source) => source.includes(sign)),
      key,
    ).toHaveLength(1);
  }
});
