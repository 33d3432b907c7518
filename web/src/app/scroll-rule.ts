/** After a change of path, query or hash, this long until the page begins to scroll. */
const navigationDelay = 10;
/** After a click on a program's link. */
const programLinkDelay = 50;

/** How a place in the page is named and changed, by `history` (wouter announces the first two) and by the browser. */
const navigations = ['pushState', 'popstate', 'replaceState', 'hashchange'] as const;

// Top-level program pages are named flow-… too, as are these pages that are no program's.
const notPrograms = new Set(['/flow-programs', '/flow-online', '/flow-in-person']);
const programPath = /^\/(?:flow-programs\/)?(?:flow|home)-[a-z-]+$/;

function isProgramPath(path: string): boolean {
  return programPath.test(path) && !notPrograms.has(path);
}

export interface ScrollRule {
  /** A page has appeared: it begins at its top, and the anchor that was waited for may be on it. */
  pageShown(): void;
  stop(): void;
}

/**
 * Every navigation first scrolls smoothly to the top; when the hash names an element, that element is then
 * brought into view, as soon as its page is there. Stylesheets keep it clear of the header
 * (`scroll-padding-block-start`). Who asked for less motion gets none.
 */
export function startScrollRule(target: Window = window): ScrollRule {
  const { document, history } = target;
  const behavior = (): ScrollBehavior =>
    target.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  const toTop = () => target.scrollTo({ top: 0, behavior: behavior() });

  let place = target.location.href;
  let pending: number | undefined;
  let arriving = false;
  let awaited = '';

  const toAnchor = () => {
    const element = awaited === '' ? null : document.getElementById(awaited);
    if (!element) return;
    awaited = '';
    // An element that is in its place already would not move, and the way to the top would go on.
    target.scrollTo({ top: target.scrollY, behavior: 'instant' });
    element.scrollIntoView({ behavior: behavior(), block: 'start' });
  };

  const navigated = (event: Event) => {
    const before = place;
    place = target.location.href;
    // A hash that the browser changed is announced twice; a page that rewrites its own state goes nowhere.
    const repeated = event.type === 'hashchange' || event.type === 'replaceState';
    if (repeated && before === place) return;
    // A screen that keeps its own state in the query: the list that is filtered or opened stays in its place.
    const isSamePage = before.split('?')[0] === place.split('?')[0];
    if (isSamePage && document.querySelector('[data-keeps-place]')) return;
    target.clearTimeout(pending);
    arriving = true;
    awaited = '';
    pending = target.setTimeout(() => {
      toTop();
      awaited = anchorName(target.location.hash);
      toAnchor();
    }, navigationDelay);
  };

  const pageShown = () => {
    // On a busy machine the smooth way to the top was once broken off: the new page stayed where the one before was.
    if (arriving && target.scrollY > 0) toTop();
    arriving = false;
    toAnchor();
  };

  const clicked = ({ target: origin }: MouseEvent) => {
    const link = origin instanceof target.window.Element ? origin.closest('a') : null;
    if (!link || link.origin !== target.location.origin || !isProgramPath(link.pathname)) return;
    target.setTimeout(toTop, programLinkDelay);
  };

  // The browser's own restoring would jump before the rule scrolls; for a reload it is right.
  const restoreOnReload = () => {
    history.scrollRestoration = 'auto';
  };

  history.scrollRestoration = 'manual';
  for (const type of navigations) target.addEventListener(type, navigated);
  document.addEventListener('click', clicked);
  target.addEventListener('pagehide', restoreOnReload);

  return {
    pageShown,
    stop() {
      target.clearTimeout(pending);
      for (const type of navigations) target.removeEventListener(type, navigated);
      document.removeEventListener('click', clicked);
      target.removeEventListener('pagehide', restoreOnReload);
    },
  };
}

function anchorName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
