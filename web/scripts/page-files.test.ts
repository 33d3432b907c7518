import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { artworkPath } from '../src/art/artwork.ts';
import type { PrerenderedPage } from '../src/entry-prerender.tsx';
import { pageDocument, pageFile } from './page-files.ts';

const template = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <!--head-->
    <script type="module" crossorigin src="/assets/frame.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/frame.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

const manifest = {
  'index.html': {
    file: 'assets/frame.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/frame.css'],
    dynamicImports: ['src/pages/pricing/index.tsx', 'src/pages/admin/index.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_parts.js': { file: 'assets/parts.js', css: ['assets/parts.css'], imports: ['_react.js'] },
  'src/pages/pricing/index.tsx': {
    file: 'assets/pricing.js',
    isDynamicEntry: true,
    imports: ['index.html', '_parts.js'],
    css: ['assets/pricing.css', 'assets/parts.css'],
  },
  '\0content:page/pricing': { file: 'assets/pricing-words.js', imports: ['index.html'] },
  'src/app-pages.ts': { file: 'assets/app-pages.js', isDynamicEntry: true },
  'src/pages/admin/index.tsx': { file: 'assets/admin.js', css: ['assets/admin.css'] },
  '_sdk.js': { file: 'assets/sdk.js', dynamicImports: ['../sdk/src/auth-client.ts'] },
  '../sdk/src/auth-client.ts': { file: 'assets/auth-client.js', isDynamicEntry: true },
};

const page: PrerenderedPage = {
  path: '/pricing',
  page: 'pricing',
  contentModules: ['content:page/pricing'],
  canonicalPath: '/pricing',
  noindex: false,
  complete: true,
  bootOnLoad: false,
  hydrateOnLoad: false,
  head: '<title>Pricing</title>',
  structuredData: '',
  html: '<h1>$& Pricing</h1>',
};

const scripts = { inlineFonts: 'first("$1")', bootstrap: 'late()' };
const readStyle = (file: string) => `.${file.replace(/\W/g, '-')}{}`;

const write = (change: Partial<PrerenderedPage> = {}, from = template) =>
  pageDocument({ template: from, page: { ...page, ...change }, manifest, readStyle, scripts });

const attribute = (html: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(html)?.[1];
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  ['/', 'index.html'],
  ['/404', '404.html'],
  ['/flow-programs/flow-duo', 'flow-programs/flow-duo.html'],
  ['/admin/clients/:clientId', 'admin/clients/_clientId.html'],
])('the page at %s is the file %s', (path, file) => {
  expect(pageFile({ path })).toBe(file);
});

test('a document names its scripts and loads none: those of the frame first, those of the page when it is wanted', () => {
  const { html } = write();
  expect(attribute(html, 'data-page')).toBe('/pricing');
  expect(attribute(html, 'data-scripts')).toBe('/assets/frame.js /assets/react.js');
  expect(attribute(html, 'data-page-scripts')).toBe(
    '/assets/pricing-words.js /assets/pricing.js /assets/parts.js',
  );
  expect(html).not.toMatch(/<script[^>]*\ssrc=|modulepreload|crossorigin/);
});

test('a page that hydrates on load has its own scripts among the first', () => {
  const { html } = write({ hydrateOnLoad: true });
  expect(attribute(html, 'data-scripts')).toContain('/assets/pricing.js');
  expect(attribute(html, 'data-page-scripts')).toBe('');
});

test('a page that the browser fills has what the frame finds it with among the first too', () => {
  const { html } = write({
    path: '/admin',
    page: 'admin',
    contentModules: [],
    complete: false,
    bootOnLoad: true,
    hydrateOnLoad: true,
  });
  expect(attribute(html, 'data-scripts')).toBe(
    '/assets/frame.js /assets/react.js /assets/app-pages.js /assets/admin.js',
  );
  expect(write({ hydrateOnLoad: true }).html).not.toContain('app-pages');
});

test('a page that asks for what it shows starts at once, with the SDK and the client of the accounts', () => {
  const { html } = write({ complete: false, bootOnLoad: true, hydrateOnLoad: true });
  expect(html).toContain(' data-boot-on-load');
  expect(attribute(html, 'data-page-scripts')).toBe('/assets/sdk.js /assets/auth-client.js');
  const late = write({ complete: false, hydrateOnLoad: true }).html;
  expect(late).not.toMatch(/data-boot-on-load|auth-client/);
});

test("the page's styles come after the frame's, once each, and nothing of another page", () => {
  const { html } = write();
  const files = ['assets/frame.css', 'assets/parts.css', 'assets/pricing.css'];
  expect(html).toContain(`<style>${files.map(readStyle).join('')}</style>`);
  expect(attribute(html, 'data-styles')).toBe(files.map((file) => `/${file}`).join(' '));
  expect(html).not.toContain('admin');
});

test('without scripts the fonts come from the stylesheet of the frame', () => {
  expect(write().html).toContain('<noscript><link rel="stylesheet" href="/assets/frame.css"></noscript>');
});

test('what stands inside a document is what its policy allows', () => {
  const { html, inline } = write();
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const inside = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  expect(inside).toEqual([scripts.inlineFonts, scripts.bootstrap]);
  expect(inline).toEqual({ style: hash(style), scripts: inside.map(hash) });
});

test('what a page says is written as it is, also where it looks like a pattern', () => {
  const { html } = write({ structuredData: '<script type="application/ld+json">{"$&":1}</script>' });
  expect(html).toContain('<h1>$& Pricing</h1>');
  expect(html).toContain('<script>first("$1")</script>');
  expect(html).toContain('{"$&":1}');
});

const art = artworkPath({ kind: 'pair', name: 'first-picture', palette: 'brand', aspect: '4/3' });
const other = artworkPath({ kind: 'pair', name: 'other-picture', palette: 'brand', aspect: '4/3' });
const picture = (path: string, more = '') => `<img alt="A 50% # figure" src="${path}" ${more}>`;

test('the first picture is a part of the document, and not asked for as a file', () => {
  const preload = `<link rel="preload" as="image" href="${art}" fetchPriority="high"/>`;
  const body = preload + picture(art, 'fetchPriority="high"') + picture(other, 'loading="lazy"');
  const { html } = write({ html: body });
  const uri = /src="(data:image\/svg\+xml,[^"]*)"/.exec(html)?.[1] ?? '';
  expect(decodeURIComponent(uri.slice('data:image/svg+xml,'.length))).toMatch(/^<svg.*<\/svg>$/s);
  expect(uri).not.toMatch(/[<>#"]/);
  expect(html).not.toContain(`src="${art}"`);
  expect(html).not.toContain('rel="preload"');
  expect(html).toContain(`src="${other}"`);
});

test('a page without a picture to show first, or with a photo there, stays as it is', () => {
  for (const body of [
    picture(art, 'loading="lazy"'),
    picture('/assets/photos/a.webp', 'fetchPriority="high"'),
  ])
    expect(write({ html: body }).html).toContain(body);
});

test('a first picture that no drawing is stops the build', () => {
  expect(() => write({ html: picture('/art/unknown.svg', 'fetchpriority="high"') })).toThrow(
    'A page shows /art/unknown.svg, which is no drawing',
  );
});

test.each(['    <!--head-->\n', '<div id="root"></div>'])('a template must have %j exactly once', (part) => {
  expect(() => write({}, template.replace(part, ''))).toThrow('must have exactly one');
  expect(() => write({}, template.replace(part, part + part))).toThrow('must have exactly one');
});

test('a route whose page is not there stops the build', () => {
  expect(() => write({ page: 'prices' })).toThrow('/pricing: the route table names a page that is not there');
});
