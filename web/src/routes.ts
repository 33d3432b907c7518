import { programPaths } from 'content:program-paths';
import { content as site } from 'content:site';
import type { LegalDocument } from '@flow/content/schema';
import { createElement } from 'react';
import { parse } from 'regexparam';
import {
  adminRoute,
  appRoute,
  type Destination,
  type PrerenderedRoute,
  type Route,
  type RouteParameters,
  siteRoute,
} from './route.ts';

const programsFolder = '/flow-programs/';

const programNotFoundRoute = siteRoute({
  path: `${programsFolder}404`,
  page: 'program-not-found',
  load: () =>
    Promise.all([import('./pages/program-not-found/index.tsx'), import('content:page/program-not-found')]),
  noindex: true,
});

/** The program of a key, whichever path led to it. */
async function loadProgram(path: string, key: string): Promise<Destination> {
  const [{ Page }, { content }, { load }] = await Promise.all([
    import('./pages/program/index.tsx'),
    import('content:page/program'),
    import('content:programs'),
  ]);
  const record = Object.hasOwn(load, key) ? load[key] : undefined;
  if (!record) return programNotFoundRoute.load(path, {});
  const program = (await record()).content;
  const { corporate } = program;
  return {
    element: corporate
      ? createElement((await import('./pages/program/corporate/index.tsx')).Page, {
          content,
          program,
          corporate,
        })
      : createElement(Page, { content, program }),
    head: program.head,
    subject: { kind: 'program', program },
    path,
    canonicalPath: program.path,
    noindex: !program.listed,
  };
}

function programRoute(path: string, key: string): PrerenderedRoute {
  return {
    path,
    page: 'program',
    load: () => loadProgram(path, key),
    noindex: false,
    prerender: true,
  };
}

interface LegalPage {
  name: 'privacy-policy' | 'terms-conditions';
  load: () => Promise<{ content: LegalDocument }>;
}

function legalRoute({ name, load }: LegalPage): PrerenderedRoute {
  const path = `/${name}`;
  return {
    path,
    page: 'legal',
    noindex: false,
    prerender: true,
    load: async () => {
      const [{ Page }, { content }, { content: document }] = await Promise.all([
        import('./pages/legal/index.tsx'),
        import('content:page/legal'),
        load(),
      ]);
      const element = createElement(Page, { content, document });
      return { element, head: document.head, subject: { kind: 'legal', name }, path };
    },
  };
}

const postsOf = async () => (await import('content:posts')).load;

/** What answers every path that no other route knows. */
export const notFoundRoute = siteRoute({
  path: '/404',
  page: 'not-found',
  hydrateOnLoad: true,
  load: () => Promise.all([import('./pages/not-found/index.tsx'), import('content:page/not-found')]),
  noindex: true,
});

const onlinePage = () =>
  Promise.all([import('./pages/flow-online/index.tsx'), import('content:page/flow-online')]);

const appPages = async () => (await import('./app-pages.ts')).appPages;

const clientRoute = adminRoute('/admin/clients/:id', 'admin-client', 'Client profile', async () =>
  (await appPages()).adminClient(),
);

const formsHead = {
  title: `Your forms | ${site.name}`,
  description: 'Here you see your forms, and what you have sent us.',
};

/** THE route table: the router, the prerenderer, the sitemap and the static server all follow it. */
export const routes: readonly Route[] = [
  siteRoute({
    path: '/',
    page: 'home',
    hydrateOnLoad: true,
    load: () => Promise.all([import('./pages/home/index.tsx'), import('content:page/home')]),
  }),
  siteRoute({ path: '/flow-online', page: 'flow-online', load: onlinePage }),
  siteRoute({
    path: '/flow-programs',
    page: 'flow-online',
    load: onlinePage,
    canonicalPath: '/flow-online',
  }),
  siteRoute({
    path: '/flow-in-person',
    page: 'flow-in-person',
    load: () =>
      Promise.all([import('./pages/flow-in-person/index.tsx'), import('content:page/flow-in-person')]),
  }),
  siteRoute({
    path: '/coaches',
    page: 'coaches',
    load: () => Promise.all([import('./pages/coaches/index.tsx'), import('content:page/coaches')]),
  }),
  siteRoute({
    path: '/before-after',
    page: 'before-after',
    load: () => Promise.all([import('./pages/before-after/index.tsx'), import('content:page/before-after')]),
  }),
  siteRoute({
    path: '/pricing',
    page: 'pricing',
    load: () => Promise.all([import('./pages/pricing/index.tsx'), import('content:page/pricing')]),
  }),
  siteRoute({
    path: '/blog',
    page: 'blog',
    load: () => Promise.all([import('./pages/blog/index.tsx'), import('content:page/blog')]),
  }),
  {
    path: '/blog/:slug',
    page: 'post',
    noindex: false,
    prerender: true,
    paths: async () => Object.keys(await postsOf()).map((slug) => `/blog/${slug}`),
    load: async (path, { slug = '' }) => {
      const [{ Page }, { content }, posts] = await Promise.all([
        import('./pages/post/index.tsx'),
        import('content:page/post'),
        postsOf(),
      ]);
      const record = Object.hasOwn(posts, slug) ? posts[slug] : undefined;
      if (!record) return { redirect: '/blog' };
      const post = (await record()).content;
      const element = createElement(Page, { content, post });
      return { element, head: post.head, subject: { kind: 'post', post }, path };
    },
  },
  siteRoute({
    path: '/thank-you-zoom',
    page: 'thank-you',
    content: 'thank-you-zoom',
    load: () => Promise.all([import('./pages/thank-you/index.tsx'), import('content:page/thank-you-zoom')]),
    noindex: true,
  }),
  siteRoute({
    path: '/thank-you-call',
    page: 'thank-you',
    content: 'thank-you-call',
    hydrateOnLoad: true,
    load: () => Promise.all([import('./pages/thank-you/index.tsx'), import('content:page/thank-you-call')]),
    noindex: true,
  }),
  siteRoute({
    path: '/thank-you-trial',
    page: 'thank-you',
    content: 'thank-you-trial',
    load: () => Promise.all([import('./pages/thank-you/index.tsx'), import('content:page/thank-you-trial')]),
    noindex: true,
  }),
  legalRoute({ name: 'privacy-policy', load: () => import('content:legal/privacy-policy') }),
  legalRoute({ name: 'terms-conditions', load: () => import('content:legal/terms-conditions') }),
  siteRoute({
    path: '/flowsolutions',
    page: 'flowsolutions',
    load: () =>
      Promise.all([import('./pages/flowsolutions/index.tsx'), import('content:page/flowsolutions')]),
    noindex: true,
  }),
  ...Object.entries(programPaths).map(([path, key]) => programRoute(path, key)),
  programNotFoundRoute,
  {
    path: `${programsFolder}:key`,
    page: 'program',
    noindex: false,
    prerender: true,
    paths: async () =>
      Object.keys((await import('content:programs')).load).map((key) => programsFolder + key),
    load: (path, { key = '' }) => loadProgram(path, key),
  },
  appRoute({
    path: '/auth',
    page: 'auth',
    load: async () => (await appPages()).auth(),
    bootWhenIdle: true,
    head: {
      title: `Sign in | ${site.name}`,
      description: 'Sign in to see your plan, your forms and your profile.',
    },
  }),
  appRoute({
    path: '/dashboard',
    page: 'dashboard',
    load: async () => (await appPages()).dashboard(),
    head: {
      title: `Your account | ${site.name}`,
      description: 'Here you see your plan, your forms and your profile.',
    },
  }),
  appRoute({
    path: '/forms',
    page: 'forms',
    load: async () => (await appPages()).forms(),
    head: formsHead,
  }),
  appRoute({
    path: '/forms/:slug',
    page: 'form',
    load: async () => (await appPages()).form(),
    layout: 'app',
    head: formsHead,
  }),
  adminRoute('/admin', 'admin-subscriptions', 'Subscriptions', async () =>
    (await appPages()).adminSubscriptions(),
  ),
  adminRoute('/admin/leads', 'admin-leads', 'Leads', async () => (await appPages()).adminLeads()),
  adminRoute('/admin/assistant', 'admin-assistant', 'Assistant', async () =>
    (await appPages()).adminAssistant(),
  ),
  { ...clientRoute, path: '/admin/clients', load: async () => ({ redirect: '/admin' }) },
  clientRoute,
  adminRoute('/admin/forms/:key', 'admin-form', 'Form submissions', async () =>
    (await appPages()).adminForm(),
  ),
  notFoundRoute,
];

/** The route of a path and what its pattern found in it; the not-found page for a path that nothing serves. */
export function findRoute(path: string): { route: Route; parameters: RouteParameters } {
  for (const route of routes) {
    const { pattern, keys } = parse(route.path);
    const found = pattern.exec(path);
    if (!found) continue;
    const values = keys.map((key, index) => [key, found[index + 1]] as const);
    return { route, parameters: Object.fromEntries(values) };
  }
  return { route: notFoundRoute, parameters: {} };
}

/** Everything that a path leads to. */
export async function resolvePath(path: string): Promise<Destination> {
  const { route, parameters } = findRoute(path);
  return route.load(path, parameters);
}
