import { createAttribution } from './attribution.store.ts';

/** The address that the document was opened with; later ones are of walks through the site. */
function landing(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.name || window.location.href;
}

/** How this browser's visitor came. Comes with the consultation form: the rules of the contract are part of it. */
export const attribution = createAttribution({
  arrival: () => ({ landing: landing(), referrer: document.referrer, at: new Date() }),
  storage: () => window.localStorage,
  now: () => new Date(),
  refusedByBrowser: () => navigator.globalPrivacyControl === true,
});
