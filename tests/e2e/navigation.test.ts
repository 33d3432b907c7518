import type { Page, Request } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { visit, withMotion } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { openAlive } from './page-life.ts';

const { urls } = runningStack();

const wide = { viewport: { width: 1280, height: 800 }, ...withMotion };
const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
const atTop = (page: Page) =>
  vi.waitFor(async () => expect(await scrolled(page)).toBe(0), { timeout: 10_000, interval: 100 });
const focused = (page: Page) => page.evaluate<string>('document.activeElement?.id ?? ""');
const mainLink = (page: Page, name: string) =>
  page.locator('header nav:visible').getByRole('link', { name, exact: true });

/** Waits for the first picture of the page that is there now. */
const showsPicture = (page: Page) =>
  vi.waitFor(
    async () => {
      const found = await page.evaluate<string>(`(() => {
        const picture = document.querySelector('main img');
        if (!picture?.complete) return 'awaited';
        return picture.naturalWidth > 0 ? 'shown' : 'broken: ' + picture.src;
      })()`);
      expect(found, page.url()).toBe('shown');
    },
    { timeout: 10_000 },
  );

/** What makes a page, pictures aside: they come when they are seen. */
function watchRequests(page: Page) {
  const asked: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    underWay.add(request);
    if (['document', 'script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType()))
      asked.push(request.url());
  });
  const over = (request: Request) => underWay.delete(request);
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return { asked, underWay };
}

describe('going from page to page', () => {
  it('a page is loaded when a pointer reaches its link, the press asks for nothing; it begins at its top with the focus, also going back and forward, and shows its pictures', async () => {
    await using visitor = await visit(wide);
    const { page, problems } = visitor;
    const { asked, underWay } = watchRequests(page);
    // Any page but those that are gone to: this one has no pictures to load.
    await openAlive(page, `${urls.web}/privacy-policy`);
    expect(await focused(page)).toBe('');

    const before = asked.length;
    await mainLink(page, 'Pricing').hover();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await expect.poll(() => underWay.size).toBe(0);
    // Everything that a script asks for in its turn has been asked for.
    await page.waitForTimeout(150);
    const loaded = asked.length;
    expect(asked.slice(before).filter((url) => !url.includes('/assets/'))).toEqual([]);
    await mainLink(page, 'Pricing').click();
    await page.waitForURL(`${urls.web}/pricing`);
    await page.getByRole('heading', { level: 1, name: 'What it costs. All of it.' }).waitFor();
    expect(asked.slice(loaded)).toEqual([]);

    const scrollDown = () => page.evaluate('scrollTo({ top: 900, behavior: "instant" })');
    const shown = async (path: string, title: string) => {
      await page.waitForURL(urls.web + path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await atTop(page);
      await expect.poll(() => focused(page)).toBe('content');
    };
    await scrollDown();
    await page.locator('footer').getByRole('link', { name: 'Coaches' }).click();
    await shown('/coaches', 'Meet Your Coaches');
    await showsPicture(page);
    await scrollDown();
    await page.goBack();
    await shown('/pricing', 'What it costs. All of it.');
    await scrollDown();
    await page.goForward();
    await shown('/coaches', 'Meet Your Coaches');

    const title = page.locator('h1');
    for (const path of ['/flow-in-person', '/flow-programs/ridge-pedal', '/blog/the-quiet-hour']) {
      const titleBefore = await title.textContent();
      await page.evaluate(`history.pushState(null, '', '${path}')`);
      await vi.waitFor(async () => expect(await title.textContent()).not.toBe(titleBefore), {
        timeout: 10_000,
      });
      await showsPicture(page);
    }
    expect(problems).toEqual([]);
  });
});
