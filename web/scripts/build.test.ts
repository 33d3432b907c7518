import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { loadContent } from '@flow/content/load';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildWeb } from './build.ts';

let folder: string;
let site: string;
const read = (file: string) => readFile(join(site, file), 'utf8');

// What the machine that builds may know and the site may not: under the prefix of the public settings too.
const secret = 'sb_secret_never_in_a_browser';

beforeAll(async () => {
  vi.stubEnv('VITE_SUPABASE_SECRET_KEY', secret);
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', secret);
  folder = await mkdtemp(join(tmpdir(), 'flow-build-'));
  site = join(folder, 'site');
  await buildWeb({
    outDirectory: site,
    publicEnv: {
      VITE_SUPABASE_URL: 'http://localhost:59999',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
      VITE_SITE_URL: 'https://coach.example',
    },
  });
}, 120_000);

afterAll(() => {
  vi.unstubAllEnvs();
  return rm(folder, { recursive: true, force: true });
});

function documentOf(html: string) {
  const { document } = new Window({
    url: 'http://localhost/',
    settings: { disableJavaScriptFileLoading: true },
  });
  document.write(html.replace(/<(script|link)[^>]*>(<\/script>)?/g, ''));
  return document;
}

/** What a reader sees: text with its white space made single. */
const textOf = (html: string) => documentOf(html).body.textContent?.replace(/\s+/g, ' ') ?? '';

test('the home page is complete without a script: every section, in the order that was agreed', async () => {
  const html = await read('index.html');
  const text = textOf(html);
  const { home } = (await loadContent()).pages;
  const inOrder = [
    home.hero.title,
    home.programs.title,
    home.testimonials.items[0]?.quote ?? '',
    home.coaching.title,
    home.faq.title,
    home.finalCta.title,
  ];
  const places = inOrder.map((part) => text.indexOf(part));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));

  for (const card of home.programs.cards) expect(text).toContain(card.label);
  for (const option of home.coaching.options) expect(text).toContain(option.title);
  for (const faq of home.faq.items) expect(text).toContain(faq.question);
  for (const id of ['programs', 'coaching', 'faq']) expect(html).toContain(`id="${id}"`);
  expect(text).toContain(home.hero.trialNote);
});

test('each page has its head, with the address of this build', async () => {
  const html = await read('index.html');
  expect(html).toContain('<link rel="canonical" href="https://coach.example/"');
  expect(html).toContain('<meta name="theme-color" content="#F59E0B"');
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).not.toContain('noindex');
});

test('the not-found page is built and kept out of search engines', async () => {
  const html = await read('404.html');
  expect(textOf(html)).toContain('Oops! Page not found');
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test.each(['auth', 'admin', 'dashboard'])(
  '%s is an app shell: noindex, Loading..., nothing of anyone',
  async (name) => {
    const html = await read(`${name}.html`);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(textOf(html)).toContain('Loading...');
  },
);

test('the sitemap lists what may be found and robots.txt points to it', async () => {
  const sitemap = await read('sitemap.xml');
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://coach.example/',
  ]);
  expect(await read('robots.txt')).toContain('Sitemap: https://coach.example/sitemap.xml');
});

test('nothing is inline, so that the policy needs no exception', async () => {
  for (const page of ['index.html', '404.html', 'auth.html', 'admin.html', 'dashboard.html']) {
    const html = await read(page);
    expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g), page).toBeNull();
    expect(html.match(/<style|\sstyle="|\son\w+="/g), page).toBeNull();
  }
});

test('every file that a page names exists', async () => {
  for (const page of ['index.html', '404.html', 'auth.html', 'admin.html', 'dashboard.html']) {
    const html = await read(page);
    const named = [...html.matchAll(/(?:src|href)="(\/[^"#]*\.[a-z0-9]+)"/g)].map(([, path]) => path ?? '');
    expect(named.length).toBeGreaterThan(3);
    for (const path of named) expect(existsSync(join(site, path)), `${page} names ${path}`).toBe(true);
  }
});

test('the fonts and the page itself are asked for early', async () => {
  const html = await read('index.html');
  expect(html.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(2);
  expect(html).toMatch(/rel="modulepreload"[^>]*home-/);
});

test("a page's styles come after the frame's", async () => {
  const html = await read('index.html');
  const styles = [...html.matchAll(/rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(styles.length).toBeGreaterThan(1);
  expect(styles.at(-1)).toContain('/home-');
});

test('compressed files hold what the plain ones hold', async () => {
  const plain = await readFile(join(site, 'index.html'));
  expect(brotliDecompressSync(await readFile(join(site, 'index.html.br')))).toEqual(plain);
  expect(gunzipSync(await readFile(join(site, 'index.html.gz')))).toEqual(plain);
});

/** The scripts of a document: what a browser runs before anyone does anything. */
async function firstScripts(page: string): Promise<string[]> {
  const html = await read(page);
  return [...new Set([...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? ''))];
}

// Words that survive minification in what is loaded on intent: validation, accounts, dialogs and toasts, the table.
const onIntent = ['ZodError', 'GoTrueClient', 'radix', 'getHeaderGroups'];

test.each(['index.html', '404.html'])(
  'the first load of %s is under 80 kB of compressed script, without what is loaded on intent',
  async (page) => {
    let bytes = 0;
    for (const path of await firstScripts(page)) {
      const compressed = existsSync(join(site, `${path}.br`)) ? `${path}.br` : path;
      bytes += (await readFile(join(site, compressed))).length;
      const source = await read(path);
      expect(onIntent.filter((word) => source.includes(word))).toEqual([]);
    }
    expect(bytes).toBeGreaterThan(40_000);
    expect(bytes).toBeLessThan(80_000);
  },
);

/** Every text that the site serves, the compressed copies aside. */
async function everyText(): Promise<string> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz|woff2)$/.test(entry.name));
  return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))).join(
    '\n',
  );
}

test('the site is built for production, with the settings of this build', async () => {
  const all = await everyText();
  expect(all.includes('http://localhost:59999')).toBe(true);
  expect(all.includes('Download the React DevTools')).toBe(false);
  // The words that the first load must not have are in the site: else looking for them would prove nothing.
  expect(onIntent.filter((word) => !all.includes(word))).toEqual([]);
});

test('the site holds no secret, and not the name of one', async () => {
  const all = await everyText();
  const names = /\b\w*(?:SERVICE_ROLE|SECRET_KEY|JWT_SECRET|WEBHOOK_SECRET|AI_API_KEY|LEAD_FORWARD_URL)\w*/g;
  const keys = /\b(?:sb_secret|[sr]k_test|[sr]k_live|whsec)_\w{6,}/g;
  expect(all.match(names)).toBeNull();
  expect(all.match(keys)).toBeNull();
  expect(all.includes(secret)).toBe(false);
});

test('a build leaves nothing beside its folder', async () => {
  expect(await readdir(folder)).toEqual(['site']);
  expect(existsSync(join(site, '.vite'))).toBe(false);
});
