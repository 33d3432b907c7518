import type { Locator, Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { visit, withMotion } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { openAlive } from './page-life.ts';

const { urls } = runningStack();
const { site } = await loadContent();

const wide = { viewport: { width: 1280, height: 800 }, ...withMotion };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...withMotion };

describe('what moves by itself', () => {
  /** Opens a page whose clock stands still, with nobody pointing at anything. */
  async function openStill(page: Page, path: string): Promise<void> {
    await page.clock.install();
    await openAlive(page, urls.web + path);
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 60_000);
  }

  const still = async (shown: () => Promise<string | null>, before: string | null) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await shown()).toBe(before);
  };

  it('testimonials are shown one after another, until somebody pauses them', async () => {
    const interval = 2500;
    const count = 4;
    await using visitor = await visit(wide);
    const { page, problems } = visitor;
    await openStill(page, '/');
    const pause = page.getByRole('button', { name: 'Pause testimonials' });
    const play = page.getByRole('button', { name: 'Play testimonials' });
    const shown = () => page.locator('figure[data-current] blockquote').textContent();
    const leave = async () => {
      await page.mouse.move(0, 0);
      await page.evaluate('document.activeElement?.blur()');
    };
    // What stands still while it is attended begins anew when it is left.
    await pause.focus();
    await leave();
    const seen: (string | null)[] = [await shown()];
    for (let turn = 0; turn < count; turn += 1) {
      const before = seen.at(-1) ?? null;
      await page.clock.runFor(interval - 1);
      await still(shown, before);
      await page.clock.runFor(1);
      await expect.poll(() => shown()).not.toBe(before);
      seen.push(await shown());
    }
    expect(new Set(seen).size).toBe(count);
    expect(seen[count]).toBe(seen[0]);

    await pause.click();
    await leave();
    await page.clock.runFor(interval * 3);
    await still(shown, seen[0] ?? null);
    await play.click();
    await page.clock.runFor(interval * 3);
    await still(shown, seen[0] ?? null);
    await leave();
    await page.clock.runFor(interval);
    await expect.poll(() => shown()).toBe(seen[1]);
    expect(problems).toEqual([]);
  });
});

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

describe('in person', () => {
  it.each([
    ['a phone', phone, 200],
    ['a wide screen', wide, 256],
  ])('on %s the code that opens a chat has its size, and a link beside it', async (_, screen, size) => {
    await using visitor = await visit(screen);
    const { page, problems } = visitor;
    await openAlive(page, `${urls.web}/flow-in-person`);
    const opener = page.locator('#start').getByRole('button', { name: 'WhatsApp' });
    await opener.click();
    const dialog = page.getByRole('dialog');
    const code = dialog.getByRole('img', { name: /QR code/ });
    await code.waitFor();
    expect([await code.getAttribute('width'), await code.getAttribute('height')]).toEqual([
      `${size}`,
      `${size}`,
    ]);
    const link = dialog.getByRole('link', { name: /Open WhatsApp/ });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect([href.hostname, href.searchParams.get('text')]).toEqual([
      'wa.me',
      site.whatsapp.templates.general,
    ]);
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
      '_blank',
      expect.stringContaining('noopener'),
    ]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => opener.evaluate((button) => button === button.ownerDocument.activeElement))
      .toBe(true);
    expect(problems).toEqual([]);
  });
});

describe('pictures that open large', () => {
  it('are shown in a circle', async () => {
    await using visitor = await visit(wide);
    const { page, problems } = visitor;
    await openAlive(page, `${urls.web}/ridge-lean`);
    const pictures = page.locator('main section[aria-labelledby="results-title"] button:has(img)');
    const count = await pictures.count();
    expect(count).toBeGreaterThan(1);
    await pictures.last().click();
    const lightbox = page.getByRole('dialog');
    await lightbox.getByText(`${count} / ${count}`).waitFor();
    await lightbox.getByRole('button', { name: 'Next' }).click();
    await lightbox.getByText(`1 / ${count}`).waitFor();
    await lightbox.getByRole('button', { name: 'Previous' }).click();
    await lightbox.getByText(`${count} / ${count}`).waitFor();
    await page.keyboard.press('ArrowRight');
    await lightbox.getByText(`1 / ${count}`).waitFor();
    await expect
      .poll(() => lightbox.locator('img').evaluate((image) => Reflect.get(image, 'naturalWidth') > 0))
      .toBe(true);
    await lightbox.getByRole('button', { name: 'Close' }).click();
    await lightbox.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
});
