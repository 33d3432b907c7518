/**
 * Runs inside every built page, before anything else does. The page is complete without a script, so the site's own
 * scripts wait: until the page has loaded and the browser has nothing better to do, or until somebody touches it. A page
 * that the browser fills does not wait.
 * A button pressed before they run is pressed again when they do.
 */
const root = document.getElementById('root');
const listOf = (name: string) => root?.dataset[name]?.split(' ').filter(Boolean) ?? [];
const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

let started = false;
let pressed: HTMLElement | undefined;
/** What did not come. A browser does not ask again for a module that failed: only a new document does. */
let missing: string | undefined;

function addLink(rel: string, href: string): void {
  const link = document.createElement('link');
  if (rel === 'stylesheet') link.setAttribute('disabled', '');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

/** Starts the frame. */
function start(): void {
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

/** Starts the frame and the page: somebody wants to use them. */
function startNow(): void {
  for (const intent of intents) removeEventListener(intent, startNow, true);
  if (root) root.dataset.wanted = '';
  for (const href of listOf('pageScripts')) addLink('modulepreload', href);
  start();
}

function keepPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  // The frame comes alive before the page does.
  const frameIsAlive = document.documentElement.dataset.hydrated !== undefined;
  if (frameIsAlive && !button.closest('#content')) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = button;
  if (missing) reloadWhenThere(missing);
  else startNow();
}

/** Not before: without a network the page can still be read. */
function reloadWhenThere(file: string): void {
  fetch(file).then(
    () => location.reload(),
    () => {},
  );
}

for (const intent of intents) addEventListener(intent, startNow, { capture: true, passive: true });
addEventListener('click', keepPress, true);
addEventListener(
  'flow:page',
  () => {
    removeEventListener('click', keepPress, true);
    if (pressed?.isConnected) pressed.click();
  },
  { once: true },
);
if (root?.dataset.startsAtOnce !== undefined) startNow();

/** A page that is shown a moment earlier is worth more than a script that comes a moment earlier. */
const afterPaint = 200;

addEventListener('load', () => {
  // In a tab that nobody looks at, nothing is painted: it starts when it is looked at.
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    setTimeout(startWhenIdle, afterPaint);
  });
  observer.observe({ type: 'paint', buffered: true });
});

/** A browser that is never idle starts all the same. */
const longestWait = 500;

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: longestWait });
  else start();
}

export {};
