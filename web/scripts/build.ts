import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Content, explainingContent } from '@flow/content/load';
import type { Manifest } from 'vite';
import { everydayFonts } from '../plugins/fonts.ts';
import { loadPicturedContent } from '../plugins/photos.ts';
import { type SiteManifest, siteManifestFile } from '../server/site-manifest.ts';
import { feedPath } from '../src/app/document-head.ts';
import type { prerenderSite } from '../src/entry-prerender.tsx';
import { writeArt } from './art-files.ts';
import { bundle, bundleInline, type PublicSettings } from './bundle.ts';
import { deploymentSettings } from './deployment-settings.ts';
import { feedXml } from './feed.ts';
import { writeIcons } from './icons.ts';
import { checkLinks } from './links.ts';
import { pageDocument, pageFile } from './page-files.ts';
import { writePhotos } from './photos.ts';
import { type Compression, precompress } from './precompress.ts';
import { writeSiteFile } from './site-file.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { writeSocialImages } from './social-images.ts';

export interface BuildOptions {
  /** Replaced as a whole once the build is complete. */
  outDirectory: string;
  publicEnv: PublicSettings;
  /** `small` unless it says otherwise. */
  compression?: Compression;
}

/** A build is for production in every environment: React and Vite both ask this variable. */
async function inProduction<Result>(run: () => Promise<Result>): Promise<Result> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Builds the site: scripts and styles, every route as HTML, art, and each file compressed. */
export async function buildWeb({
  outDirectory,
  publicEnv,
  compression = 'small',
}: BuildOptions): Promise<void> {
  // Before anything is written, and in its own words: inside the bundler the error would be wrapped.
  const { content, photos } = await loadPicturedContent();
  const staging = `${outDirectory}.new-${process.pid}`;
  const prerenderer = await mkdtemp(join(tmpdir(), 'flow-prerender-'));
  try {
    await inProduction(async () => {
      await bundle(staging, prerenderer, publicEnv);
      await writePages(staging, prerenderer, publicEnv, content);
      await writePhotos(staging, photos);
      await writeIcons(staging, content.site);
    });
    await precompress(staging, compression);
    await rm(outDirectory, { recursive: true, force: true });
    await rename(staging, outDirectory);
  } finally {
    await rm(staging, { recursive: true, force: true });
    await rm(prerenderer, { recursive: true, force: true });
  }
}

/** The pages have these in `hydration/inline-fonts.ts`, and no use for what stands in for them without a script. */
function withoutEverydayFonts(style: string): string {
  return style.replace(/@font-face\s*\{[^}]*(?:-everyday-[\w-]+\.woff2|local\()[^}]*\}/g, '');
}

async function writePages(
  client: string,
  prerenderer: string,
  publicEnv: PublicSettings,
  content: Content,
): Promise<void> {
  const entry = pathToFileURL(join(prerenderer, 'prerender.mjs')).href;
  const module: { prerenderSite: typeof prerenderSite } = await import(entry);
  const { siteUrl, pages } = await module.prerenderSite(content);
  await checkLinks(pages);

  const viteManifest = join(client, '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(viteManifest, 'utf8'));
  const template = await readFile(join(client, 'index.html'), 'utf8');
  await rm(join(client, '.vite'), { recursive: true });

  const styles = new Map<string, string>();
  for (const file of Object.values(manifest).flatMap((chunk) => chunk.css ?? [])) {
    styles.set(file, withoutEverydayFonts((await readFile(join(client, file), 'utf8')).trim()));
  }
  const readStyle = (file: string) => styles.get(file) ?? '';
  const scripts = {
    inlineFonts: await bundleInline('src/hydration/inline-fonts.ts', {
      everydayFonts: JSON.stringify(await everydayFonts()),
    }),
    bootstrap: await bundleInline('src/hydration/bootstrap.ts'),
  };
  const documents = pages.map((page) => pageDocument({ template, page, manifest, readStyle, scripts }));
  for (const [index, page] of pages.entries())
    await writeSiteFile(client, pageFile(page), documents[index]?.html ?? '');
  // As they were rendered: what stands inside a document is a file for those who come from another page.
  await writeArt(
    client,
    pages.map(({ html }) => html),
  );
  await writeSocialImages(
    client,
    content.site.name,
    pages.flatMap(({ path, social }) => (social ? [{ path, ...social }] : [])),
  );
  await writeSiteFile(client, 'robots.txt', robotsTxt(siteUrl));
  await writeSiteFile(client, 'sitemap.xml', sitemapXml(siteUrl, pages));
  await writeSiteFile(client, feedPath, feedXml(siteUrl, content));

  const siteManifest: SiteManifest = {
    appShells: pages
      .filter((page) => !page.complete)
      .map((page) => ({ pattern: page.path, path: `/${pageFile(page).replace(/\.html$/, '')}` })),
    lists: ['/blog'],
    inline: Object.fromEntries(
      pages.map((page, index) => [
        `/${pageFile(page).replace(/(^index)?\.html$/, '')}`,
        documents[index]?.inline ?? { style: '', scripts: [] },
      ]),
    ),
    consultationWebhookUrl: publicEnv.VITE_CONSULTATION_WEBHOOK_URL ?? null,
    googleAnalytics: Boolean(publicEnv.VITE_GA_MEASUREMENT_ID),
    metaPixel: Boolean(publicEnv.VITE_META_PIXEL_ID),
  };
  await writeSiteFile(client, siteManifestFile, `${JSON.stringify(siteManifest)}\n`);
}

/** `npm run build:web`: the site for a CDN, with the settings of the environment. */
async function buildForDeployment(): Promise<void> {
  const publicEnv = deploymentSettings(process.env, console.warn);
  await buildWeb({ outDirectory: fileURLToPath(new URL('../dist', import.meta.url)), publicEnv });
}

if (import.meta.main) await explainingContent(buildForDeployment);
