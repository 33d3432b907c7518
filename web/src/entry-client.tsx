import { App } from './app/App.tsx';
import { startScrollRule } from './app/scroll-rule.ts';
import { env } from './env.ts';
import { hydrate } from './hydration/hydrate.ts';
import { startPrefetch } from './hydration/prefetch.ts';
import { consentKey, outboxKey } from './storage-keys.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root to show the site in.');

const scrollRule = startScrollRule();
startPrefetch();
const app = <App onNavigated={scrollRule.pageShown} />;

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
  const choice = remembered(consentKey);
  if (choice === 'denied' || (!choice && !env.gaMeasurementId && !env.metaPixelId)) return;
  const starting = import('./features/consent/consent.ts')
    .then((consent) => consent.startConsent())
    .catch((error: unknown) => console.warn('Analytics could not be started:', error));
  if (choice) await starting;
}

/** Sends the requests that an earlier visit could not send. */
function retryRequests(): void {
  if (!remembered(outboxKey)) return;
  import('./features/consultation/outbox/outbox.ts').then(
    ({ retry }) => retry.sendNow(),
    (error: unknown) => console.warn('A request still waits to be sent:', error),
  );
}

// Not awaited at the top level: pages import this file's chunk, and would wait for it while it waits for them.
startConsent()
  .then(() => hydrate(container, app))
  .catch((error: unknown) => console.error('The page could not be started:', error))
  .then(retryRequests);
