import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { loadAnswers } from '../../content/load-answers.ts';
import { type Visit, visit, withMotion } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { type ReadDocument, readDocument } from './document.ts';
import { bringToLife, saidByHead } from './page-life.ts';
import {
  type ExpectedRoute,
  examinedPages,
  indexable,
  programPages,
  routeTable,
  unlistedPrograms,
} from './route-table.ts';

const { urls } = runningStack();

interface Answer extends ReadDocument {
  status: number;
  headers: Headers;
}

const answers = new Map<string, Answer>();
let siteUrl: string;

async function ask(path: string): Promise<Answer> {
  const response = await fetch(urls.web + path, { redirect: 'manual' });
  const document = readDocument(await response.text());
  return { ...document, status: response.status, headers: response.headers };
}

const at = (path: string): Answer => {
  const answer = answers.get(path);
  if (!answer) throw new Error(`${path} was not asked for`);
  return answer;
};

beforeAll(async () => {
  for (const { path } of routeTable) answers.set(path, await ask(path));
  siteUrl = new URL(at('/').link('canonical') ?? '').origin;
});

/** How a document names itself to others; one that serves for many paths has no name. */
const urlOf = (canonical: string | null) => (canonical === null ? undefined : siteUrl + canonical);

const listedPages = routeTable.filter(({ shell }) => !shell);

describe('over HTTP, before any script', () => {
  it.each(routeTable)('$path is a page, and says how it looks when it is shared', (route) => {
    const { path, canonical = path, noindex = false } = route;
    const { status, headers, title, meta, link, html } = at(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en"/);
    expect(title.trim()).not.toBe('');
    expect(link('canonical')).toBe(urlOf(canonical));
    expect(meta('robots')).toBe(noindex ? 'noindex' : undefined);
    expect(meta('theme-color')).toBe('#F59E0B');
    expect(meta('description')?.length).toBeGreaterThanOrEqual(50);
    expect(meta('description')?.length).toBeLessThanOrEqual(170);

    const isPost = path.startsWith('/blog/');
    expect(meta('og:title')).toBe(title);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:url')).toBe(urlOf(canonical));
    expect(meta('og:type')).toBe(isPost ? 'article' : 'website');
    expect(meta('article:published_time') !== undefined).toBe(isPost);
    expect(meta('og:site_name')).toBe('Ridge');
    expect(meta('og:locale')).toBe('en_GB');
    expect(meta('twitter:title')).toBe(title);
    expect(meta('twitter:description')).toBe(meta('description'));
    expect(meta('twitter:card')).toMatch(/^summary/);
  });

  it('every picture that a page is shared with exists, and no two listed pages share theirs', async () => {
    const pictures = new Map(routeTable.map(({ path }) => [path, at(path).meta('og:image') ?? '']));
    for (const picture of new Set(pictures.values())) {
      expect(picture.startsWith(`${siteUrl}/`), picture).toBe(true);
      const { status, headers } = await fetch(urls.web + new URL(picture).pathname);
      expect([status, headers.get('content-type')], picture).toEqual([200, 'image/png']);
    }
    expect(new Set(indexable.map((path) => pictures.get(path))).size).toBe(indexable.length);
  });

  it.each(listedPages)('$path is complete: one title on the page, and where it stands', (route) => {
    const { headings, structuredData, html } = at(route.path);
    expect(headings).toBe(1);
    expect(html).not.toContain('Loading...');
    const crumbs = structuredData.filter((thing) => thing['@type'] === 'BreadcrumbList');
    expect(crumbs).toHaveLength(route.path === '/' ? 0 : 1);
    expect(structuredData.length).toBeGreaterThan(0);
  });

  it('no two pages that search engines list have the same title or description', () => {
    for (const said of [({ title }: Answer) => title, ({ meta }: Answer) => meta('description')]) {
      const all = indexable.map((path) => said(at(path)));
      expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('the sitemap is the list of what search engines may list', async () => {
    const xml = await (await fetch(`${urls.web}/sitemap.xml`)).text();
    const locations = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(locations.sort()).toEqual(indexable.map((path) => siteUrl + path).sort());
    expect(xml.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(
      (await loadContent()).posts.length,
    );
    const robots = await (await fetch(`${urls.web}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect(robots).not.toContain('Disallow');
  });

  it('every link leads to a page, and every anchor to a place on it', async () => {
    const linked = new Map<string, string>();
    for (const [page, { links }] of answers) for (const link of links) linked.set(link, page);
    const broken: string[] = [];
    for (const [link, page] of linked) {
      const { pathname, hash } = new URL(link, urls.web);
      if (!answers.has(pathname)) {
        const { status } = await fetch(urls.web + pathname, { redirect: 'manual' });
        if (status !== 200) broken.push(`${page} links to ${pathname}: ${status}`);
      } else if (hash !== '' && !at(pathname).ids.has(hash.slice(1))) {
        broken.push(`${page} links to ${link}, and the page has no ${hash}`);
      }
    }
    expect(broken).toEqual([]);
    expect(linked.size).toBeGreaterThan(indexable.length);
  });

  it('programs that are not listed are linked from nowhere', () => {
    for (const [page, { links }] of answers) {
      expect(
        links.filter((link) => unlistedPrograms.includes(link)),
        page,
      ).toEqual([]);
    }
  });

  it('each page that search engines list can be reached from the home page', () => {
    const reached = new Set(['/']);
    for (const path of reached) {
      for (const link of answers.get(path)?.links ?? []) reached.add(new URL(link, urls.web).pathname);
    }
    expect(indexable.filter((path) => !reached.has(path))).toEqual([]);
  });

  it('the assistant links to pages that are there, and to places on them', async () => {
    const { cards } = await loadAnswers();
    const links = cards.flatMap(({ id, answer }) =>
      [...answer.en.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path = '']) => ({ id, path })),
    );
    for (const { id, path } of links) {
      const { pathname, hash } = new URL(path, urls.web);
      expect([...indexable, '/auth', '/dashboard', '/forms'], id).toContain(pathname);
      if (hash !== '') expect(at(pathname).ids, id).toContain(hash.slice(1));
    }
  });

  it.each(['/pricing/', '/pricing.html', '/blog/the-quiet-hour/', '/flow-programs/ridge-pedal.html'])(
    '%s leads to the one path of its page',
    async (path) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(308);
      expect(headers.get('location')).toBe(path.replace(/\/$|\.html$/, ''));
    },
  );
});

describe('what does not exist', () => {
  it.each(['/no-such-page', '/admin/no-such-page', '/ridge-hidden', '/pricing/online', '/404'])(
    '%s answers 404 with the not-found page',
    async (path) => {
      const { status, html, headings, meta } = await ask(path);
      expect(status).toBe(404);
      expect(html).toContain('Oops! Page not found');
      expect(headings).toBe(1);
      expect(meta('robots')).toBe('noindex');
    },
  );

  it.each(['no-such-program', '404', 'ridge-lean', 'toString', '%E0%A4%A', 'ridge-pedal/more'])(
    '/flow-programs/%s answers 404 and says that there is no such program',
    async (key) => {
      const { status, html, headings, meta } = await ask(`/flow-programs/${key}`);
      expect(status).toBe(404);
      expect(html).toContain('Program not found');
      expect(headings).toBe(1);
      expect(meta('robots')).toBe('noindex');
    },
  );

  it.each(['no-such-post', 'constructor', 'the-quiet-hour/more', '%E0%A4%A'])(
    '/blog/%s leads to the blog',
    async (slug) => {
      const { status, headers } = await ask(`/blog/${slug}`);
      expect([status, headers.get('location')]).toEqual([302, '/blog']);
    },
  );
});

describe('in a browser', () => {
  let visitor: Visit;

  beforeAll(async () => {
    visitor = await visit(withMotion);
  });
  afterAll(() => visitor.context.close());

  /** Opens a path and touches the page, which brings it to life at once. */
  async function open(path: string): Promise<void> {
    const { page, problems } = visitor;
    problems.length = 0;
    await page.goto(urls.web + path, { waitUntil: 'domcontentloaded' });
    await bringToLife(page);
  }

  // The others do so where they are examined, accessibility.test.ts, or with the same parts in every-program.test.tsx: of programs
  // there is one that is not listed, and one under its key, which is what it is under its path.
  const examples = [
    programPages.find(({ noindex }) => noindex),
    programPages.find(({ canonical }) => canonical !== undefined),
  ];
  const alike = (route: ExpectedRoute) => programPages.includes(route) && !examples.includes(route);
  it.each(listedPages.filter((route) => !examinedPages.includes(route.path) && !alike(route)))(
    '$path comes alive without a complaint, and still says what it said',
    async ({ path }) => {
      await open(path);
      const { page, problems } = visitor;
      expect(await page.locator('h1').count()).toBe(1);
      const [after, before] = await saidByHead(page);
      expect(after).toEqual(before);
      expect(after.length).toBeGreaterThan(10);
      expect(problems).toEqual([]);
    },
  );

  it('the feed is well-formed and its links lead to posts', async () => {
    const { page } = visitor;
    await open('/blog');
    const href = await page.locator('link[rel="alternate"]').getAttribute('href');
    expect(href).toBe('/feed.xml');
    const links = await page.evaluate<string[]>(`fetch('/feed.xml')
      .then((response) => response.text())
      .then((xml) => new DOMParser().parseFromString(xml, 'application/xml'))
      .then((feed) => [...feed.querySelectorAll('item > link, parsererror')].map((link) => link.textContent))`);
    expect(links.map((link) => new URL(link).pathname)).toEqual(
      routeTable.filter(({ path }) => path.startsWith('/blog/')).map(({ path }) => path),
    );
  });
});
