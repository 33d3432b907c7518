import type { Locator, Page } from 'playwright';
import { expect, it, vi } from 'vitest';
import { visit, withMotion } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { bringToLife, holdScripts, openAlive, restingPlace } from './page-life.ts';

const { urls } = runningStack();

const wide = { viewport: { width: 1280, height: 800 }, ...withMotion };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...withMotion };

const picture = (page: Page, index: number) => page.locator('main li button').nth(index);
const overlayOf = (page: Page) => picture(page, 0).locator('span').nth(1);

const becomesOpaque = (overlay: Locator, opacity: number) =>
  vi.waitFor(
    async () =>
      expect(
        await overlay.evaluate((element) =>
          Number(element.ownerDocument.defaultView?.getComputedStyle(element).opacity),
        ),
      ).toBe(opacity),
    { timeout: 5_000 },
  );

/** The place shows below the header, and what sticks below that, at the top of the screen. */
async function landsOn(page: Page, hash: string): Promise<void> {
  const place = `[id="${hash.slice(1)}"]`;
  await vi.waitFor(
    async () => {
      const header = (await page.locator('header').first().boundingBox())?.height ?? 0;
      const top = await restingPlace(page, place);
      expect(top, hash).toBeGreaterThanOrEqual(Math.floor(header));
      expect(top, hash).toBeLessThan(header + 160);
    },
    { timeout: 10_000 },
  );
}

it('a place on a page is landed on clear of the header, by a link before the scripts and with them, and by an address; a picture there shows its words while a pointer is on it', async () => {
  await using visitor = await visit(wide);
  const { page, problems } = visitor;
  const links = page.locator('main nav a[href^="#"]');
  const letThrough = await holdScripts(page);
  await page.goto(`${urls.web}/flow-online`, { waitUntil: 'domcontentloaded' });
  const [first = '', second = ''] = await links.evaluateAll((all) =>
    all.slice(1, 3).map((link) => link.getAttribute('href') ?? ''),
  );
  expect([first, second].every((hash) => hash.length > 1)).toBe(true);

  await links.nth(1).click();
  await landsOn(page, first);
  letThrough();
  await bringToLife(page);
  await landsOn(page, first);

  await links.nth(2).click();
  await landsOn(page, second);
  expect(new URL(page.url()).hash).toBe(second);

  await page.unrouteAll();
  await openAlive(page, `${urls.web}/before-after#women`);
  await landsOn(page, '#women');
  await picture(page, 0).hover();
  await becomesOpaque(overlayOf(page), 1);
  await page.mouse.move(0, 0);
  await becomesOpaque(overlayOf(page), 0);
  expect(problems).toEqual([]);
});

it('a tap shows the words over a picture, and another hides them', async () => {
  await using visitor = await visit(phone);
  const { page, problems } = visitor;
  await openAlive(page, `${urls.web}/before-after`);
  const [first, second] = [picture(page, 0), picture(page, 1)];
  const overlay = overlayOf(page);
  await becomesOpaque(overlay, 0);
  await first.tap();
  expect(await first.getAttribute('aria-pressed')).toBe('true');
  await becomesOpaque(overlay, 1);
  await second.tap();
  expect([await first.getAttribute('aria-pressed'), await second.getAttribute('aria-pressed')]).toEqual([
    'true',
    'true',
  ]);
  await first.tap();
  await becomesOpaque(overlay, 0);
  expect(problems).toEqual([]);
});
