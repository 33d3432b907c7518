import { programPaths } from 'content:program-paths';
import { expect, test } from 'vitest';
import type { LoadedPage } from './route.ts';
import { findRoute, resolvePath, routes } from './routes.ts';

test.each(routes.filter(({ path }) => !path.includes(':')).map((route) => [route.path, route] as const))(
  '%s is answered by its own route, with a slash at the end too',
  (path, route) => {
    expect(findRoute(path).route).toBe(route);
    expect(findRoute(path.replace(/\/?$/, '/')).route).toBe(route);
  },
);

test.each([
  ['/blog/the-quiet-hour', 'post'],
  ['/blog/%E0%A4%A', 'post'],
  ['/blog/the-quiet-hour/more', 'not-found'],
  ['/flow-programs/ridge-teams', 'program'],
  ['/admin/forms/goal-setting', 'admin-form'],
  ['/admin/forms', 'not-found'],
  ['/admin/clients/0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002', 'admin-client'],
  ['/forms/goal-setting', 'form'],
  ['/forms/goal-setting/more', 'not-found'],
  ['/no-such-page', 'not-found'],
  ['/admin/no-such-page', 'not-found'],
])('%s is answered by the page %s', (path, page) => {
  expect(findRoute(path).route.page).toBe(page);
});

test('a route with a parameter says what it found in the path', () => {
  expect(findRoute('/blog/the-quiet-hour').parameters).toEqual({ slug: 'the-quiet-hour' });
  expect(findRoute('/flow-programs/ridge-pedal').parameters).toEqual({ key: 'ridge-pedal' });
  expect(findRoute('/pricing').parameters).toEqual({});
});

test('paths are unique', () => {
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
});

test('what leads nowhere, thanks, coming-soon tools and accounts are kept out of search engines', () => {
  expect(routes.filter(({ noindex, prerender }) => !noindex && !prerender)).toEqual([]);
  const hidden = routes.filter(({ noindex, prerender }) => noindex && prerender).map(({ path }) => path);
  expect(hidden).toEqual([
    '/thank-you-zoom',
    '/thank-you-call',
    '/thank-you-trial',
    '/flowsolutions',
    '/flow-programs/404',
    '/404',
  ]);
});

test('an app shell has a head of its own, since it is built before its page is loaded', () => {
  for (const route of routes) {
    if (!route.prerender) expect(route.head.title, route.path).toContain('Ridge');
  }
});

async function pageAt(path: string): Promise<LoadedPage> {
  const destination = await resolvePath(path);
  if ('redirect' in destination) throw new Error(`${path} leads to ${destination.redirect}`);
  return destination;
}

const programOf = ({ subject }: LoadedPage) => subject.kind === 'program' && subject.program.key;

test.each(Object.entries(programPaths))(
  '%s shows the program %s, which also answers to its key',
  async (path, key) => {
    const page = await pageAt(path);
    expect([programOf(page), page.canonicalPath, page.noindex]).toEqual([key, path, false]);
    const byKey = await pageAt(`/flow-programs/${key}`);
    expect([programOf(byKey), byKey.canonicalPath]).toEqual([key, path]);
  },
);

test('a program that is not listed can be opened by its key, and is kept out of search engines', async () => {
  const page = await pageAt('/flow-programs/ridge-hidden');
  expect([programOf(page), page.noindex]).toEqual(['ridge-hidden', true]);
});

test.each(['nobody', 'toString', '__proto__', 'ridge-lean', ''])(
  'the key "%s" has no program: the page says so',
  async (key) => {
    const page = await pageAt(`/flow-programs/${key}/`.replace('//', '/404'));
    expect(page.subject).toEqual({ kind: 'page', name: 'program-not-found' });
    expect(page.noindex).toBe(true);
  },
);

test.each(['no-such-post', 'constructor', '%E0%A4%A'])(
  'the unknown post "%s" leads to the blog',
  async (slug) => {
    expect(await resolvePath(`/blog/${slug}`)).toEqual({ redirect: '/blog' });
  },
);

test('the twin of /flow-online is known by the path of the first', async () => {
  expect((await pageAt('/flow-programs')).canonicalPath).toBe('/flow-online');
});

test('without a client there is nothing to show: the admin’s list', async () => {
  expect(await resolvePath('/admin/clients')).toEqual({ redirect: '/admin' });
});
