import type { Content } from '@flow/content/load';
import { loadContent } from '@flow/content/load';
import { beforeAll, expect, test } from 'vitest';
import { feedXml } from './feed.ts';

let content: Content;
let xml: string;
let items: string[];

beforeAll(async () => {
  content = await loadContent();
  xml = feedXml('https://coach.example', content);
  items = [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item]) => item ?? '');
});

function child(item: string | undefined, name: string): string {
  const [, text = ''] = new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(item ?? '') ?? [];
  return text.replace(/^<!\[CDATA\[(.*)\]\]>$/s, '$1');
}

test('the feed has every post, the newest first, at its full address', () => {
  expect(xml).toMatch(/^<\?xml[^>]*\?>\s*<rss version="2\.0"/);
  expect(items.map((item) => child(item, 'title'))).toEqual(content.posts.map(({ title }) => title));
  expect([...xml.matchAll(/<link>([^<]*)<\/link>/g)].map(([, link]) => link)).toEqual([
    'https://coach.example/blog',
    ...content.posts.map(({ slug }) => `https://coach.example/blog/${slug}`),
  ]);
  expect(xml).toContain('<atom:link href="https://coach.example/feed.xml" rel="self"');
});

test('a post is told with its preview and its day, at noon where the business is', () => {
  const { date, previewText } = content.posts[0] ?? {};
  const { business } = content;
  expect(child(items[0], 'description')).toBe(previewText);
  const noonAt = (timeZone: string) =>
    /<pubDate>(.*)<\/pubDate>/.exec(
      feedXml('https://coach.example', { ...content, business: { ...business, timeZone } }),
    )?.[1] ?? '';
  expect(new Date(noonAt('Asia/Dubai')).toISOString()).toBe(`${date}T08:00:00.000Z`);
  expect(new Date(noonAt('UTC')).toISOString()).toBe(`${date}T12:00:00.000Z`);
});

test('a post comes with its whole text', () => {
  expect(items).toHaveLength(content.posts.length);
  for (const item of items) expect(child(item, 'content:encoded')).toMatch(/^<p>.{50}[\s\S]*<h2>/);
});

test('a build is the same as the one before: the feed is as new as its newest post', () => {
  expect(feedXml('https://coach.example', content)).toBe(xml);
  const built = /<lastBuildDate>(.*)<\/lastBuildDate>/.exec(xml)?.[1] ?? '';
  expect(new Date(built).toISOString().slice(0, 10)).toBe(content.posts[0]?.date);
});
