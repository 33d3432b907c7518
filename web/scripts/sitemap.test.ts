import { expect, test } from 'vitest';
import { robotsTxt, type SitemapPage, sitemapXml } from './sitemap.ts';

const siteUrl = 'https://coach.example';
const page = (path: string, more: Partial<SitemapPage> = {}): SitemapPage => ({
  path,
  canonicalPath: path,
  noindex: false,
  complete: true,
  ...more,
});
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test('a sitemap lists pages in full, with the day of those that have one', () => {
  const xml = sitemapXml(siteUrl, [page('/'), page('/blog/a', { lastModified: '2025-10-16' })]);
  expect(locations(xml)).toEqual(['https://coach.example/', 'https://coach.example/blog/a']);
  expect(xml).toContain('/blog/a</loc><lastmod>2025-10-16</lastmod>');
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
});

test('what is not to be found, has another address or is only a frame is not in it', () => {
  const xml = sitemapXml(siteUrl, [
    page('/thank-you-trial', { noindex: true }),
    page('/flow-programs', { canonicalPath: '/flow-online' }),
    page('/auth', { complete: false }),
  ]);
  expect(locations(xml)).toEqual([]);
});

test('an address cannot break the document', () => {
  expect(locations(sitemapXml(siteUrl, [page('/a&b')]))).toEqual(['https://coach.example/a&amp;b']);
});

test('robots.txt lets everyone in and says where the sitemap is', () => {
  expect(robotsTxt(siteUrl)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://coach.example/sitemap.xml\n');
});
