import { link, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import writeFileAtomic from 'write-file-atomic';
import { type SiteManifest, siteManifestFile } from '../../web/server/site-manifest.ts';

/** What the one build of the browser tests was told: each copy of it has its own settings in their place. */
export const standIns = {
  VITE_SUPABASE_URL: 'http://stand-in.localhost',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_stand_in',
  VITE_CONSULTATION_WEBHOOK_URL: 'http://stand-in-webhook.localhost/consultation',
  VITE_GA_MEASUREMENT_ID: 'G-STANDIN',
  VITE_META_PIXEL_ID: '1000000000000001',
} as const;

/** What the machine that builds knows and the site may not say, under the prefix of the public settings too. */
export const buildSecret = 'sb_secret_never_in_a_browser';

export type SiteSettings = Readonly<Partial<Record<keyof typeof standIns, string>>>;

/** A folder whose files are those of another. One that is replaced, and not written into, is its own. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const place = path.join(to, entry.name);
    await (entry.isDirectory() ? linkFolder : link)(path.join(from, entry.name), place);
  }
}

/** Copies the built site for a business with these settings, and none of the others. */
export async function copySite(built: string, directory: string, settings: SiteSettings): Promise<void> {
  await linkFolder(built, directory);
  const assets = path.join(directory, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const file = path.join(assets, name);
    const script = await readFile(file, 'utf8');
    if (!script.includes(standIns.VITE_SUPABASE_URL)) continue;
    const own = Object.entries(standIns).reduce(
      (text, [setting, standIn]) => text.replaceAll(standIn, settings[setting as keyof SiteSettings] ?? ''),
      script,
    );
    await writeFileAtomic(file, own);
    await writeFileAtomic(`${file}.gz`, gzipSync(own));
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } };
    await writeFileAtomic(`${file}.br`, brotliCompressSync(own, quality));
  }
  const manifestFile = path.join(directory, siteManifestFile);
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as SiteManifest;
  const outside = {
    consultationWebhookUrl: settings.VITE_CONSULTATION_WEBHOOK_URL ?? null,
    googleAnalytics: settings.VITE_GA_MEASUREMENT_ID !== undefined,
    metaPixel: settings.VITE_META_PIXEL_ID !== undefined,
  };
  await writeFileAtomic(manifestFile, JSON.stringify({ ...manifest, ...outside } satisfies SiteManifest));
}
