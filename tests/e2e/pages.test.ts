import type { Locator } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { visit, withMotion } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { openAlive } from './page-life.ts';

const { urls } = runningStack();

const wide = { viewport: { width: 1280, height: 800 }, ...withMotion };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...withMotion };

describe('before and after', () => {
  const opacity = (overlay: Locator) =>
    overlay.evaluate((element) =>
      Number(element.ownerDocument.defaultView?.getComputedStyle(element).opacity),
    );
  const becomes = (overlay: Locator, value: number) =>
    vi.waitFor(async () => expect(await opacity(overlay)).toBe(value), { timeout: 5_000 });

  it('a tap shows the words over a picture, and another hides them', async () => {
    await using visitor = await visit(phone);
    const { page, problems } = visitor;
    await openAlive(page, `${urls.web}/before-after`);
    const [first, second] = [0, 1].map((index) => page.locator('main li button').nth(index));
    if (!first || !second) throw new Error('There are no pictures.');
    const overlay = first.locator('span').nth(1);
    await becomes(overlay, 0);
    await first.tap();
    expect(await first.getAttribute('aria-pressed')).toBe('true');
    await becomes(overlay, 1);
    await second.tap();
    expect([await first.getAttribute('aria-pressed'), await second.getAttribute('aria-pressed')]).toEqual([
      'true',
      'true',
    ]);
    await first.tap();
    await becomes(overlay, 0);
    expect(problems).toEqual([]);
  });

  it('a pointer shows them by coming, and hides them by leaving', async () => {
    await using visitor = await visit(wide);
    const { page } = visitor;
    await openAlive(page, `${urls.web}/before-after`);
    const picture = page.locator('main li button').first();
    const overlay = picture.locator('span').nth(1);
    await picture.hover();
    await becomes(overlay, 1);
    await page.mouse.move(0, 0);
    await becomes(overlay, 0);
  });
});
