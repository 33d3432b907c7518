import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../setup/browser.ts';
import { withBuiltSite } from './built-site.ts';
import { programPage } from './example-pages.ts';
import { type Figure, median, milliseconds } from './figure.ts';

const destinations = ['/pricing', '/before-after', '/coaches', '/blog', programPage];
/** Between the hover and the press: long enough for the page to have come. */
const prefetchTime = 500;

/** As the machine that measures is, and as slow as Lighthouse takes a phone to be. */
const slowdowns = [
  { rate: 1, name: 'next page after a hover', target: 'under 100 ms' },
  { rate: 4, name: 'next page after a hover, CPU 4 x slower', target: '' },
];

/** Milliseconds from the press of a link that was hovered before to the frame that shows its page. */
async function timeNavigation(page: Page, path: string): Promise<number> {
  const link = page.locator(`header a[href="${path}"]`).first();
  await link.hover();
  await page.waitForTimeout(prefetchTime);
  return link.evaluate(
    (element, target) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        const look = () => {
          const isThere = location.pathname === target && document.querySelector('#content h1') !== null;
          // After the frame in which it is there.
          if (isThere) setTimeout(() => resolve(performance.now() - begin));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        (element as HTMLElement).click();
      }),
    path,
  );
}

async function timeNavigations(browser: Browser, url: string, rate: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const times: number[] = [];
  for (const path of destinations) times.push(await timeNavigation(page, path));
  await page.close();
  return times;
}

/** How long a press takes to show the next page, when a pointer has been on the link. */
export async function measureNavigation(): Promise<Figure[]> {
  return withBuiltSite(async (url) => {
    const browser = await launchBrowser();
    try {
      const figures: Figure[] = [];
      for (const { rate, name, target } of slowdowns) {
        const times = await timeNavigations(browser, url, rate);
        const value = `${milliseconds(median(times))} (at most ${milliseconds(Math.max(...times))})`;
        figures.push({ name, value, target });
      }
      return figures;
    } finally {
      await browser.close();
    }
  });
}
