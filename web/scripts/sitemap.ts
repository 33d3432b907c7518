import { escapeHtml } from '../src/app/document-head.ts';
import type { PrerenderedPage } from '../src/entry-prerender.tsx';

/** What crawlers may read. Pages that are not to be found say so themselves. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}

/** What a sitemap says of a page, and what decides whether it is there. */
export type SitemapPage = Pick<
  PrerenderedPage,
  'path' | 'canonicalPath' | 'noindex' | 'complete' | 'lastModified'
>;

/** Every page that search engines may list, by the one path they should know it by. */
export function sitemapXml(siteUrl: string, pages: readonly SitemapPage[]): string {
  const urls = pages
    .filter((page) => page.complete && !page.noindex && page.canonicalPath === page.path)
    .map(({ path, lastModified }) => {
      const location = `<loc>${escapeHtml(new URL(path, siteUrl).href)}</loc>`;
      return `  <url>${location}${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
