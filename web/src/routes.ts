import type { PageHead } from '@flow/content/schema';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { parse } from 'regexparam';

export type PageName = 'home' | 'auth' | 'admin' | 'dashboard' | 'not-found';

export interface LoadedPage {
  /** The page, with its content already given to it. */
  element: ReactElement;
  head: PageHead;
}

interface RouteFacts {
  /** A wouter pattern. */
  path: string;
  page: PageName;
  load: () => Promise<LoadedPage>;
  noindex: boolean;
  /** `site` is the public frame (header, footer, chat); `app` leaves the whole screen to the page. */
  frame: 'site' | 'app';
}

/** A route that is built as HTML. */
export interface PrerenderedRoute extends RouteFacts {
  prerender: true;
}

/** A route that is served as an empty frame, the app shell, and filled by the browser. */
export interface AppRoute extends RouteFacts {
  prerender: false;
  noindex: true;
  /** Known without loading the page: the shell is built before anyone signs in. */
  head: PageHead;
}

export type Route = PrerenderedRoute | AppRoute;

async function pageWithContent<Words extends { head: PageHead }>(
  pageModule: Promise<{ Page: ComponentType<{ content: Words }> }>,
  contentModule: Promise<{ content: Words }>,
): Promise<LoadedPage> {
  const [{ Page }, { content }] = await Promise.all([pageModule, contentModule]);
  return { element: createElement(Page, { content }), head: content.head };
}

interface AppPage extends Pick<AppRoute, 'path' | 'page' | 'frame' | 'head'> {
  load: () => Promise<{ Page: ComponentType }>;
}

function appRoute({ load, ...facts }: AppPage): AppRoute {
  return {
    ...facts,
    prerender: false,
    noindex: true,
    load: async () => ({ element: createElement((await load()).Page), head: facts.head }),
  };
}

/** What answers every path that no other route knows. */
export const notFoundRoute: PrerenderedRoute = {
  path: '/404',
  page: 'not-found',
  load: () => pageWithContent(import('./pages/not-found/index.tsx'), import('content:page/not-found')),
  prerender: true,
  noindex: true,
  frame: 'site',
};

/** THE route table: the router, the prerenderer, the sitemap and the static server all follow it. */
export const routes: readonly Route[] = [
  {
    path: '/',
    page: 'home',
    load: () => pageWithContent(import('./pages/home/index.tsx'), import('content:page/home')),
    prerender: true,
    noindex: false,
    frame: 'site',
  },
  appRoute({
    path: '/auth',
    page: 'auth',
    load: () => import('./pages/auth/index.tsx'),
    frame: 'site',
    head: {
      title: 'Sign in | Flow',
      description: 'Sign in to your Flow account to see your plan, your forms and your coach.',
    },
  }),
  appRoute({
    path: '/dashboard',
    page: 'dashboard',
    load: () => import('./pages/dashboard/index.tsx'),
    frame: 'site',
    head: {
      title: 'Your account | Flow',
      description: 'Your Flow account: who you are signed in as, and where to sign out.',
    },
  }),
  appRoute({
    path: '/admin',
    page: 'admin',
    load: () => import('./pages/admin/index.tsx'),
    frame: 'app',
    head: {
      title: 'Subscriptions | Flow admin',
      description: 'The subscriptions of every Flow client, for the people who run Flow.',
    },
  }),
  notFoundRoute,
];

/** The route of a path; the not-found page for a path that nothing serves. */
export function findRoute(path: string): Route {
  return routes.find((route) => parse(route.path).pattern.test(path)) ?? notFoundRoute;
}
