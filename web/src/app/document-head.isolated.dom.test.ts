import { beforeEach, expect, test } from 'vitest';
import { applyHead, documentHead, headHtml } from './document-head.ts';

const site = { name: 'Flow', url: 'https://flow.example' };
const head = { title: 'Strength & "ease" | Flow', description: 'Lifting <for> life.' };

beforeEach(() => {
  document.head.innerHTML = '<meta charset="utf-8"><link rel="icon" href="/favicon.svg">';
});

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const href = (selector: string) => document.head.querySelector(selector)?.getAttribute('href');
const apply = (parts: Omit<Parameters<typeof documentHead>[0], 'head' | 'site'>) =>
  applyHead(documentHead({ head, site, ...parts }), document);

test('a page says its title, description, address, theme colour and how it looks when shared', () => {
  apply({ path: '/pricing', noindex: false });
  expect(document.title).toBe(head.title);
  expect(content('meta[name="description"]')).toBe(head.description);
  expect(content('meta[name="theme-color"]')).toBe('#F59E0B');
  expect(href('link[rel="canonical"]')).toBe('https://flow.example/pricing');
  for (const name of ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name']) {
    expect(content(`meta[property="${name}"]`), name).toBeTruthy();
  }
  for (const name of ['twitter:card', 'twitter:title', 'twitter:description']) {
    expect(content(`meta[name="${name}"]`), name).toBeTruthy();
  }
  expect(content('meta[name="robots"]')).toBeUndefined();
  expect(content('meta[property="og:type"]')).toBe('website');
  expect(content('meta[property="og:locale"]')).toBe('en_GB');
  expect(content('meta[property^="article:"]')).toBeUndefined();
});

test('a post is an article, with the day it is from and who wrote it', async () => {
  const { load } = await import('content:posts');
  const post = (await load['the-quiet-hour']?.())?.content;
  if (!post) throw new Error('the post is gone');
  apply({ path: '/blog/the-quiet-hour', subject: { kind: 'post', post } });
  expect(content('meta[property="og:type"]')).toBe('article');
  expect(content('meta[property="article:published_time"]')).toBe(post.date);
  expect(content('meta[property="article:author"]')).toBe(post.author);
  expect(href('link[rel="alternate"][type="application/rss+xml"]')).toBe('/feed.xml');
});

test('the feed is named on the blog and on no other page', () => {
  const subject = { kind: 'page' as const, name: 'blog' as const };
  apply({ path: '/blog', subject });
  expect(href('link[rel="alternate"]')).toBe('/feed.xml');
  apply({ path: '/pricing', subject: { kind: 'page', name: 'pricing' } });
  expect(href('link[rel="alternate"]')).toBeUndefined();
});

test('a document that serves for many paths names none of them as its own', () => {
  apply({ path: '/forms/:slug', noindex: true });
  expect(href('link[rel="canonical"]')).toBeUndefined();
  expect(content('meta[property="og:url"]')).toBeUndefined();
  expect(document.head.innerHTML).not.toContain(':slug');
});

test('a page that is not to be found says noindex; the next page replaces it and leaves the document its own tags', () => {
  apply({ path: '/auth', noindex: true });
  expect(content('meta[name="robots"]')).toBe('noindex');
  applyHead(
    documentHead({ head: { ...head, description: 'Next.' }, path: '/', noindex: false, site }),
    document,
  );
  expect(content('meta[name="robots"]')).toBeUndefined();
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(content('meta[name="description"]')).toBe('Next.');
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  expect(document.head.querySelector('link[rel="icon"]')).not.toBeNull();
});

test('a head built as HTML is what the browser would have made of it, and is replaced by it', () => {
  const built = documentHead({ head, path: '/', noindex: false, site });
  document.head.innerHTML = headHtml(built);
  expect(document.title).toBe(head.title);
  expect(content('meta[name="description"]')).toBe(head.description);
  const before = document.head.children.length;
  applyHead(built, document);
  expect(document.head.children.length).toBe(before);
});

test('words in a head cannot end their attribute or open an element', () => {
  const html = headHtml(
    documentHead({
      head: { title: '</title><b>', description: '"><script>' },
      path: '/',
      noindex: false,
      site,
    }),
  );
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
});

test('a shared page shows an image of its own, whole address and all', () => {
  apply({ path: '/pricing' });
  expect(content('meta[property="og:image"]')).toBe('https://flow.example/social/pricing.png');
  expect(content('meta[property="og:image:width"]')).toBe('1200');
  expect(content('meta[property="og:image:height"]')).toBe('630');
  expect(content('meta[property="og:image:alt"]')).toBe(head.title);
  expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(content('meta[name="twitter:image"]')).toBe('https://flow.example/social/pricing.png');
});

test('the twin of a page and a page that is not to be found show an image that exists', () => {
  apply({ path: '/flow-programs', canonicalPath: '/flow-online' });
  expect(content('meta[property="og:image"]')).toBe('https://flow.example/social/flow-online.png');
  apply({ path: '/auth', noindex: true });
  expect(content('meta[property="og:image"]')).toBe('https://flow.example/social/home.png');
});
