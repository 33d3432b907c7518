import type { Locator, Page } from 'playwright';
import { type Account, demoAdmin, demoClient } from '../setup/backend.ts';
import { launchBrowser } from '../setup/browser.ts';
import { startTestStack } from '../setup/stack.ts';
import { type Figure, median, milliseconds } from './figure.ts';
import { signIn } from './sign-in.ts';

/** As slow as Lighthouse takes a phone to be. */
const slowdown = 4;
const runs = 5;

interface Action {
  /** What is measured: one press, or one key. */
  act(page: Page): Promise<unknown>;
  /** What has to be there before the next one. */
  until?(page: Page): Promise<unknown>;
}

interface Screen {
  path: string;
  as: Account;
  ready(page: Page): Promise<unknown>;
  /** One after the other, on the same page. */
  actions: Readonly<Record<string, Action>>;
}

/** A touch where something is, and nothing else: Playwright's own looks first who would get it. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} cannot be seen.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });
const shown = (page: Page) => page.getByRole('dialog').waitFor();
const opened = (name: string | RegExp): Action => ({
  act: (page) => press(page, button(page, name)),
  until: shown,
});
const closed: Action = { act: (page) => page.keyboard.press('Escape'), until: gone };
const typed = (label: string): Action => ({
  act: async (page) => {
    await page.getByLabel(label).focus();
    await page.keyboard.press('a');
  },
});
const openedRow: Action = {
  act: (page) => press(page, page.locator('[data-control="open"]').first()),
  until: shown,
};

const screens: readonly Screen[] = [
  {
    path: '/dashboard',
    as: demoClient,
    ready: (page) => page.getByLabel('First name').waitFor(),
    actions: {
      'type a name': typed('First name'),
      'open Change password': {
        act: (page) => press(page, page.locator('summary', { hasText: 'Change password' })),
      },
      'open Cancel': opened(/^Cancel /),
      'close it': closed,
      'go to a form': {
        act: (page) => press(page, page.getByRole('link', { name: /^Fill in / }).first()),
        until: (page) => button(page, 'Next').waitFor(),
      },
      'answer a question': { act: (page) => press(page, page.locator('main form label').first()) },
      'press Next': { act: (page) => press(page, button(page, 'Next')) },
    },
  },
  {
    path: '/admin',
    as: demoAdmin,
    ready: (page) => button(page, 'Load more').waitFor(),
    actions: {
      'open Cancel': {
        act: (page) => press(page, page.getByRole('row').getByRole('button', { name: 'Cancel' }).first()),
        until: shown,
      },
      'close it': closed,
      'open Change password': { act: (page) => press(page, button(page, 'Change password')) },
      'press Load more': { act: (page) => press(page, button(page, 'Load more')) },
    },
  },
  {
    path: '/admin/leads',
    as: demoAdmin,
    ready: (page) => page.locator('[data-control="open"]').first().waitFor(),
    actions: { 'type in a filter': typed('Search'), 'open a lead': openedRow, 'close it': closed },
  },
  {
    path: '/admin/forms/goal-setting',
    as: demoAdmin,
    ready: (page) => page.locator('main tbody tr').first().waitFor(),
    actions: {
      'open a submission': { act: (page) => press(page, button(page, /View/)), until: shown },
      'close it': closed,
    },
  },
];

declare global {
  var interactions: { interactionId: number; duration: number }[];
}

/** Milliseconds from an action to the frame that shows what it did; steps of 8, as the browser tells them. */
async function timeAction(page: Page, { act, until }: Action): Promise<number> {
  await page.evaluate(() => {
    globalThis.interactions.length = 0;
  });
  await act(page);
  await until?.(page);
  // An event is told of once the frame after it is there.
  await page.waitForTimeout(600);
  return page.evaluate(() => Math.max(0, ...globalThis.interactions.map(({ duration }) => duration)));
}

async function timeScreen(
  site: string,
  { path, as, ready, actions }: Screen,
): Promise<Record<string, number>> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await signIn(page, site, as);
    await page.addInitScript(() => {
      globalThis.interactions = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
          if (entry.interactionId > 0) globalThis.interactions.push(entry);
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(site + path);
    await ready(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.waitForTimeout(1_000);
    const times: Record<string, number> = {};
    for (const [name, action] of Object.entries(actions)) times[name] = await timeAction(page, action);
    return times;
  } finally {
    await browser.close();
  }
}

/** How long the screens of clients and admins take to show what was done, on a phone's screen and four times slower. */
export async function measureActions(): Promise<Figure[]> {
  const { stack, stop } = await startTestStack({ web: 'built', loadsLate: false });
  try {
    const figures: Figure[] = [];
    for (const screen of screens) {
      const visits: Record<string, number>[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await timeScreen(stack.urls.web, screen));
      for (const name of Object.keys(screen.actions)) {
        const times = visits.map((visit) => visit[name] ?? Number.NaN);
        figures.push({
          name: `${screen.path}: ${name}, CPU ${slowdown} x slower`,
          value: `${milliseconds(median(times))} (at most ${milliseconds(Math.max(...times))})`,
          target: 'under 100 ms',
        });
      }
    }
    return figures;
  } finally {
    await stop();
  }
}
