import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError, contentDirectory } from '@flow/content/load';
import { feedPath } from '../src/app/document-head.ts';

interface Page {
  path: string;
  html: string;
}

/** Where a text stands in the content: its file and its line. */
async function placeOf(text: string, directory: string): Promise<{ file: string; line: number } | undefined> {
  const names = await readdir(directory, { recursive: true });
  for (const file of names.filter((name) => /\.(yaml|md)$/.test(name) && name !== 'README.md').sort()) {
    const lines = (await readFile(join(directory, file), 'utf8')).split('\n');
    const index = lines.findIndex((line) =>
      line.split(text).some((after, part) => part > 0 && !/^[\w/#-]/.test(after)),
    );
    if (index >= 0) return { file, line: index + 1 };
  }
  return undefined;
}

/**
 * Every link of the built pages leads to a page, and every anchor to a place on it.
 *
 * @throws ContentError naming the file and the line that has the link, where the content has it
 */
export async function checkLinks(
  pages: readonly Page[],
  directory: string = contentDirectory,
): Promise<void> {
  const shells = pages
    .filter(({ path }) => path.includes(':'))
    .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  const places = new Map(pages.map(({ path, html }) => [path, html]));
  const leads = (href: string) => {
    const { pathname, hash } = new URL(href, 'https://site.example');
    const html = places.get(pathname);
    if (html === undefined) return pathname === feedPath || shells.some((shell) => shell.test(pathname));
    return hash === '' || html.includes(`id="${hash.slice(1)}"`);
  };
  for (const { path, html } of pages) {
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)) {
      if (leads(href)) continue;
      const place = await placeOf(href, directory);
      if (place)
        throw new ContentError(place.file, `line ${place.line}`, `${href} leads to no page of the site`);
      throw new Error(`${path} links to ${href}, which is no page of the site.`);
    }
  }
}
