import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const done: string[] = [];
const did = (what: string) => () => void done.push(what);

vi.mock('../../env.ts', () => ({ env: { gaMeasurementId: 'G-TEST1', metaPixelId: undefined } }));
vi.mock('../../analytics/tags.ts', () => ({
  createTags: () => ({ start: did('start tags'), stop: did('stop tags') }),
}));
vi.mock('../../analytics/tag-cookies.ts', () => ({ deleteTagCookies: did('delete cookies') }));
vi.mock('../attribution/attribution.ts', () => ({
  rememberFirstTouch: did('remember'),
  forgetFirstTouch: did('forget'),
}));
vi.mock('./mount.tsx', () => ({ mountConsent: did('show') }));

const allOfIt = ['stop tags', 'delete cookies', 'forget'];

beforeEach(() => {
  done.length = 0;
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
