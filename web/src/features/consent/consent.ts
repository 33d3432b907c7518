import { deleteTagCookies } from '../../analytics/tag-cookies.ts';
import { createTags } from '../../analytics/tags.ts';
import { env } from '../../env.ts';
import { whenHydrated } from '../../hydration/hydrated.ts';
import { findRoute } from '../../routes.ts';
import { consentKey } from '../../storage-keys.ts';
import { forgetFirstTouch, rememberFirstTouch } from '../attribution/attribution.ts';
import { createConsent } from './consent.store.ts';
import { createConsentMemory, readChoice } from './consent-memory.ts';

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc: true where the visitor has switched it on. */
    readonly globalPrivacyControl?: boolean;
  }
}

const tags = createTags(env);
/** Where people sign in, and what they see then, is no business of others. */
const isPublic = findRoute(window.location.pathname).route.prerender;

const memory = createConsentMemory(() => localStorage);

/** The page's one consent. */
const consent = createConsent({
  memory,
  refusedByBrowser: navigator.globalPrivacyControl === true,
  hasTags: isPublic && Boolean(env.gaMeasurementId || env.metaPixelId),
  begin() {
    if (isPublic) tags.start();
    rememberFirstTouch();
  },
  end() {
    tags.stop();
    deleteTagCookies();
    forgetFirstTouch();
  },
});

window.addEventListener('storage', ({ key, newValue }) => {
  if (key === consentKey) consent.follow(readChoice(newValue));
});
// A page that the browser kept as it was, for the way back, has heard of nothing meanwhile.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) consent.follow(memory.read());
});

async function show(): Promise<void> {
  const { mountConsent } = await import('./mount.tsx');
  mountConsent(consent);
}

/** Applies an earlier choice; asks for one, where there is none, once the frame is hydrated and answers to a touch. */
export async function startConsent(): Promise<void> {
  consent.start();
  if (!consent.state.asking) return;
  await whenHydrated('layout');
  await show();
}

/** Opens the dialog in which an earlier choice is changed. */
export async function openPrivacyChoices(): Promise<void> {
  consent.openChoices();
  try {
    await show();
  } catch (error) {
    consent.closeChoices();
    throw error;
  }
}
