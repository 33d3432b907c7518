import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Consent } from './consent.store.ts';

const done: string[] = [];
const did = (what: string) => () => void done.push(what);
const env: { gaMeasurementId: string | undefined } = { gaMeasurementId: undefined };
let shown: Consent | undefined;

vi.mock('../../env.ts', () => ({ env }));
vi.mock('../../analytics/tags.ts', () => ({
  createTags: () => ({ start: did('start tags'), stop: did('stop tags') }),
}));
vi.mock('../../analytics/tag-cookies.ts', () => ({ deleteTagCookies: did('delete cookies') }));
vi.mock('../attribution/attribution.ts', () => ({
  rememberFirstTouch: did('remember'),
  forgetFirstTouch: did('forget'),
}));
vi.mock('./mount.tsx', () => ({
  mountConsent(consent: Consent) {
    done.push('show');
    shown = consent;
  },
}));

const allOfIt = ['stop tags', 'delete cookies', 'forget'];

beforeEach(() => {
  done.length = 0;
  env.gaMeasurementId = 'G-TEST1';
  shown = undefined;
  vi.spyOn(window, 'addEventListener');
  localStorage.clear();
  vi.resetModules();
  window.history.replaceState(null, '', '/pricing');
  document.documentElement.dataset.hydrated = 'layout';
});

// Each test has a page of its own, and the window is the same.
afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) {
    window.removeEventListener(type, listener);
  }
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  vi.restoreAllMocks();
});

const load = () => import('./consent.ts');

test('who has accepted before gets the tags and is remembered, without a word', async () => {
  localStorage.setItem('flow.consent', 'granted');
  await (await load()).startConsent();
  expect(done).toEqual(['start tags', 'remember']);
});

test.each(['/auth', '/admin', '/dashboard'])('on %s no tag is started, and nobody is asked', async (path) => {
  window.history.replaceState(null, '', path);
  const { startConsent } = await load();
  await startConsent();
  localStorage.setItem('flow.consent', 'granted');
  await startConsent();
  expect(done).toEqual(['remember']);
});

test('the question waits for the page to be alive', async () => {
  delete document.documentElement.dataset.hydrated;
  const asked = (await load()).startConsent();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(done).toEqual([]);
  document.documentElement.dataset.hydrated = 'layout';
  await asked;
  expect(done).toEqual(['show']);
});

test('a site without analytics asks nobody, and lets choose what may be remembered', async () => {
  env.gaMeasurementId = undefined;
  const { startConsent, openPrivacyChoices } = await load();
  await startConsent();
  expect(done).toEqual([]);
  await openPrivacyChoices();
  expect(done).toEqual(['show']);
  expect(shown?.state.choosing).toBe(true);
  shown?.choose('granted');
  expect(done).toEqual(['show', 'start tags', 'remember']);
  done.length = 0;
  shown?.choose('denied');
  expect(done).toEqual(allOfIt);
  expect(localStorage.getItem('flow.consent')).toBe('denied');
});

test.each([undefined, 'granted'])(
  'Global Privacy Control is an answer, whatever is remembered (%s): nobody is asked, and what was left is deleted',
  async (remembered) => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    if (remembered) localStorage.setItem('flow.consent', remembered);
    const { startConsent, openPrivacyChoices } = await load();
    await startConsent();
    expect(done).toEqual(allOfIt);
    await openPrivacyChoices();
    expect(done).toEqual([...allOfIt, 'show']);
    expect(shown?.refusedByBrowser).toBe(true);
  },
);

test('an answer in another tab counts here', async () => {
  await (await load()).startConsent();
  done.length = 0;
  const tell = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('flow.other', 'granted');
  expect(done).toEqual([]);
  tell('flow.consent', 'granted');
  expect(done).toEqual(['start tags', 'remember']);
  done.length = 0;
  tell('flow.consent', 'denied');
  expect(done).toEqual(allOfIt);
});

test('a page that was kept for the way back catches up with the answer', async () => {
  localStorage.setItem('flow.consent', 'granted');
  await (await load()).startConsent();
  done.length = 0;
  localStorage.setItem('flow.consent', 'denied');
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  expect(done).toEqual([]);
  shown(true);
  expect(done).toEqual(allOfIt);
});
