import { publishedPaths } from '@flow/content/published-paths';
import { expect, test } from 'vitest';
import { findRoute, routes } from './routes.ts';

test.each([
  ['/', 'home'],
  ['/auth', 'auth'],
  ['/auth/', 'auth'],
  ['/admin', 'admin'],
  ['/dashboard', 'dashboard'],
  ['/404', 'not-found'],
  ['/no-such-page', 'not-found'],
  ['/admin/no-such-page', 'not-found'],
  ['/blog/%E0%A4%A', 'not-found'],
])('%s is answered by the page %s', (path, page) => {
  expect(findRoute(path).page).toBe(page);
});

test('paths are unique and each page has one route', () => {
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
  expect(new Set(routes.map((route) => route.page)).size).toBe(routes.length);
});

test('accounts, the admin and the not-found page are kept out of search engines', () => {
  const hidden = routes.filter((route) => route.noindex).map((route) => route.path);
  expect(hidden).toEqual(['/auth', '/dashboard', '/admin', '/404']);
});

test('an app shell has a head of its own, since it is built before its page is loaded', () => {
  for (const route of routes) {
    if (!route.prerender) expect(route.head.title, route.path).toMatch(/Flow/);
  }
});

test('what the guide may link to is exactly what search engines may list', () => {
  expect(publishedPaths).toEqual(routes.filter((route) => !route.noindex).map((route) => route.path));
});
