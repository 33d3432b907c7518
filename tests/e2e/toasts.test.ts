import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoAdmin } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { openAs } from '../setup/login.ts';
import { anyPage, openAlive, restingPlace } from './page-life.ts';

const wide = { viewport: { width: 1280, height: 844 } };
const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const toast = (page: Page, title: string) =>
  region(page).getByRole('listitem').filter({ hasText: title }).first();

/** Presses a choice in the footer: it is followed by a toast of the default look. */
async function choose(page: Page, name: 'Accept' | 'Decline') {
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  const shown = toast(page, name === 'Accept' ? 'that is accepted' : 'That is declined');
  await shown.waitFor();
  return shown;
}

const errorTitle = 'Please fix the following errors:';

/** Sends the form that is open, and empty: the dialog stays, and a destructive toast lists what is missing. */
async function sendOpenForm(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
  const shown = toast(page, errorTitle);
  await shown.waitFor();
  return shown;
}

async function sendEmptyForm(page: Page) {
  await page.locator('main').getByRole('button', { name: 'Connect' }).first().click();
  return sendOpenForm(page);
}

const focused = (page: Page) => page.locator('*:focus');

/** Whether one thing lies on another. */
async function overlap(...things: [Locator, Locator]): Promise<boolean> {
  const [one, other] = await Promise.all(things.map((thing) => thing.boundingBox()));
  if (!one || !other) throw new Error(`Not both can be seen: ${things.join(', ')}`);
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0;
}

describe('a toast', () => {
  it('has a place that is as wide as a phone and no wider elsewhere, leaves room for an open chat, and looks another way when something went wrong', async () => {
    await using visitor = await visit(wide);
    const { page } = visitor;
    await openAlive(page, anyPage);
    for (const [width, place] of [
      [390, 390],
      [1920, 420],
      [768, 420],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await choose(page, 'Decline');
      const box = await region(page).locator('ol').boundingBox();
      expect(box?.width).toBeLessThanOrEqual(place);
      expect(box?.width).toBeGreaterThan(340);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width, 0);
    }
    const shown = await choose(page, 'Decline');
    const launcher = page.getByRole('button', { name: 'Open AI assistant chat' });
    await launcher.click();
    const chat = await page.getByRole('dialog').boundingBox();
    expect((await shown.boundingBox())?.x).toBeGreaterThanOrEqual((chat?.x ?? 0) + (chat?.width ?? 0));
    await launcher.click();

    const ground = (item: Locator) => item.evaluate((element) => getComputedStyle(element).backgroundColor);
    const calm = await ground(shown);
    expect(await ground(await sendEmptyForm(page))).not.toBe(calm);
  });
});

describe('in the admin', () => {
  const screens = [
    [390, 844],
    [1280, 800],
  ] as const;

  it('it lies on none of the controls under a list, and on no popover', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await openAs(demoAdmin, page, '/admin');
    const foot = page.locator('main footer');
    await foot.getByRole('button', { name: 'Load more' }).waitFor();
    const shown = region(page).getByRole('listitem').first();
    const close = async () => {
      await shown.getByRole('button', { name: 'Close' }).click();
      await shown.waitFor({ state: 'detached' });
    };
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: 'View PARQ' }).first().click();
      await shown.waitFor();
      await page.evaluate('scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })');
      for (const control of await foot.getByRole('button').all())
        expect([width, await control.innerText(), await overlap(shown, control)]).toEqual([
          width,
          await control.innerText(),
          false,
        ]);
      await close();

      await foot.getByRole('button', { name: 'Change password' }).click();
      const popover = page.getByRole('dialog', { name: 'Change password' });
      await popover.getByRole('button', { name: 'Update password' }).click();
      await shown.waitFor();
      expect([width, await overlap(shown, popover)]).toEqual([width, false]);
      // Closing it leaves the popover as it is.
      await close();
      expect(await popover.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await popover.waitFor({ state: 'detached' });
    }
  });
});

describe('while a modal dialog is open', () => {
  it('F8 leads to a toast that everybody can read, and the focus stays there until it is closed and gives it back', async () => {
    await using visitor = await visit(wide);
    const { page, problems } = visitor;
    await openAlive(page, anyPage);
    await page.clock.install();
    const shown = await sendEmptyForm(page);
    expect(await shown.evaluate((item) => item.closest('[aria-hidden="true"]'))).toBeNull();
    const before = await focused(page).evaluate((element) => element.outerHTML.slice(0, 80));

    await page.keyboard.press('F8');
    await expect.poll(() => focused(page).evaluate((element) => element.tagName)).toBe('OL');
    await page.keyboard.press('Tab');
    expect(await focused(page).innerText()).toContain(errorTitle);
    await page.keyboard.press('Tab');
    expect(await focused(page).getAttribute('aria-label')).toBe('Close');
    // It waits for who is reading it.
    await page.clock.runFor(5_500);
    expect(await shown.isVisible()).toBe(true);

    expect(await faults(page)).toEqual([]);

    await page.keyboard.press('Enter');
    await shown.waitFor({ state: 'detached' });
    expect(await focused(page).evaluate((element) => element.outerHTML.slice(0, 80))).toBe(before);
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  it('a toast lies beside it, not on it, on every screen, and moves nothing', async () => {
    await using visitor = await visit({ hasTouch: true });
    const { page } = visitor;
    await openAlive(page, anyPage);
    const covered = (shown: Locator) => overlap(page.getByRole('dialog'), shown);
    const head = () => restingPlace(page, '[role="dialog"]');
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1279, 720],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator('main').getByRole('button', { name: 'Connect' }).first().click();
      await page.getByRole('dialog').waitFor();
      const before = await head();
      const error = await sendOpenForm(page);
      await expect.poll(() => covered(error), { message: `the form at ${width} px` }).toBe(false);
      // It stays where it is when a toast comes and goes.
      if (width === 768) expect(await head()).toBe(before);
      await page.keyboard.press('Escape');
      await error.waitFor({ state: 'detached' });
      if (width === 768) expect(await head()).toBe(before);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      const answer = await choose(page, 'Decline');
      await page.getByRole('button', { name: 'Privacy choices' }).click();
      await page.getByRole('dialog').waitFor();
      await expect.poll(() => covered(answer), { message: `the choices at ${width} px` }).toBe(false);
      await page.keyboard.press('Escape');
      await answer.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});
