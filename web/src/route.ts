import { content as site } from 'content:site';
import type { PageName as ContentName } from '@flow/content/page-schemas/index';
import type { PostContent } from '@flow/content/page-schemas/post';
import type { ProgramContent } from '@flow/content/page-schemas/program';
import type { PageHead } from '@flow/content/schema';
import { type ComponentType, createElement, type ReactElement } from 'react';

/** What a page is about, for the parts of its document that are not on the screen. */
export type PageSubject =
  /** `name` is the page's in `content/pages`. */
  | { kind: 'page'; name: ContentName }
  | { kind: 'legal'; name: 'privacy-policy' | 'terms-conditions' }
  /** A page for people who are signed in: it has no content. */
  | { kind: 'app' }
  | { kind: 'program'; program: ProgramContent }
  | { kind: 'post'; post: PostContent };

export interface LoadedPage {
  /** The page, with its content already given to it. */
  element: ReactElement;
  head: PageHead;
  subject: PageSubject;
  /** The path of the document it is built as: the path it was asked for, unless many paths have one document. */
  path: string;
  /** The path that search engines should know it by, where it is another. */
  canonicalPath?: string;
  noindex?: boolean;
}

/** What a path leads to: a page, or another path. */
export type Destination = LoadedPage | { redirect: string };

export type RouteParameters = Readonly<Record<string, string | undefined>>;

interface RouteFacts {
  /** A wouter pattern. */
  path: string;
  /** The page's folder in `pages/`. */
  page: string;
  load: (path: string, parameters: RouteParameters) => Promise<Destination>;
  noindex: boolean;
  /** The whole screen is left to the page: it does not stand in the public layout (header, footer, chat). */
  layout?: 'app';
}

/** A route that is built as HTML. */
export interface PrerenderedRoute extends RouteFacts {
  prerender: true;
  /** True for a page that moves by itself: it is hydrated without an interaction. */
  hydrateOnLoad?: boolean;
  /** The paths to build, where the pattern has a parameter. */
  paths?: () => Promise<string[]>;
}

/** A route that is served as an empty document, the app shell, and filled by the browser. */
export interface AppRoute extends RouteFacts {
  prerender: false;
  noindex: true;
  /** Known without loading the page: the shell is built without a session. */
  head: PageHead;
  /** Whether the page's first state stands in the shell: it is the same for everybody where the path has no parameter. */
  shellHasPage: boolean;
  /** True where the page asks nothing of the backend before it is used: its scripts wait for the first paint. */
  bootWhenIdle?: boolean;
}

export type Route = PrerenderedRoute | AppRoute;

/** A page's folder, and the name of its content in `content/pages` where that is another. */
type SitePageNames = { page: ContentName; content?: undefined } | { page: string; content: ContentName };

type SitePage<Content extends { head: PageHead }> = SitePageNames & {
  path: string;
  load: () => Promise<[{ Page: ComponentType<{ content: Content }> }, { content: Content }]>;
  canonicalPath?: string;
  noindex?: boolean;
  hydrateOnLoad?: boolean;
};

/** A public page with one path and content of its own. */
export function siteRoute<Content extends { head: PageHead }>(site: SitePage<Content>): PrerenderedRoute {
  const { path, page, canonicalPath, noindex = false, hydrateOnLoad = false } = site;
  const name = site.content === undefined ? site.page : site.content;
  return {
    path,
    page,
    noindex,
    hydrateOnLoad,
    prerender: true,
    load: async () => {
      const [{ Page }, { content }] = await site.load();
      return {
        element: createElement(Page, { content }),
        head: content.head,
        subject: { kind: 'page', name },
        path,
        noindex,
        ...(canonicalPath ? { canonicalPath } : {}),
      };
    },
  };
}

/** What a pattern finds in a path, by name: `{ slug: string }` for `/forms/:slug`. */
type PathParameters<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParameters<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Record<Name, string>
    : unknown;

/** Its page is given what the pattern found, as it stands in the path. */
interface AppPage<Path extends string> extends Pick<AppRoute, 'page' | 'layout' | 'head' | 'bootWhenIdle'> {
  /** A wouter pattern. All paths that it matches have one document. */
  path: Path;
  load: () => Promise<{ Page: ComponentType<{ parameters: PathParameters<Path> }> }>;
}

/** A page that is filled by the browser, with a head of its own and no content. */
export function appRoute<const Path extends string>({ load, ...facts }: AppPage<Path>): AppRoute {
  return {
    ...facts,
    shellHasPage: !facts.path.includes(':'),
    prerender: false,
    noindex: true,
    load: async (_path, parameters) => {
      const { Page } = await load();
      return {
        // A pattern that matched has found every one of its names.
        element: createElement(Page, { parameters: parameters as PathParameters<Path> }),
        head: facts.head,
        subject: { kind: 'app' },
        path: facts.path,
        noindex: true,
      };
    },
  };
}

/** A page of the admin: one description for all of them, as no search engine lists any. */
export function adminRoute<const Path extends string>(
  path: Path,
  page: string,
  name: string,
  load: AppPage<Path>['load'],
): AppRoute {
  const description = `Clients, leads and forms, for the people who run ${site.name}.`;
  const head = { title: `${name} | ${site.name} admin`, description };
  return appRoute({ path, page, load, layout: 'app', head });
}
