import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadPage } from './app/router.tsx';
import { startScrollRule } from './app/scroll-rule.ts';
import { env } from './env.ts';
import { findRoute } from './routes.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root to show the site in.');

const route = findRoute(window.location.pathname);
const scrollRule = startScrollRule();
const app = <App onNavigated={scrollRule.pageShown} />;

/**
 * The built document names the page it holds. Another page than its path's is not hydrated but replaced. Not a
 * top-level await: pages import this file's chunk, and would wait for it while it waits for them.
 */
async function start(root: HTMLElement): Promise<void> {
  if (root.dataset.page !== route.page) {
    createRoot(root).render(app);
    return;
  }
  if (route.prerender) await loadPage(route);
  hydrateRoot(root, app);
}

if (env.gaMeasurementId || env.metaPixelId) {
  void import('./analytics/start.ts').then(({ startAnalytics }) => startAnalytics(env));
}

start(container).catch((error: unknown) => console.error('The page could not be started:', error));
