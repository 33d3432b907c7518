// @vitest-environment node

import { loadContent } from '@flow/content/load';
import { getVersion } from 'valtio/vanilla';
import { beforeAll, expect, test } from 'vitest';
import { type PrerenderedPage, prerenderSite } from './entry-prerender.tsx';
import { authPage } from './features/auth/auth.ts';
import { chatView } from './features/chat/chat-view.ts';
import { consultationOpening } from './features/consultation/open.ts';
import { session } from './features/session/session.ts';
import { toastState } from './features/toasts/toasts.store.ts';
import { routes } from './routes.ts';

const stores = {
  consultationOpening,
  toastState,
  chatView: chatView.state,
  session: session.state,
  authPage: authPage.state,
};
/** The paths of people who have an account, and those whose first state is built. */
const shells = routes.flatMap((route) => (route.prerender ? [] : [route.path]));
const built = routes.flatMap((route) => (!route.prerender && route.shellHasPage ? [route.path] : []));

const versions = () => Object.entries(stores).map(([name, state]) => [name, getVersion(state)]);
const before = versions();

let pages: PrerenderedPage[];
let programs: { key: string; path: string; listed: boolean }[];
let posts: { slug: string; date: string }[];

beforeAll(async () => {
  const content = await loadContent();
  ({ programs, posts } = content);
  ({ pages } = await prerenderSite(content));
}, 60_000);

const at = (path: string) => pages.find((page) => page.path === path);
const pathsOf = (matching: (page: PrerenderedPage) => boolean) =>
  pages
    .filter(matching)
    .map(({ path }) => path)
    .sort();

test('nothing is written to a store while pages are rendered: one visitor must not see another', () => {
  expect(versions()).toEqual(before);
});

test('every path has one document: the pages, each program by its path and its key, each post, the shells', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(
    [
      ...new Set([
        ...routes.map(({ path }) => path).filter((path) => !path.includes(':')),
        ...programs.flatMap(({ path, key }) => [path, `/flow-programs/${key}`]),
        ...posts.map(({ slug }) => `/blog/${slug}`),
        ...shells,
      ]),
    ].sort(),
  );
});

test('the accounts and the admin are frames that the browser fills', () => {
  expect(pathsOf(({ complete }) => !complete)).toEqual([...shells].sort());
  const empty = pathsOf(({ complete, html }) => !complete && html.includes('Loading...'));
  expect(empty).toEqual(shells.filter((path) => !built.includes(path)).sort());
  expect(pathsOf(({ complete, html }) => complete && html.includes('Loading...'))).toEqual([]);
});

test('search engines are kept from what is thanked for, coming soon, not listed, not found or private', () => {
  const unlisted = programs.filter(({ listed }) => !listed).map(({ path }) => path);
  expect(pathsOf(({ noindex }) => noindex)).toEqual(
    [...unlisted, ...routes.filter(({ noindex }) => noindex).map(({ path }) => path)].sort(),
  );
});

test('a page with two paths is known by one', () => {
  const twins = pages.filter(({ path, canonicalPath }) => path !== canonicalPath);
  const expected = programs
    .filter(({ path, key }) => path !== `/flow-programs/${key}`)
    .map(({ path, key }) => [`/flow-programs/${key}`, path]);
  expect(twins.map(({ path, canonicalPath }) => [path, canonicalPath]).sort()).toEqual(
    [['/flow-programs', '/flow-online'], ...expected].sort(),
  );
});

test('a post says which day it is from', () => {
  for (const { slug, date } of posts) expect(at(`/blog/${slug}`)?.lastModified).toBe(date);
  expect(at('/')?.lastModified).toBeUndefined();
});

test('without a script, a page says which part needs one and where to write', () => {
  expect(at('/')?.html).toMatch(/<noscript><p[^>]*>.*JavaScript.*<a href="mailto:hello@ridge\.example">/);
});
