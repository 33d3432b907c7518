import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type SiteManifest, siteManifestFile } from '../../web/server/site-manifest.ts';

/** The folder of the site that is built for these tests. */
export const site = inject('builtSite');
export const read = (file: string) => readFile(join(site, file), 'utf8');

/** What the server is told of the site. */
export async function readManifest(): Promise<SiteManifest> {
  return JSON.parse(await read(siteManifestFile));
}

/** Every document: its path and its text. */
export async function readDocuments(): Promise<Map<string, string>> {
  const entries = await readdir(site, { recursive: true });
  const names = entries.filter((entry) => entry.endsWith('.html'));
  return new Map(
    await Promise.all(
      names.map(async (name) => [`/${name.replace(/(^index)?\.html$/, '')}`, await read(name)] as const),
    ),
  );
}

/** The files that a document names as its scripts, its page's own, or its styles. */
export const namesOf = (html: string, name: string) =>
  new RegExp(`<div id="root"[^>]*\\sdata-${name}="([^"]*)"`).exec(html)?.[1]?.split(' ').filter(Boolean) ??
  [];

// Words that survive minification in what is loaded on intent: validation, accounts, dialogs and toasts.
export const onIntent = ['ZodError', 'GoTrueClient', 'radix'];
