import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  cleanup();
  // What runs while the site is built has no browser, and its tests have none either.
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});
