import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoAdmin } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { openAs } from '../setup/login.ts';
import { anyPage, openAlive, restingPlace } from './page-life.ts';

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

async function openForm(page: Page): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'Connect' }).first().click();
  await page.getByRole('dialog').waitFor();
}

const focused = (page: Page) => page.locator('*:focus');
const ground = (item: Locator) => item.evaluate((element) => getComputedStyle(element).backgroundColor);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(thing: Locator): Promise<Box> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`It cannot be seen: ${thing}`);
  return box;
}

function sharesArea(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0;
}

/** Whether one thing lies on another. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  return sharesArea(...(await Promise.all([boxOf(one), boxOf(other)])));
}

/** The texts and boxes of all controls in one evaluation: each would be four round trips. */
const boxesOf = (controls: Locator) =>
  controls.evaluateAll((elements) =>
    (elements as HTMLElement[]).map((element): [string, Box] => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.innerText, { x, y, width, height }];
    }),
  );

describe('a toast', () => {
  it('lies beside a modal dialog and an open chat on every screen, is reached with F8 and read by everybody, gives the focus back, and looks another way when something went wrong', async () => {
    await using visitor = await visit({ hasTouch: true });
    const { page, problems } = visitor;
    await openAlive(page, `${anyPage}?utm_source=newsletter`);
    const dialog = page.getByRole('dialog');
    const cameBy = () => page.evaluate<string | null>("localStorage.getItem('flow.attribution')");
    const staysBeside = (shown: Locator, message: string) =>
      expect.poll(() => overlap(dialog, shown), { message }).toBe(false);
    const pressEscape = async (shown: Locator) => {
      await page.keyboard.press('Escape');
      await shown.waitFor({ state: 'detached' });
    };
    const head = () => restingPlace(page, '[role="dialog"]');
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1279, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openForm(page);
      const before = await head();
      const error = await sendOpenForm(page);
      await staysBeside(error, `the form at ${width} px`);
      // It stays where it is when a toast comes and goes.
      if (width === 768) expect(await head()).toBe(before);
      await pressEscape(error);
      if (width === 768) expect(await head()).toBe(before);
      await pressEscape(dialog);

      // At 768 px the rules are those of 1279 px, where the window is lower; at 1280 px the form, which is taller, is enough.
      if (width === 768) continue;
      const answer = await choose(page, width === 390 ? 'Accept' : 'Decline');
      // On a site without analytics that is the whole of the choice.
      await expect.poll(async () => (await cameBy()) !== null).toBe(width === 390);
      await page.getByRole('button', { name: 'Privacy choices' }).click();
      await dialog.getByText('This site loads no analytics.').waitFor();
      await staysBeside(answer, `the choices at ${width} px`);
      await pressEscape(answer);
      await pressEscape(dialog);
    }

    await page.setViewportSize({ width: 1280, height: 800 });
    await openForm(page);
    const error = await sendOpenForm(page);
    await staysBeside(error, 'the form at 1280 px');
    expect(await error.evaluate((item) => item.closest('[aria-hidden="true"]'))).toBeNull();
    const alarming = await ground(error);
    const before = await focused(page).evaluate((element) => element.outerHTML.slice(0, 80));
    await page.keyboard.press('F8');
    await expect.poll(() => focused(page).evaluate((element) => element.tagName)).toBe('OL');
    await page.keyboard.press('Tab');
    expect(await focused(page).innerText()).toContain(errorTitle);
    await page.keyboard.press('Tab');
    expect(await focused(page).getAttribute('aria-label')).toBe('Close');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await error.waitFor({ state: 'detached' });
    expect(await focused(page).evaluate((element) => element.outerHTML.slice(0, 80))).toBe(before);
    expect(await dialog.isVisible()).toBe(true);
    await pressEscape(dialog);

    const shown = await choose(page, 'Decline');
    expect(await ground(shown)).not.toBe(alarming);
    for (const [width, place] of [
      [390, 390],
      [1920, 420],
      [768, 420],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      // It does not close while a pointer rests on it.
      await shown.hover();
      const box = await boxOf(region(page).locator('ol'));
      expect(box.width).toBeLessThanOrEqual(place);
      expect(box.width).toBeGreaterThan(340);
      expect(box.x + box.width).toBeCloseTo(width, 0);
    }
    await page.getByRole('button', { name: 'Open AI assistant chat' }).click();
    const chat = await boxOf(dialog);
    expect((await boxOf(shown)).x).toBeGreaterThanOrEqual(chat.x + chat.width);
    expect(problems).toEqual([]);
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
      const place = await boxOf(shown);
      for (const [control, box] of await boxesOf(foot.getByRole('button')))
        expect([width, control, sharesArea(place, box)]).toEqual([width, control, false]);
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
