import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import type { InlineHashes } from '../server/site-manifest.ts';
import { parseArtworkPath } from '../src/art/artwork.ts';
import { renderArtwork } from '../src/art/render.ts';
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

/** The SDK and the client of the authentication service, which no page for signed-in people is without. */
function accountAssets(manifest: Manifest): PageAssets[] {
  const accounts = contentKey(manifest, 'sdk/src/auth-client.ts');
  const sdk = Object.keys(manifest).filter((key) => manifest[key]?.dynamicImports?.includes(accounts));
  return [...sdk, accounts].map((key) => assetsOf(manifest, key));
}

interface PageParts {
  /** The client build's index.html. */
  template: string;
  page: PrerenderedPage;
  manifest: Manifest;
  /** The text of a stylesheet of the build. */
  readStyle: (file: string) => string;
  /** What runs before the page is shown, and what starts the other scripts. */
  scripts: { inlineFonts: string; bootstrap: string };
}

/** A page's document, and what a content security policy must allow in it. */
export interface PageDocument {
  html: string;
  inline: InlineHashes;
}

function replaceOnce(text: string, part: string, replacement: string): string {
  const [before, after, ...more] = text.split(part);
  if (after === undefined || more.length > 0) throw new Error(`index.html must have exactly one ${part}`);
  return before + replacement + after;
}

const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const lines = (elements: readonly string[]) => elements.map((element) => `    ${element}\n`).join('');

/**
 * The first picture of a page is the largest thing that a phone shows first: as part of the document it is there with
 * the words.
 */
function inlineFirstArt(html: string): string {
  const first = /<img\b[^>]*?\bsrc="(\/art\/[^"]+\.svg)"[^>]*\bfetchpriority="high"/i.exec(html);
  const [element = '', path = ''] = first ?? [];
  if (path === '') return html;
  const artwork = parseArtworkPath(path);
  if (!artwork) throw new Error(`A page shows ${path}, which is no drawing`);
  return html
    .replace(element, () => element.replace(path, () => svgDataUri(renderArtwork(artwork))))
    .replace(preloadOf(path), '');
}

/** React asks for urgent pictures at the top of what it renders. */
const preloadOf = (path: string) => new RegExp(`<link rel="preload" as="image" href="${path}"[^>]*>`);

const unsafe: Record<string, string> = { '"': "'", '%': '%25', '#': '%23', '<': '%3C', '>': '%3E' };

/** Quotes are changed, not escaped: a drawing has none in its texts, and escapes would double its size. */
function svgDataUri(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/["%#<>]/g, (character) => unsafe[character] ?? character)}`;
}

/**
 * One page's document. It needs nothing but itself and its fonts: its styles are in it, and its scripts are named for
 * `hydration/bootstrap.ts`.
 */
export function pageDocument({
  template,
  page,
  manifest,
  readStyle,
  scripts: inline,
}: PageParts): PageDocument {
  const source = `src/pages/${page.page}/index.tsx`;
  if (!manifest[source])
    throw new Error(`${page.path}: the route table names a page that is not there, ${source}`);
  const layout = assetsOf(manifest, 'index.html');
  const needed = [
    layout,
    ...page.contentModules.map((name) => assetsOf(manifest, contentKey(manifest, name))),
    // How the layout finds a page that the browser fills.
    ...(page.complete ? [] : [assetsOf(manifest, 'src/app-pages.ts')]),
    assetsOf(manifest, source),
  ];
  // A page's styles come after the layout's, as they do when the page is loaded later.
  const styles = [...new Set(needed.flatMap((assets) => assets.styles))];
  const scripts = page.hydrateOnLoad
    ? [...new Set(needed.flatMap((assets) => assets.scripts))]
    : layout.scripts;
  const wanted = [...needed, ...(page.bootOnLoad ? accountAssets(manifest) : [])];
  const pageScripts = [...new Set(wanted.flatMap((assets) => assets.scripts))].filter(
    (file) => !scripts.includes(file),
  );
  const paths = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');
  const style = styles.map(readStyle).join('');
  const head = [
    page.head,
    `<script>${inline.inlineFonts}</script>`,
    `<noscript><link rel="stylesheet" href="/${layout.styles[0]}"></noscript>`,
    `<style>${style}</style>`,
    ...(page.structuredData ? [page.structuredData] : []),
  ];
  const start = page.bootOnLoad ? ' data-boot-on-load' : '';
  const root = `<div id="root" data-page="${page.path}"${start} data-scripts="${paths(scripts)}" data-page-scripts="${paths(pageScripts)}" data-styles="${paths(styles)}">${inlineFirstArt(page.html)}</div>`;
  const parts = [
    ['    <!--head-->\n', lines(head)],
    ['<div id="root"></div>', `${root}\n    <script>${inline.bootstrap}</script>`],
  ] as const;
  const plain = template.replace(
    / *<(?:script type="module"|link rel="(?:stylesheet|modulepreload)") crossorigin .*\n/g,
    '',
  );
  return {
    html: parts.reduce((text, [part, replacement]) => replaceOnce(text, part, replacement), plain),
    inline: {
      style: policyHash(style),
      scripts: [policyHash(inline.inlineFonts), policyHash(inline.bootstrap)],
    },
  };
}

/** Virtual modules carry a leading zero byte, which the manifest may or may not keep. */
function contentKey(manifest: Manifest, source: string): string {
  return Object.keys(manifest).find((key) => key.endsWith(source)) ?? source;
}
