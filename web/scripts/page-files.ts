import type { Manifest } from 'vite';
import type { PrerenderedPage } from '../src/entry-prerender.tsx';

/** The file a page is written to. Hosts answer unknown paths with 404.html. */
export function pageFile({ path }: Pick<PrerenderedPage, 'path'>): string {
  return path === '/' ? 'index.html' : `${path.slice(1).replaceAll(':', '_')}.html`;
}

interface PageAssets {
  scripts: string[];
  styles: string[];
}

/** The scripts and styles that a module brings along, in the order in which they are needed. */
function assetsOf(manifest: Manifest, source: string): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  collect(source);
  return { scripts: [...scripts], styles: [...styles] };
}

/** The text fonts that every page begins with. */
function fontFiles(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  return [...new Set(files.filter((file) => file.endsWith('.woff2')))].sort();
}

interface PageParts {
  /** The client build's index.html. */
  template: string;
  page: PrerenderedPage;
  manifest: Manifest;
}

function replaceOnce(text: string, part: string, replacement: string): string {
  const [before, after, ...more] = text.split(part);
  if (after === undefined || more.length > 0) throw new Error(`index.html must have exactly one ${part}`);
  return before + replacement + after;
}

/** One page's document: its head, what it needs loaded early, and its body. */
export function pageHtml({ template, page, manifest }: PageParts): string {
  const needed = [
    ...['index.html', ...(page.complete ? [`content:page/${page.page}`] : [])],
    `src/pages/${page.page}/index.tsx`,
  ].map((source) =>
    assetsOf(manifest, source.startsWith('content:') ? contentKey(manifest, source) : source),
  );
  const isNew = (file: string) => !template.includes(`/${file}"`);
  const styles = [...new Set(needed.flatMap((assets) => assets.styles))].filter(isNew);
  const scripts = [...new Set(needed.flatMap((assets) => assets.scripts))].filter(isNew);
  const fonts = fontFiles(manifest);
  const early = [
    page.head,
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
  ];
  // A page's styles come after the frame's, as they do when the page is loaded later.
  const late = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const html = [
    ['<!--head-->', early.join('\n    ')],
    ['</head>', `${late.map((link) => `  ${link}\n  `).join('')}</head>`],
    ['<div id="root"></div>', `<div id="root" data-page="${page.page}">${page.html}</div>`],
  ] as const;
  return html.reduce((text, [part, replacement]) => replaceOnce(text, part, replacement), template);
}

/** Virtual modules carry a leading zero byte, which the manifest may or may not keep. */
function contentKey(manifest: Manifest, source: string): string {
  return Object.keys(manifest).find((key) => key.endsWith(source)) ?? source;
}

/** What crawlers may read. Pages that are not to be found say so themselves. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}

/** Every page that search engines may list. */
export function sitemapXml(siteUrl: string, pages: readonly PrerenderedPage[]): string {
  const urls = pages
    .filter((page) => !page.noindex)
    .map((page) => `  <url><loc>${new URL(page.path, siteUrl).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
