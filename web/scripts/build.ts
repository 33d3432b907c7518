import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadContent } from '@flow/content/load';
import { build, type Manifest, mergeConfig } from 'vite';
import { type SiteManifest, siteManifestFile } from '../server/site-manifest.ts';
import type { prerenderSite } from '../src/entry-prerender.tsx';
import { webConfig } from '../vite.config.ts';
import { pageFile, pageHtml, robotsTxt, sitemapXml } from './page-files.ts';
import { precompress } from './precompress.ts';

/** The settings that become part of the site. None of them is a secret. */
const publicSettings = [
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_PUBLISHABLE_KEY',
  'VITE_CONSULTATION_WEBHOOK_URL',
  'VITE_GA_MEASUREMENT_ID',
  'VITE_META_PIXEL_ID',
  'VITE_SITE_URL',
  'VITE_STRIPE_MODE',
] as const;

export type PublicSettings = Partial<Record<(typeof publicSettings)[number], string>>;

export interface BuildOptions {
  /** Replaced as a whole once the build is complete. */
  outDirectory: string;
  publicEnv: PublicSettings;
}

/** A build is for production whoever runs it: React and Vite both ask this variable. */
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
export async function buildWeb({ outDirectory, publicEnv }: BuildOptions): Promise<void> {
  // Before anything is written, and in its own words: inside the bundler the error would be wrapped.
  await loadContent();
  const staging = `${outDirectory}.new-${process.pid}`;
  const prerenderer = await mkdtemp(join(tmpdir(), 'flow-prerender-'));
  try {
    await inProduction(async () => {
      await bundle(staging, prerenderer, publicEnv);
      await writePages(staging, prerenderer, publicEnv);
    });
    await precompress(staging);
    await rm(outDirectory, { recursive: true, force: true });
    await rename(staging, outDirectory);
  } finally {
    await rm(staging, { recursive: true, force: true });
    await rm(prerenderer, { recursive: true, force: true });
  }
}

async function bundle(client: string, prerenderer: string, publicEnv: PublicSettings): Promise<void> {
  const define = Object.fromEntries(
    publicSettings.map((name) => [`import.meta.env.${name}`, JSON.stringify(publicEnv[name] ?? '')]),
  );
  const shared = mergeConfig(webConfig(), { configFile: false, define, logLevel: 'warn' });
  await build(
    mergeConfig(shared, {
      build: {
        outDir: client,
        emptyOutDir: true,
        manifest: true,
        // What every page begins with is one file each of script and style, not thirty.
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'frame', tags: ['$initial'] }] } },
        },
      },
    }),
  );
  await build(
    mergeConfig(shared, {
      // One file that needs nothing beside it, so that it runs from wherever it is built to.
      ssr: { noExternal: true },
      publicDir: false,
      build: {
        ssr: 'src/entry-prerender.tsx',
        outDir: prerenderer,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    }),
  );
}

async function writePages(client: string, prerenderer: string, publicEnv: PublicSettings): Promise<void> {
  const entry = pathToFileURL(join(prerenderer, 'prerender.mjs')).href;
  const module: { prerenderSite: typeof prerenderSite } = await import(entry);
  const { siteUrl, pages } = await module.prerenderSite();

  const viteManifest = join(client, '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(viteManifest, 'utf8'));
  const template = await readFile(join(client, 'index.html'), 'utf8');
  await rm(join(client, '.vite'), { recursive: true });

  const html = pages.map((page) => pageHtml({ template, page, manifest }));
  await Promise.all(pages.map((page, index) => writeFile(join(client, pageFile(page)), html[index] ?? '')));
  await writeFile(join(client, 'robots.txt'), robotsTxt(siteUrl));
  await writeFile(join(client, 'sitemap.xml'), sitemapXml(siteUrl, pages));

  const siteManifest: SiteManifest = {
    appShells: pages
      .filter((page) => !page.complete)
      .map((page) => ({ pattern: page.path, path: `/${pageFile(page).replace(/\.html$/, '')}` })),
    consultationWebhookUrl: publicEnv.VITE_CONSULTATION_WEBHOOK_URL ?? null,
    googleAnalytics: Boolean(publicEnv.VITE_GA_MEASUREMENT_ID),
    metaPixel: Boolean(publicEnv.VITE_META_PIXEL_ID),
  };
  await writeFile(join(client, siteManifestFile), `${JSON.stringify(siteManifest)}\n`);
}

/** `npm run build:web`: the site for a CDN, with the settings of the environment. */
async function buildForDeployment(): Promise<void> {
  const publicEnv: PublicSettings = {};
  for (const name of publicSettings) {
    const value = process.env[name];
    if (value) publicEnv[name] = value;
  }
  for (const name of ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'] as const) {
    if (!publicEnv[name]) console.warn(`${name} is not set: this build has no backend to talk to.`);
  }
  await buildWeb({ outDirectory: fileURLToPath(new URL('../dist', import.meta.url)), publicEnv });
}

if (import.meta.main) await buildForDeployment();
