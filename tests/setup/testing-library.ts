// The window would parse each sheet anew.
import '@vanilla-extract/css/disableRuntimeStyles';
import { setImmediate } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };

configure({
  asyncUtilTimeout: 5_000,
  /** As Testing Library has it, but what a found part's effects do is done: React leaves them to its next immediate. */
  async asyncWrapper(search) {
    const before = react.IS_REACT_ACT_ENVIRONMENT;
    react.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      const found = await search();
      await setImmediate();
      return found;
    } finally {
      react.IS_REACT_ACT_ENVIRONMENT = before;
    }
  },
});

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
