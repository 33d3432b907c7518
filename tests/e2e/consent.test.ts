import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withMotion } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { runningStack } from '../setup/running-stack.ts';
import { texts } from './chat-page.ts';
import type { OwnSite } from './own-site.ts';
import { openAlive } from './page-life.ts';
import { startTaggedSite, tagScripts, visitWithTags } from './tagged-site.ts';

const { urls } = runningStack();
let site: OwnSite;

beforeAll(async () => {
  site = await startTaggedSite();
});
afterAll(async () => {
  await site?.close();
});

const card = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const answer = (page: Page, name: 'Accept' | 'Decline') => card(page).getByRole('button', { name });
const remembered = (page: Page) => page.evaluate<string | null>("localStorage.getItem('flow.consent')");
const cookies = (page: Page) => page.evaluate<string>('document.cookie');
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();

async function openChoices(page: Page) {
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await dialog.waitFor();
  return dialog;
}

/** A page is done with what it loads by itself. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

describe('a visitor of a site with analytics', () => {
  it('is asked and nothing of others is loaded; accepts, and is counted from then on; takes it back, and is no longer', async () => {
    await using visitor = await visitWithTags({ viewport: { width: 1280, height: 844 } });
    const { page, tags, problems } = visitor;
    const chat = page.getByRole('button', { name: 'Open AI assistant chat' });
    const openChat = async () => {
      await chat.click();
      await page.getByRole('dialog', { name: texts.title }).waitFor();
    };
    const attribution = () => page.evaluate<string | null>("localStorage.getItem('flow.attribution')");
    await openAlive(page, `${site.url}/?utm_source=newsletter`);
    await answer(page, 'Accept').waitFor();
    await page.getByRole('link', { name: 'Coaches' }).first().click();
    await page.waitForURL(`${site.url}/coaches`);
    await card(page).getByRole('link', { name: 'privacy policy' }).click();
    await page.waitForURL(`${site.url}/privacy-policy`);
    await settled(page);
    expect(await card(page).isVisible()).toBe(true);
    expect(await cookies(page)).toBe('');
    expect(await remembered(page)).toBeNull();
    expect(await attribution()).toBeNull();
    expect(tags.requests).toEqual([]);

    // What happened before the answer is not told afterwards.
    await openChat();
    await chat.click();
    await answer(page, 'Accept').click();
    await expect.poll(tags.scripts).toEqual(tagScripts);
    await expect.poll(() => cookies(page)).toContain('_fbp');
    await expect.poll(tags.meta).toEqual(['PageView']);
    expect(tags.google()).toEqual([]);
    await expect.poll(attribution).toContain('newsletter');
    await openChat();
    await expect.poll(tags.google).toEqual(['ChatOpened']);
    await expect.poll(tags.meta).toEqual(['PageView', 'ChatOpened']);
    expect(await remembered(page)).toBe('granted');
    expect(tags.scripts()).toEqual(tagScripts);

    // The next page does not ask, and a call that was booked is counted once.
    await openAlive(page, `${site.url}/thank-you-call`);
    await expect.poll(tags.google).toEqual(['ChatOpened', 'call_booking']);
    await expect.poll(tags.meta).toEqual(['PageView', 'ChatOpened', 'PageView', 'call_booking']);
    await settled(page);
    expect(tags.scripts()).toEqual([...tagScripts, ...tagScripts]);
    expect(await card(page).count()).toBe(0);
    const events = await page.evaluate(
      "dataLayer.map((call) => [...call]).filter(([name]) => name === 'event')",
    );
    expect(events).toEqual([
      ['event', 'call_booking', { category: 'lead', label: 'Consultation booking confirmed', value: 1 }],
    ]);

    expect(await cookies(page)).toContain('_fbp');
    expect(await attribution()).toContain('newsletter');
    const dialog = await openChoices(page);
    expect(await dialog.innerText()).toContain('You have accepted.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await cookies(page)).toBe('');
    expect(await attribution()).toBeNull();
    expect(await page.evaluate("window['ga-disable-G-TEST1234']")).toBe(true);

    const before = tags.requests.length;
    await openChat();
    await page.goto(`${site.url}/pricing`);
    await settled(page);
    expect(tags.requests).toHaveLength(before);
    expect(await remembered(page)).toBe('denied');
    expect(problems).toEqual([]);
  });
});

describe('the card', () => {
  it('moves nothing, and comes when the page is alive', async () => {
    await using visitor = await visitWithTags({ viewport: { width: 390, height: 844 }, ...withMotion });
    const { page } = visitor;
    await page.addInitScript(`
      window.shift = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.shift += entry.value; }))
        .observe({ type: 'layout-shift', buffered: true });
    `);
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });
    const focused = () => page.evaluate('document.activeElement === document.body');
    await card(page).waitFor();
    expect(await page.locator('html[data-hydrated]').count()).toBe(1);
    expect(await focused()).toBe(true);
    expect(await page.evaluate('window.shift')).toBe(0);
    await page.keyboard.press('Escape');
    expect(await card(page).isVisible()).toBe(true);
  });

  it('stands clear of the launcher and of whatever has the focus, on every screen', async () => {
    await using visitor = await visitWithTags();
    const { page } = visitor;
    const stop = () =>
      page.evaluate<{ covered: string | null; isLast: boolean }>(`(() => {
        const card = document.querySelector('[aria-labelledby="consent-title"]');
        const apart = (one, other) =>
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        const box = card.getBoundingClientRect();
        const launcher = document.querySelector('[aria-label="Open AI assistant chat"]');
        const focused = document.activeElement;
        const seen = [launcher, focused].filter((element) => !card.contains(element));
        const under = seen.find((element) => !apart(element.getBoundingClientRect(), box));
        return {
          covered: under === undefined || under === document.body ? null : under.outerHTML.slice(0, 120),
          isLast: focused.textContent === 'Privacy choices',
        };
      })()`);
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openAlive(page, `${site.url}/coaches`);
      await card(page).waitFor();
      let isLast = false;
      for (let stops = 0; stops < 80 && !isLast; stops += 1) {
        await page.keyboard.press('Tab');
        const found = await stop();
        isLast = found.isLast;
        // What has the focus is scrolled to in its own time.
        if (found.covered !== null)
          await expect
            .poll(async () => (await stop()).covered, { message: `covered at ${width} x ${height}` })
            .toBeNull();
      }
      expect([width, isLast]).toEqual([width, true]);
    }
  });

  it('stands beside an open chat on a tablet, and can be read by everybody, as can the choices', async () => {
    await using visitor = await visitWithTags({ viewport: { width: 768, height: 800 } });
    const { page } = visitor;
    await openAlive(page, `${site.url}/pricing`);
    await card(page).waitFor();
    const launcher = page.getByRole('button', { name: 'Open AI assistant chat' });
    await launcher.click();
    const chat = page.getByRole('dialog', { name: texts.title });
    const box = await chat.boundingBox();
    expect((await card(page).boundingBox())?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
    await launcher.click();
    await chat.waitFor({ state: 'detached' });

    expect(await faults(page, '[aria-labelledby="consent-title"]')).toEqual([]);
    await openChoices(page);
    expect(await faults(page, '[role="dialog"]')).toEqual([]);
  });
});

describe('a site without analytics', () => {
  it('is not allowed to load any, which one with analytics is', async () => {
    const policyOf = async (url: string) =>
      (await fetch(url)).headers.get('Content-Security-Policy')?.match(/script-src[^;]*/)?.[0];
    expect(await policyOf(urls.web)).not.toMatch(/google|facebook/);
    expect(await policyOf(site.url)).toContain('https://*.googletagmanager.com https://connect.facebook.net');
  });
});
