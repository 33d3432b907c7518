import { content as site } from 'content:site';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App, routeHead } from './app/App.tsx';
import { headHtml } from './app/document-head.ts';
import { loadPage } from './app/router.tsx';
import { env } from './env.ts';
import { type Route, routes } from './routes.ts';

/** One page as the build writes it. */
export interface PrerenderedPage {
  path: string;
  page: Route['page'];
  noindex: boolean;
  /** False for an app shell. */
  complete: boolean;
  head: string;
  html: string;
}

async function prerenderRoute(route: Route): Promise<PrerenderedPage> {
  const { path, page, noindex, prerender } = route;
  const head = headHtml(routeHead(route, route.prerender ? await loadPage(route) : route));
  const html = renderToString(
    <Router ssrPath={path}>
      <App />
    </Router>,
  );
  return { path, page, noindex, complete: prerender, head, html };
}

/** Every route: the public ones in full, the others as the frame that the browser fills. */
export async function prerenderSite(): Promise<{ siteUrl: string; pages: PrerenderedPage[] }> {
  const pages: PrerenderedPage[] = [];
  for (const route of routes) pages.push(await prerenderRoute(route));
  return { siteUrl: env.siteUrl ?? site.url, pages };
}
