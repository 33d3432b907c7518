import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

const limit = 60;

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** Presses Tab until a control has the focus. */
export async function reach(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await isFocused(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${control}.`);
}

/** Waits until a control has the focus: what closes gives it back a moment later. */
export const hasFocus = (control: Locator): Promise<void> =>
  expect.poll(() => isFocused(control), { message: `The focus is on ${control}.` }).toBe(true);
