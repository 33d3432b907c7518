import type { Content } from '@flow/content/load';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app/App.tsx';
import { headHtml } from './app/document-head.ts';
import { pageHead } from './app/page-head.ts';
import { type SocialCard, socialCard } from './app/social-image.ts';
import { env } from './env.ts';
import { loadPage } from './hydration/page-loader.ts';
import type { PageSubject, Route } from './route.ts';
import { routes } from './routes.ts';
import type { Source } from './structured-data/source.ts';
import { structuredData, structuredDataHtml } from './structured-data/structured-data.ts';

/** One page as the build writes it. */
export interface PrerenderedPage {
  path: string;
  page: string;
  /** The modules that hold its words. */
  contentModules: readonly string[];
  /** Where search engines should look for it instead. */
  canonicalPath: string;
  noindex: boolean;
  /** False for an app shell. */
  complete: boolean;
  /** True for a page that asks the backend for what it shows: its scripts do not wait for the first paint. */
  bootOnLoad: boolean;
  /** True where the page is hydrated without an interaction: its scripts are among the first. */
  hydrateOnLoad: boolean;
  head: string;
  /** What search engines are told beside the head, as an element; empty where there is nothing to tell. */
  structuredData: string;
  /** The day of a page that has one, like 2025-10-16. */
  lastModified?: string;
  html: string;
  /** What its image shows where it is shared; absent where it has none of its own. */
  social?: SocialCard;
}

function contentModules(subject: PageSubject): string[] {
  switch (subject.kind) {
    case 'page':
      return [`content:page/${subject.name}`];
    case 'legal':
      return ['content:page/legal', `content:legal/${subject.name}`];
    case 'program':
      return ['content:page/program', 'content:programs', `content:program/${subject.program.key}`];
    case 'post':
      return ['content:page/post', 'content:posts', `content:post/${subject.post.slug}`];
    case 'app':
      return [];
  }
}

function render(path: string): string {
  return renderToString(
    <Router ssrPath={path}>
      <App />
    </Router>,
  );
}

async function prerenderPath(route: Route, path: string, source: Source): Promise<PrerenderedPage> {
  const destination = await loadPage(path);
  if ('error' in destination) throw destination.error;
  if ('redirect' in destination)
    throw new Error(`${path} is built as a page but leads to ${destination.redirect}`);
  const { subject } = destination;
  const graph = structuredData(source, destination);
  const canonicalPath = destination.canonicalPath ?? path;
  const shared = canonicalPath === path && !destination.noindex;
  return {
    path,
    page: subject.kind === 'program' && subject.program.corporate ? 'program/corporate' : route.page,
    contentModules: contentModules(subject),
    canonicalPath,
    noindex: destination.noindex === true,
    complete: true,
    bootOnLoad: false,
    hydrateOnLoad: route.prerender && route.hydrateOnLoad === true,
    head: headHtml(pageHead(destination)),
    structuredData: graph ? structuredDataHtml(graph) : '',
    ...(subject.kind === 'post' ? { lastModified: subject.post.date } : {}),
    html: render(path),
    ...(shared ? { social: socialCard(destination, source.content.site.name) } : {}),
  };
}

/** Every page: the public ones in full, the others as the layout that the browser fills. */
export async function prerenderSite(
  content: Content,
): Promise<{ siteUrl: string; pages: PrerenderedPage[] }> {
  const siteUrl = env.siteUrl ?? content.site.url;
  const source = { content, siteUrl };
  const pages: PrerenderedPage[] = [];
  for (const route of routes) {
    if (!route.prerender) {
      const { path, page, head } = route;
      // What has arrived is part of what is rendered.
      if (route.shellHasPage) await loadPage(path);
      const shell = {
        path,
        page,
        contentModules: [],
        canonicalPath: path,
        noindex: true,
        complete: false,
        bootOnLoad: !route.bootWhenIdle,
        hydrateOnLoad: true,
        structuredData: '',
      };
      pages.push({ ...shell, head: headHtml(pageHead({ head, path, noindex: true })), html: render(path) });
      continue;
    }
    for (const path of (await route.paths?.()) ?? [route.path]) {
      // A program whose page has a path of its own answers below /flow-programs too, by its key.
      pages.push(await prerenderPath(route, path, source));
    }
  }
  return { siteUrl, pages };
}
