import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

configure({ asyncUtilTimeout: 5_000 });

// What runs while the site is built has no browser, and its tests have none either.
const hasWindow = typeof window !== 'undefined';

afterEach(() => {
  cleanup();
  if (!hasWindow) return;
  localStorage.clear();
  sessionStorage.clear();
  // The next test's arrow keys would move it on, from a text that is in no page any more.
  document.getSelection()?.removeAllRanges();
});

// Files that share a window leave it as they found it.
afterAll(() => {
  if (!hasWindow) return;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
