import { afterAll, beforeEach } from 'vitest';
import { forgetAttempts } from './backend.ts';
import { endVisits, lastShown } from './browser.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the pages of a test that failed showed last. */
    shown?: readonly string[];
  }
}

beforeEach(async ({ onTestFailed, task }) => {
  lastShown.length = 0;
  onTestFailed(() => {
    task.meta.shown = [...lastShown];
  });
  // Every visitor of the browser tests has the same address: what one test asked for must not be too much in the next.
  await forgetAttempts();
});

afterAll(endVisits);
