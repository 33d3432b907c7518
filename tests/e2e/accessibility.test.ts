import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Visit, visit } from '../setup/browser.ts';
import { axeFindings, faults, overflow } from '../setup/findings.ts';
import { runningStack } from '../setup/running-stack.ts';
import { openAlive, saidByHead } from './page-life.ts';
import { examinedPages } from './route-table.ts';

const { urls } = runningStack();

const missingPages = ['/flow-programs/no-such-program', '/no-such-page'];

type Step = (page: Page) => Promise<void>;

const desktop = { width: 1280, height: 844 };

/** What is wrong with a part that has opened on a page, whose surroundings were looked at before. */
async function look(page: Page, state: string, within: string): Promise<void> {
  expect([state, await faults(page, within)]).toEqual([state, []]);
  await page.setViewportSize(desktop);
}

/** A dialog of `/flow-in-person`, which can also be reached and closed at a zoom of 200 %. */
async function lookAndClose(page: Page, state: string): Promise<void> {
  await look(page, state, '[role="dialog"]');
  await page.setViewportSize({ width: 640, height: 400 });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link').last().scrollIntoViewIfNeeded();
  expect([state, await overflow(page)]).toEqual([state, []]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.setViewportSize(desktop);
}

/** The first stop of the keyboard leads past the header, and every stop after it can be seen. */
async function goByKeyboard(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement?.textContent')).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement?.closest("main") !== null')).toBe(true);
  for (let stop = 0; stop < 20; stop += 1) {
    const unseen = await page.evaluate<string>(`(() => {
      const element = document.activeElement;
      const { outlineStyle } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return outlineStyle !== 'none' && width > 0 && height > 0 ? '' : element.outerHTML.slice(0, 200);
    })()`);
    expect(unseen).toBe('');
    await page.keyboard.press('Tab');
  }
}

/** In the colours that a visitor chose it can be seen where the focus is. */
async function focusInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const connect = page
    .locator('main')
    .getByRole('button', { name: /Connect|Contact us/ })
    .first();
  await connect.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const edges = await page.evaluate<string[]>(`(() => {
    const { outlineStyle, borderStyle } = getComputedStyle(document.activeElement);
    return [outlineStyle, borderStyle];
  })()`);
  expect(edges).toEqual(['solid', 'solid']);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** What is done on a page before it is looked at. */
const stepsBefore: Record<string, Step> = {
  '/flow-in-person': goByKeyboard,
  // One stays closed: the look sees both words of the switch.
  '/coaches': async (page) => {
    for (const summary of (await page.locator('main summary').all()).slice(0, -1)) await summary.click();
  },
};

/** The part in which a page differs from one that is looked at whole. */
const partOf: Record<string, string> = { '/ridge-lean': '[aria-labelledby="results-title"]' };

/** What opens on a page. */
const stepsAfter: Record<string, Step> = {
  '/': async (page) => {
    await page.locator('header nav:visible summary').click();
    await page
      .getByRole('link', { name: /^In-Person/ })
      .first()
      .waitFor();
    expect(await axeFindings(page, { within: 'header' })).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  },
  '/pricing': async (page) => {
    await focusInForcedColors(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header summary:visible').click();
    await page.locator('header nav:visible').getByRole('link', { name: 'Coaches' }).waitFor();
    expect(await axeFindings(page, { within: 'header' })).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  },
  '/ridge-lean': async (page) => {
    await focusInForcedColors(page);
    await page.locator('[aria-labelledby="results-title"] button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Next' }).waitFor();
    const picture = page.getByRole('dialog').locator('img');
    await expect.poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth') > 0)).toBe(true);
    await look(page, 'a picture that is open large', '[role="dialog"]');
  },
  '/flow-in-person': async (page) => {
    await page.locator('main').getByRole('button', { name: 'See locations' }).click();
    await page.getByRole('dialog').waitFor();
    await lookAndClose(page, 'the places to train at');
    await page.locator('#start').getByRole('button', { name: 'WhatsApp' }).click();
    await page.getByRole('dialog').getByRole('img').waitFor();
    await lookAndClose(page, 'the code that opens a chat');
  },
  '/blog': async (page) => {
    await page.getByRole('button', { name: 'Open AI assistant chat' }).click();
    await page.getByPlaceholder('Type your message...').waitFor();
    await look(page, 'the open chat', '[role="dialog"]');
    // On the next page axe would take the tooltip under the pointer for the label of the button.
    await page.mouse.move(0, 0);
  },
};

/** How many things move by themselves for longer than an eye notices. */
const moving = (page: Page) =>
  page.evaluate<number>(
    "document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime > 50).length",
  );

describe('on a phone, a tablet and a wide screen', () => {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visit();
  });

  it.each(examinedPages)(
    '%s comes alive without a complaint, still says what it said, stands still and can be read by everybody, and so can what opens on it',
    async (path) => {
      const { page, problems } = visitor;
      problems.length = 0;
      await openAlive(page, urls.web + path);
      expect(await page.locator('h1').count()).toBe(1);
      const [after, before] = await saidByHead(page);
      expect(after).toEqual(before);
      expect(after.length).toBeGreaterThan(10);
      expect(await moving(page)).toBe(0);
      await stepsBefore[path]?.(page);
      expect(await faults(page, partOf[path])).toEqual([]);
      await page.setViewportSize(desktop);
      await stepsAfter[path]?.(page);
      expect(problems).toEqual([]);
    },
  );

  it.each(missingPages)('%s can be read by everybody, and nothing on it moves', async (path) => {
    const { page, problems } = visitor;
    problems.length = 0;
    await openAlive(page, urls.web + path);
    expect(problems.filter((problem) => !/status of 404|There is no page at/.test(problem))).toEqual([]);
    expect(await moving(page)).toBe(0);
    expect(await faults(page)).toEqual([]);
  });
});
