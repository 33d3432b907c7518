import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { findRoute } from '../routes.ts';
import { holdPage, loadPage } from './page-loader.ts';

/** Resolves when a part of the page is used that needs its script: a button is pressed, or something is typed. */
function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const used = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('button, input, textarea, select')) return;
      for (const event of ['click', 'input']) removeEventListener(event, used, true);
      resolve();
    };
    for (const event of ['click', 'input']) addEventListener(event, used, true);
  });
}

/** Whether the document was built with the page of its path in it. */
async function holdsPage(built: string | undefined, path: string): Promise<boolean> {
  const { route } = findRoute(path);
  if (built === path && (route.prerender || route.shellHasPage)) {
    const waits = route.prerender && !route.hydrateOnLoad;
    const wanted = (waits && window.firstInteraction) || Promise.resolve();
    // A page that shows what the backend answers has nothing to read without its script: it says at once what is wrong.
    if (route.prerender || route.bootWhenIdle) holdPage(path, wanted, firstUse());
    else void loadPage(path);
    return true;
  }
  const page = await loadPage(path);
  // A pattern's document is an empty document; the one of unknown paths has their page in it.
  return route.prerender && 'path' in page && page.path === built;
}

/** Hydrates the page that the document was built with, or renders the one of its path in its place. */
export async function hydrate(root: HTMLElement, app: ReactElement): Promise<void> {
  if (await holdsPage(root.dataset.page, window.location.pathname)) {
    // As a transition, React does it in slices between which the browser can answer.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    createRoot(root).render(app);
  }
}
