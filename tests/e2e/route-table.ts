import { loadContent } from '../../content/load.ts';
import { routes } from '../../web/src/routes.ts';

/** One path of the site, and what its document must be. */
export interface ExpectedRoute {
  path: string;
  /** Where search engines should know it by another path; null where its document serves for many paths. */
  canonical?: string | null;
  noindex?: boolean;
  /** A frame that the browser fills. */
  shell?: boolean;
}

const { posts, programs } = await loadContent();

/** What a route with a parameter is asked for. */
const examples: Record<string, string> = {
  ':slug': 'any-form',
  ':id': '0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002',
  ':key': 'goal-setting',
};

/** What search engines know by the path of another. */
const twins: Record<string, string> = { '/flow-programs': '/flow-online' };
const isProgram = (path: string) => programs.some((program) => program.path === path);
/** What is answered in the place of another page. */
const isMissing = (path: string) => path.endsWith('/404');

const pages = routes
  .filter(({ path, prerender }) => prerender && !path.includes(':') && !isProgram(path) && !isMissing(path))
  .map(({ path, noindex }): ExpectedRoute => ({ path, noindex, canonical: twins[path] ?? path }));

const shells = routes
  .filter(({ prerender }) => !prerender)
  .map(({ path }): ExpectedRoute => {
    const asked = path.replace(/:\w+/, (name) => examples[name] ?? name);
    return { path: asked, noindex: true, shell: true, ...(asked === path ? {} : { canonical: null }) };
  });

export const programPages: readonly ExpectedRoute[] = programs.flatMap(
  ({ key, path, listed }): ExpectedRoute[] => {
    const byKey = `/flow-programs/${key}`;
    const own = { path, noindex: !listed };
    return path === byKey ? [own] : [own, { path: byKey, canonical: path, noindex: !listed }];
  },
);

/** Reachable by whoever knows them, linked from nowhere. */
export const unlistedPrograms = programs.filter(({ listed }) => !listed).map(({ path }) => path);

/** Every path that answers with a page. */
export const routeTable: readonly ExpectedRoute[] = [
  ...pages,
  ...posts.map(({ slug }) => ({ path: `/blog/${slug}` })),
  ...programPages,
  ...shells,
];

/** What search engines may list. */
export const indexable = routeTable
  .filter(({ path, canonical = path, noindex }) => canonical === path && !noindex)
  .map(({ path }) => path);

/** Made of the same parts as `/thank-you-trial` or `/privacy-policy`, with other words. */
const madeAlike = ['/thank-you-zoom', '/thank-you-call', '/terms-conditions'];

/** A page of each kind: on these a browser looks at everything. */
export const examinedPages: readonly string[] = [
  ...pages
    .filter(({ path, canonical }) => canonical === path && !madeAlike.includes(path))
    .map(({ path }) => path),
  '/ridge-lean',
  '/flow-programs/ridge-before-birth',
  '/flow-programs/ridge-teams',
  '/blog/the-quiet-hour',
];
