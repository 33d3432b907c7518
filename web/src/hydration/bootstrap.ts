/**
 * Runs at the end of every built page's document, before any other script but that of the fonts. The page is complete without a script, so the site's own
 * scripts wait until the page is painted and the browser is idle, or until the first interaction. A page that shows what
 * the backend answers does not wait. A button that is pressed before the page is hydrated is pressed again afterwards.
 */
import { whenHydrated } from './hydrated.ts';

declare global {
  interface Window {
    /** Resolves at the visitor's first interaction with the document. */
    firstInteraction?: Promise<void>;
  }
}

const root = document.getElementById('root');
const listOf = (name: string) => root?.dataset[name]?.split(' ').filter(Boolean) ?? [];
const interactions = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'click'] as const;

let started = false;
let pressed: HTMLElement | undefined;
/** The script that failed to load. A browser does not fetch a failed module again: only a new document does. */
let missing: string | undefined;

function addLink(rel: string, href: string): void {
  const link = document.createElement('link');
  if (rel === 'stylesheet') link.setAttribute('disabled', '');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

/** Loads the layout: header, footer and router. */
function loadLayout(): void {
  if (started) return;
  started = true;
  // The page's styles are in it. The loader of scripts looks for their files: disabled, they are found and not loaded.
  for (const href of listOf('styles')) addLink('stylesheet', href);
  const [entry = '', ...more] = listOf('scripts');
  for (const href of more) addLink('modulepreload', href);
  import(/* @vite-ignore */ entry).catch(() => {
    missing = entry;
  });
}

function loadLayoutAndPage(): void {
  for (const href of listOf('pageScripts')) addLink('modulepreload', href);
  loadLayout();
}

function keepPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  // The layout is hydrated before the page.
  const layoutIsHydrated = document.documentElement.dataset.hydrated !== undefined;
  if (layoutIsHydrated && !button.closest('#content')) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = button;
  if (missing) reloadOnceReachable(missing);
}

/** Not before: without a network the page can still be read. */
function reloadOnceReachable(file: string): void {
  fetch(file).then(
    () => location.reload(),
    () => {},
  );
}

window.firstInteraction = new Promise((resolve) => {
  const interacted = () => {
    for (const interaction of interactions) removeEventListener(interaction, interacted, true);
    resolve();
  };
  for (const interaction of interactions)
    addEventListener(interaction, interacted, { capture: true, passive: true });
});
const bootOnLoad = root?.dataset.bootOnLoad !== undefined;
(bootOnLoad ? Promise.resolve() : window.firstInteraction).then(loadLayoutAndPage);

addEventListener('click', keepPress, true);
whenHydrated('page').then(() => {
  removeEventListener('click', keepPress, true);
  if (pressed?.isConnected) pressed.click();
});

/** Milliseconds from the first paint to the scripts: the paint must not wait for them. */
const afterPaint = 200;

addEventListener('load', () => {
  // A tab in the background is not painted: it starts when it is shown.
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    setTimeout(startWhenIdle, afterPaint);
  });
  observer.observe({ type: 'paint', buffered: true });
});

/** Milliseconds after which a browser that is never idle starts all the same. */
const longestWait = 500;

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(loadLayout, { timeout: longestWait });
  else loadLayout();
}
