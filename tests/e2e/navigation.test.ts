import type { Page, Request } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { visit, withMotion } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { bringToLife, holdScripts, openAlive, restingPlace } from './page-life.ts';

const { urls } = runningStack();

const wide = { viewport: { width: 1280, height: 800 }, ...withMotion };
const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
const atTop = (page: Page) =>
  vi.waitFor(async () => expect(await scrolled(page)).toBe(0), { timeout: 10_000, interval: 100 });
const focused = (page: Page) => page.evaluate<string>('document.activeElement?.id ?? ""');
const mainLink = (page: Page, name: string) =>
  page.locator('header nav:visible').getByRole('link', { name, exact: true });

/** Whether the first picture of the page that is there now has come. */
const firstPicture = (page: Page) =>
  page.evaluate<string>(`(() => {
    const picture = document.querySelector('main img');
    if (!picture?.complete) return 'awaited';
    return picture.naturalWidth > 0 ? 'shown' : 'broken: ' + picture.src;
  })()`);

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
  it('what a link leads to is loaded when a pointer reaches it; the press asks for nothing', async () => {
    await using visitor = await visit(wide);
    const { page, problems } = visitor;
    const { asked, underWay } = watchRequests(page);
    await openAlive(page, urls.web);
    for (const [name, title] of [
      ['Pricing', 'What it costs. All of it.'],
      ['Coaches', 'Meet Your Coaches'],
      ['Blog', 'OUR DIFFERENCE'],
    ] as const) {
      const before = asked.length;
      await mainLink(page, name).hover();
      await expect.poll(() => asked.length, { message: `${name} is loaded` }).toBeGreaterThan(before);
      await expect.poll(() => underWay.size).toBe(0);
      // Everything that a script asks for in its turn has been asked for.
      await page.waitForTimeout(150);
      const loaded = asked.length;
      await mainLink(page, name).click();
      await page.waitForURL(`${urls.web}/${name.toLowerCase()}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(asked.slice(loaded)).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

  it('a finger that reaches a link does the same, and the document stays', async () => {
    await using visitor = await visit({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const { page, problems } = visitor;
    await openAlive(page, urls.web);
    const { asked } = watchRequests(page);
    await page.locator('#programs').getByRole('link', { name: 'Long Life' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Ridge Long Life' }).waitFor();
    expect(asked.some((url) => url.endsWith('.js'))).toBe(true);
    expect(asked.filter((url) => !url.includes('/assets/'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('every page that is come to shows its pictures', async () => {
    await using visitor = await visit(wide);
    const { page, problems } = visitor;
    await openAlive(page, urls.web);
    const title = page.locator('h1');
    for (const path of [
      '/flow-in-person',
      '/flow-programs/ridge-pedal',
      '/blog/the-quiet-hour',
      '/coaches',
    ]) {
      const before = await title.textContent();
      await page.evaluate(`history.pushState(null, '', '${path}')`);
      await vi.waitFor(async () => expect(await title.textContent()).not.toBe(before), { timeout: 10_000 });
      await vi.waitFor(async () => expect([path, await firstPicture(page)]).toEqual([path, 'shown']), {
        timeout: 10_000,
      });
    }
    expect(problems).toEqual([]);
  });

  it('a page that was gone to has the focus and begins at its top, also going back and forward', async () => {
    await using visitor = await visit(wide);
    const { page } = visitor;
    await openAlive(page, `${urls.web}/pricing`);
    expect(await focused(page)).toBe('');
    const shown = async (path: string, title: string) => {
      await page.waitForURL(urls.web + path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await atTop(page);
      await expect.poll(() => focused(page)).toBe('content');
      await page.evaluate('scrollTo({ top: 900, behavior: "instant" })');
    };
    await page.evaluate('scrollTo({ top: 900, behavior: "instant" })');
    await page.locator('footer').getByRole('link', { name: 'Coaches' }).click();
    await shown('/coaches', 'Meet Your Coaches');
    await page.goBack();
    await shown('/pricing', 'What it costs. All of it.');
    await page.goForward();
    await shown('/coaches', 'Meet Your Coaches');
  });
});

describe('a link to a place on the same page', () => {
  const links = 'main nav a[href^="#"]';

  /** The place shows below the header, and what sticks below that, at the top of the screen. */
  async function landsOn(page: Page, hash: string): Promise<void> {
    const place = `[id="${hash.slice(1)}"]`;
    await vi.waitFor(
      async () => {
        const header = (await page.locator('header').first().boundingBox())?.height ?? 0;
        const top = await restingPlace(page, place);
        expect(top, hash).toBeGreaterThanOrEqual(Math.floor(header));
        expect(top, hash).toBeLessThan(header + 160);
      },
      { timeout: 10_000 },
    );
  }

  it.each(['/privacy-policy', '/flow-online'])(
    '%s: lands on it clear of the header, before the scripts and with them',
    async (path) => {
      await using visitor = await visit(wide);
      const { page, problems } = visitor;
      const letThrough = await holdScripts(page);
      await page.goto(urls.web + path, { waitUntil: 'domcontentloaded' });
      const [first = '', second = ''] = await page
        .locator(links)
        .evaluateAll((all) => all.slice(1, 3).map((link) => link.getAttribute('href') ?? ''));
      expect([first, second].every((hash) => hash.length > 1)).toBe(true);

      await page.locator(links).nth(1).click();
      await landsOn(page, first);
      letThrough();
      await bringToLife(page);
      await landsOn(page, first);

      await page.locator(links).nth(2).click();
      await landsOn(page, second);
      expect(new URL(page.url()).hash).toBe(second);
      expect(problems).toEqual([]);
    },
  );

  it('an address that names a place opens there', async () => {
    await using visitor = await visit(wide);
    const { page } = visitor;
    await openAlive(page, `${urls.web}/before-after#women`);
    await landsOn(page, '#women');
  });
});
