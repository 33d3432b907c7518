import { expect, it } from 'vitest';
import { visit } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';

const { urls } = runningStack();

/** As a visitor's own style sheet does it: no rule of the site takes it back. */
const doubleText = `addEventListener('DOMContentLoaded', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% !important }');
  document.adoptedStyleSheets.push(sheet);
});`;

it('with text of twice the size the menu of a phone is still on the screen, and has the focus again after the form that it opens', async () => {
  await using visitor = await visit({ viewport: { width: 390, height: 844 } });
  const { page, problems } = visitor;
  await page.addInitScript(doubleText);
  await page.goto(urls.web);
  const menu = page.locator('header summary:visible');
  const box = await menu.locator('span[aria-hidden]').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(box?.x).toBeGreaterThan(0);
  await menu.click();
  await page.locator('header nav:visible').getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('dialog').getByLabel('Full name').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => menu.evaluate((summary) => summary.matches(':focus'))).toBe(true);
  expect(problems).toEqual([]);
});
