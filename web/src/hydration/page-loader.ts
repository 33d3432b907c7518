import type { Destination } from '../route.ts';
import { resolvePath } from '../routes.ts';

/** What a path leads to, or why it could not be loaded. */
export type PageResult = Destination | { error: unknown };

/** Every page that is loaded, loading, or held back until it is wanted, by path. None of the promises rejects. */
const pages = new Map<string, Promise<PageResult>>();

function load(path: string): Promise<PageResult> {
  const page: Promise<PageResult> = resolvePath(path).then(
    (value) => {
      // React's `use` reads these: a page that is loaded already is shown without a fallback before it.
      Object.assign(page, { status: 'fulfilled', value });
      return value;
    },
    (error: unknown) => {
      if (pages.get(path) === page) pages.delete(path);
      return { error };
    },
  );
  return page;
}

function keep(path: string, page: Promise<PageResult>): Promise<PageResult> {
  pages.set(path, page);
  return page;
}

/** Loads what a path leads to, once; again after a failure. */
export function loadPage(path: string): Promise<PageResult> {
  return pages.get(path) ?? keep(path, load(path));
}

/** Whether a path was asked for before. */
export const isAskedFor = (path: string): boolean => pages.has(path);

/**
 * The document was built with the page of this path, which stays as it is until `wanted`. A script that fails to load
 * then takes nothing away: links and questions work without it. It is asked for again when the page is `used`.
 */
export function holdPage(path: string, wanted: Promise<void>, used: Promise<void>): void {
  keep(
    path,
    wanted.then(() => load(path)).then((page) => ('error' in page ? used.then(() => load(path)) : page)),
  );
}

/** The visitor left the path. A page that was held back is loaded when they come back. */
export function releasePage(path: string): void {
  const page = pages.get(path);
  if (page && !('value' in page)) pages.delete(path);
}
