import type { Page } from 'playwright';
import { vi } from 'vitest';
import { runningStack } from '../setup/running-stack.ts';

/** Where it is no matter on which page: the home page costs twice as much, for its pictures. */
export const anyPage = `${runningStack().urls.web}/pricing`;

/** Touches an open page, which starts it at once, and waits until it is hydrated. */
export async function bringToLife(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated="page"]').waitFor();
}

/** Opens a page and brings it to life. */
export async function openAlive(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await bringToLife(page);
}

/** What the head of an open page says now, and what it said before any script. */
export const saidByHead = (page: Page) =>
  page.evaluate<[string[], string[]]>(`fetch(location.href)
    .then((response) => response.text())
    .then((html) => [document, new DOMParser().parseFromString(html, 'text/html')].map(({ head }) =>
      [...head.querySelectorAll('title, meta[name], meta[property], link[data-head], [type="application/ld+json"]')]
        .map((element) => element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent)
        .sort()))`);

/** Keeps every script of the site on its way until it is let through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    // A page that was closed meanwhile needs it no more.
    await route.continue().catch(() => {});
  });
  return letThrough;
}

/** How far below the top of the screen an element begins, once nothing scrolls any more. */
export async function restingPlace(page: Page, selector: string): Promise<number> {
  let before = Number.NaN;
  return await vi.waitFor(
    async () => {
      const top = (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
      const rests = top === before;
      before = top;
      if (!rests) throw new Error(`${selector} still moves`);
      return Math.round(top);
    },
    { timeout: 5_000, interval: 100 },
  );
}
