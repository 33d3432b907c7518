import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Visit, visit } from '../setup/browser.ts';
import { axeFindings, faults, overflow } from '../setup/findings.ts';
import { runningStack } from '../setup/running-stack.ts';
import { openAlive, saidByHead } from './page-life.ts';
import { examinedPages } from './route-table.ts';

const { urls } = runningStack();

const missingPages = ['/flow-programs/no-such-program', '/no-such-page'];

interface State {
  path: string;
  /** The screen that has it, where not every one does. */
  width?: number;
  open: (page: Page) => Promise<void>;
}

const states: Record<string, State> = {
  'the menu of a narrow screen': {
    path: '/pricing',
    width: 390,
    open: async (page) => {
      await page.locator('header summary:visible').click();
      await page.locator('header nav:visible').getByRole('link', { name: 'Coaches' }).waitFor();
    },
  },
  'the coaching submenu': {
    path: '/',
    width: 1280,
    open: async (page) => {
      await page.locator('header nav:visible summary').click();
      await page
        .getByRole('link', { name: /^In-Person/ })
        .first()
        .waitFor();
    },
  },
  'a picture that is open large': {
    path: '/ridge-lean',
    open: async (page) => {
      await page.locator('[aria-labelledby="results-title"] button').first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Next' }).waitFor();
      const picture = page.getByRole('dialog').locator('img');
      await expect.poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth') > 0)).toBe(true);
    },
  },
  'the places to train at': {
    path: '/flow-in-person',
    open: async (page) => {
      await page.getByRole('button', { name: 'See locations' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'the code that opens a chat': {
    path: '/flow-in-person',
    open: async (page) => {
      await page.locator('#start').getByRole('button', { name: 'WhatsApp' }).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  'everything that unfolds': {
    path: '/coaches',
    open: async (page) => {
      for (const summary of await page.locator('main summary').all()) await summary.click();
    },
  },
  'the open chat': {
    path: '/blog',
    open: async (page) => {
      await page.getByRole('button', { name: 'Open AI assistant chat' }).click();
      await page.getByPlaceholder('Type your message...').waitFor();
    },
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
    '%s comes alive without a complaint, still says what it said, stands still and can be read by everybody',
    async (path) => {
      const { page, problems } = visitor;
      problems.length = 0;
      await openAlive(page, urls.web + path);
      expect(await page.locator('h1').count()).toBe(1);
      const [after, before] = await saidByHead(page);
      expect(after).toEqual(before);
      expect(after.length).toBeGreaterThan(10);
      expect(problems).toEqual([]);
      expect(await moving(page)).toBe(0);
      expect(await faults(page)).toEqual([]);
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

  it.each(Object.entries(states))('%s can be read by everybody', async (_, { path, width, open }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: width ?? 1280, height: 844 });
    await openAlive(page, urls.web + path);
    await open(page);
    if (width === undefined) expect(await faults(page)).toEqual([]);
    else expect([await axeFindings(page), await overflow(page)]).toEqual([[], []]);
  });
});

describe('enlarged', () => {
  it('what opens over a page at a zoom of 200 % can be reached and closed', async () => {
    await using visitor = await visit({
      viewport: { width: 640, height: 400 },
      deviceScaleFactor: 2,
    });
    const { page } = visitor;
    await openAlive(page, `${urls.web}/flow-in-person`);
    for (const button of ['See locations', 'WhatsApp']) {
      await page.locator('main').getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('link').last().scrollIntoViewIfNeeded();
      expect(await overflow(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
  });
});

describe('in the colours that a visitor chose', () => {
  it.each(['/ridge-lean', '/pricing'])('%s shows where the focus is', async (path) => {
    await using visitor = await visit({
      forcedColors: 'active',
      viewport: { width: 1280, height: 800 },
    });
    const { page, problems } = visitor;
    await openAlive(page, urls.web + path);
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
    expect(problems).toEqual([]);
  });
});

describe('with the keyboard alone', () => {
  it('the first stop leads past the header, and every stop after it can be seen', async () => {
    await using visitor = await visit({ viewport: { width: 1280, height: 800 } });
    const { page } = visitor;
    await openAlive(page, `${urls.web}/flow-in-person`);
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate<string>('document.activeElement?.textContent ?? ""');
    expect(await focused()).toBe('Skip to content');
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
  });
});
