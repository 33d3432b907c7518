import { afterAll, beforeEach } from 'vitest';
import { forgetAttempts } from './backend.ts';
import { endVisits, forgetShown, shown } from './browser.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the pages of a test that failed showed last. */
    shown?: readonly string[];
  }
}

beforeEach(async ({ onTestFailed, task }) => {
  forgetShown();
  onTestFailed(async () => {
    task.meta.shown = await shown();
  });
  // Every visitor of the browser tests has the same address: what one test asked for must not be too much in the next.
  await forgetAttempts();
});

afterAll(endVisits);
