import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { everydayFonts } from '../../web/plugins/fonts.ts';
import { contentSecurityPolicy } from '../../web/server/security-headers.ts';
import { fontCharacters } from '../../web/src/theme/font-characters.ts';
import { buildSecret, standIns } from '../setup/e2e-site.ts';
import { namesOf, onIntent, read, readDocuments, readManifest, site } from './built-site.ts';

const manifest = await readManifest();
const documents = await readDocuments();

function documentOf(html: string) {
  const { document } = new Window({
    url: 'http://localhost/',
    settings: { disableJavaScriptFileLoading: true },
  });
  document.write(html.replace(/<(script|style)\b[^>]*>.*?<\/\1>|<link[^>]*>/gs, ''));
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

test('every page is built, each known to the server by its path', async () => {
  const { posts, programs } = await loadContent();
  expect(Object.keys(manifest.inline).sort()).toEqual([...documents.keys()].sort());
  for (const { key, path } of programs)
    for (const name of [path, `/flow-programs/${key}`]) expect(documents.has(name), name).toBe(true);
  for (const { slug } of posts) expect(documents.has(`/blog/${slug}`), slug).toBe(true);
  expect(manifest.lists).toEqual(['/blog']);
  for (const { pattern, path } of manifest.appShells) {
    expect(path).toBe(pattern.replaceAll(':', '_'));
    expect(documents.has(path), path).toBe(true);
  }
  const patterns = manifest.appShells.map(({ pattern }) => pattern);
  expect(patterns).toEqual(expect.arrayContaining(['/auth', '/dashboard', '/forms/:slug', '/admin']));
});

test('the README tells a host of every app shell, by its file', async () => {
  const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8');
  for (const { path } of manifest.appShells) expect(readme).toContain(`\`${path.slice(1)}.html\``);
});

test('each page has its head, with the address of this build', async () => {
  const html = await read('index.html');
  expect(html).toContain('<link rel="canonical" href="https://coach.example/"');
  expect(html).toContain('<meta name="theme-color" content="#F59E0B"');
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).not.toContain('noindex');
});

test.each([
  ['auth', 'Loading'],
  ['admin', 'Checking access'],
  ['admin/leads', 'Checking access'],
  ['admin/assistant', 'Checking access'],
  ['admin/clients/_id', 'Loading...'],
  ['dashboard', 'Loading your plan'],
  ['forms', 'Loading forms'],
])('%s is an app shell: noindex, %s, no data of an account', async (name, text) => {
  const html = await read(`${name}.html`);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(textOf(html)).toContain(text);
});

test('the feed and what search engines are told name the address of this build', async () => {
  expect(await read('feed.xml')).toContain('<link>https://coach.example/blog/the-quiet-hour</link>');
  const html = await read('ridge-lean.html');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)['@graph'][0].url).toBe('https://coach.example/ridge-lean');
});

const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const textsIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);

test('what stands inside a page is what its policy allows, to the byte', () => {
  for (const [path, html] of documents) {
    const scripts = textsIn(html, /<script>(.*?)<\/script>/gs);
    const styles = textsIn(html, /<style>(.*?)<\/style>/gs);
    expect(manifest.inline[path], path).toEqual({
      style: styles.map(policyHash).join(' '),
      scripts: scripts.map(policyHash),
    });
    expect([styles.length, scripts.length], path).toEqual([1, 2]);
    // Data, which runs nothing, is the only other kind of script.
    const tags = new Set(html.match(/<(?:script|style)\b[^>]*>/g));
    tags.delete('<script type="application/ld+json">');
    expect([...tags].sort(), path).toEqual(['<script>', '<style>']);
  }
});

test('no element of any page has a style or a handler of its own', () => {
  for (const [path, html] of documents) {
    const elements = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '').match(/<[a-z][^>]*>/gi) ?? [];
    expect(elements.length, path).toBeGreaterThan(25);
    const names = elements.map((tag) => tag.replace(/="[^"]*"/g, '='));
    expect(
      names.filter((tag) => /\s(?:style|on\w+)=/i.test(tag)),
      path,
    ).toEqual([]);
  }
});

test('every file that a page names exists', () => {
  const missing = new Set<string>();
  for (const [page, html] of documents) {
    const files = [
      ...textsIn(html, /(?:src|href)="(\/[^"#]*\.[a-z0-9]+)"/g),
      ...textsIn(html, /srcset="([^"]*)"/gi).flatMap((set) =>
        set.split(', ').map((one) => one.split(' ')[0] ?? ''),
      ),
      ...['scripts', 'page-scripts', 'styles'].flatMap((name) => namesOf(html, name)),
      ...textsIn(html, /content="https:\/\/coach\.example(\/social\/[^"]*)"/g),
    ].filter((file) => file.startsWith('/'));
    expect(files.length, page).toBeGreaterThan(5);
    for (const file of files) if (!existsSync(join(site, file))) missing.add(`${page} names ${file}`);
  }
  expect([...missing]).toEqual([]);
});

test('a page carries its fonts and its styles, and asks for neither', async () => {
  const fonts = await everydayFonts();
  for (const [path, html] of documents) {
    for (const { data, family } of fonts) expect(html.split(data).length, `${family} on ${path}`).toBe(2);
    const [style = ''] = textsIn(html, /<style>(.*?)<\/style>/gs);
    expect(style, path).not.toContain('-everyday-');
    expect(style, path).toContain('-rest-');
    const withoutNoscript = html.replace(/<noscript>.*?<\/noscript>/gs, '');
    expect(withoutNoscript, path).not.toMatch(/rel="(?:stylesheet|modulepreload)"|as="font"/);
  }
});

test.each(['/', '/ridge-lean', '/flow-online', '/before-after', '/pricing', '/blog/the-quiet-hour'])(
  '%s is written with what its fonts have: it needs no other file of either',
  (path) => {
    const everyday = new Set(String.fromCodePoint(...fontCharacters.text.everyday));
    const text = textOf(documents.get(path) ?? '');
    expect(text.length).toBeGreaterThan(1000);
    expect([...new Set(text)].filter((character) => !everyday.has(character))).toEqual([]);
  },
);

test('without scripts the same fonts come as files', async () => {
  const [, stylesheet = ''] =
    /<noscript><link rel="stylesheet" href="([^"]+)"/.exec(await read('index.html')) ?? [];
  const style = await read(stylesheet);
  for (const font of textsIn(style, /url\(([^)]*-everyday-[^)]*\.woff2)\)/g))
    expect(existsSync(join(site, font)), font).toBe(true);
  expect(style.match(/-everyday-[\w-]+\.woff2/g)).toHaveLength(2);
});

test('the first picture of a page is in it; all others wait until they are near', () => {
  for (const path of ['/', '/ridge-lean', '/flow-online', '/flow-in-person', '/coaches']) {
    const pictures = documents.get(path)?.match(/<img\b[^>]*>/g) ?? [];
    const urgent = pictures.filter((tag) => /fetchpriority="high"/i.test(tag));
    expect(
      urgent.map((tag) => /src="data:image\/svg\+xml,/.test(tag)),
      path,
    ).toEqual([true]);
    for (const tag of pictures) if (!urgent.includes(tag)) expect(tag, path).toContain('loading="lazy"');
  }
});

test('the picture that is in a page is a file too, for those who come from another page', async () => {
  const entries = await readdir(join(site, 'art'), { recursive: true });
  const drawings = entries.filter((name) => name.endsWith('.svg')).map((name) => read(join('art', name)));
  const drawn = new Set((await Promise.all(drawings)).map((svg) => svg.replaceAll('"', "'")));
  const missing: string[] = [];
  for (const [path, html] of documents) {
    for (const uri of textsIn(html, /src="data:image\/svg\+xml,([^"]*)"/g))
      if (!drawn.has(decodeURIComponent(uri))) missing.push(path);
  }
  expect(missing).toEqual([]);
});

test('compressed files hold what the plain ones hold', async () => {
  const plain = await readFile(join(site, 'index.html'));
  expect(brotliDecompressSync(await readFile(join(site, 'index.html.br')))).toEqual(plain);
  expect(gunzipSync(await readFile(join(site, 'index.html.gz')))).toEqual(plain);
});

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
  expect(all.includes(standIns.VITE_SUPABASE_URL)).toBe(true);
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
  expect(all.includes(buildSecret)).toBe(false);
});

/** Stripe's own fields, or one of ours: by its autofill, and by a name or a label that is an attribute, a literal or a text. */
const cardFields =
  /\b(?:js|m)\.stripe\.(?:com|network)|\bcc-(?:name|number|csc|exp|type|\w+-name)\b|["'`>]\s*(?:card[ _-]?(?:number|no\b)|(?:card[ _-]?)?(?:cvc|cvv|csc|security[ _-]?code))\b[^"'`<]{0,12}["'`<]/gi;

test('no page has a field for a card, nor Stripe’s script or frame that would bring one', async () => {
  const all = await everyText();
  expect(all.match(cardFields)).toBeNull();
  // Fields can be told, as they come in scripts too, and words about cards are no field: else looking would prove nothing.
  const told = [
    /autocomplete\W{1,3}username\b/i,
    /["'`>]\s*phone number\b[^"'`<]{0,12}["'`<]/i,
    /card numbers go to/i,
  ];
  expect(told.map((pattern) => pattern.test(all))).toEqual([true, true, true]);
  const fields = [
    '<input autocomplete="billing cc-csc">',
    'e("input",{autoComplete:`cc-number`})',
    '<input name="cardnumber">',
    'r("cardCvc")',
    '<label>Card number *</label>',
    'e.label({children:`CVC`})',
    'e.src="https://js.stripe.com/v3/"',
  ];
  expect(fields.filter((field) => field.match(cardFields)?.length !== 1)).toEqual([]);
});

test('the policy of a page allows no script of Stripe, and no frame of others', () => {
  for (const path of documents.keys()) {
    const policy = contentSecurityPolicy(standIns.VITE_SUPABASE_URL, manifest, manifest.inline[path]);
    const sources = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
    const of = (...names: string[]) => names.map((name) => sources.get(name)).find((list) => list);
    expect(of('frame-src', 'child-src', 'default-src'), path).toEqual(["'self'"]);
    const scripts = of('script-src-elem', 'script-src', 'default-src') ?? [];
    const hosts = scripts.filter((source) => !/^'(?:self|sha256-[^']+)'$/.test(source));
    expect(hosts, path).toEqual(['https://*.googletagmanager.com', 'https://connect.facebook.net']);
  }
});

test('a build leaves nothing beside its folder', async () => {
  expect(await readdir(dirname(site))).toEqual(['site']);
  expect(existsSync(join(site, '.vite'))).toBe(false);
});
