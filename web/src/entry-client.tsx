import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { builtPageWanted } from './app/built-page.ts';
import { startPrefetch } from './app/prefetch.ts';
import { keepBuiltPage, keepBuiltShell, loadPath } from './app/router.tsx';
import { startScrollRule } from './app/scroll-rule.ts';
import { env } from './env.ts';
import { findRoute } from './routes.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root to show the site in.');

const scrollRule = startScrollRule();
startPrefetch();
const app = <App onNavigated={scrollRule.pageShown} />;

/** Whether the document holds what its path leads to. One that serves for many paths is known when the page is. */
async function isBuiltIn(root: HTMLElement, path: string): Promise<boolean> {
  const { route } = findRoute(path);
  const built = root.dataset.page;
  if (!route.prerender && !route.built) {
    keepBuiltShell(path);
    return built === route.path;
  }
  if (built === path) {
    const atOnce = !route.prerender || route.lively === true || root.dataset.wanted !== undefined;
    // What stands there of a page that asks for the rest is nothing to read: without its script, that is said.
    const asks = !route.prerender && !route.startsLate;
    keepBuiltPage(path, asks ? Promise.resolve() : builtPageWanted(path, atOnce));
    return true;
  }
  const destination = await loadPath(path).catch(() => null);
  return destination !== null && 'path' in destination && destination.path === built;
}

/** Not a top-level await: pages import this file's chunk, and would wait for it while it waits for them. */
async function start(root: HTMLElement): Promise<void> {
  if (await isBuiltIn(root, window.location.pathname)) {
    // As a transition, React does it in slices between which the browser can answer.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    createRoot(root).render(app);
  }
}

/** What the browser has of an earlier visit; nothing where storage is forbidden. */
function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Before the page, where the visitor has agreed: it may have an event to tell as soon as it is there. */
async function startConsent(): Promise<void> {
  const choice = remembered('flow.consent');
  if (choice === 'denied' || (!choice && !env.gaMeasurementId && !env.metaPixelId)) return;
  const starting = import('./features/consent/consent.ts')
    .then((consent) => consent.startConsent())
    .catch((error: unknown) => console.warn('Analytics could not be started:', error));
  if (choice) await starting;
}

/** A request that could not be sent on an earlier visit. */
function sendWhatWaits(): void {
  if (!remembered('flow.consultation-outbox')) return;
  import('./features/consultation/send-what-waits.ts').catch((error: unknown) =>
    console.warn('A request still waits to be sent:', error),
  );
}

startConsent()
  .then(() => start(container))
  .catch((error: unknown) => console.error('The page could not be started:', error))
  .then(sendWhatWaits);
