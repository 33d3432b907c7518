import { loadPageHead } from '../app/load-page-head.ts';
import { findRoute } from '../routes.ts';
import { loadPage } from './page-loader.ts';

/**
 * Loads the page of a link when a finger, a pointer or the focus reaches it: the press that follows finds it there.
 * Not for visitors who asked their browser to save data.
 */
export function startPrefetch(target: Window = window): () => void {
  const { document } = target;
  const reached = ({ target: origin }: Event) => {
    const link = origin instanceof target.window.Element ? origin.closest('a') : null;
    if (!link || link.origin !== target.location.origin || link.target === '_blank') return;
    if (!findRoute(link.pathname).route.prerender) return;
    // A page that does not come is told of when it is asked for.
    Promise.all([loadPage(link.pathname), loadPageHead()]).catch(() => {});
  };
  const connection = 'connection' in target.navigator ? target.navigator.connection : undefined;
  const savesData = connection instanceof Object && 'saveData' in connection && connection.saveData === true;
  const events = savesData ? [] : (['pointerover', 'touchstart', 'focusin'] as const);
  for (const event of events) document.addEventListener(event, reached, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, reached);
  };
}
