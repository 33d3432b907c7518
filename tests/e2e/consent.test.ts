import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, withMotion } from '../setup/browser.ts';
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

describe('a visitor who has not answered', () => {
  it('is asked, and nothing of others is loaded however long they read on', async () => {
    await using visitor = await visitWithTags();
    const { page, tags, problems } = visitor;
    await openAlive(page, site.url);
    await answer(page, 'Accept').waitFor();
    await page.getByRole('link', { name: 'Coaches' }).first().click();
    await page.waitForURL(`${site.url}/coaches`);
    await card(page).getByRole('link', { name: 'privacy policy' }).click();
    await page.waitForURL(`${site.url}/privacy-policy`);
    await settled(page);
    expect(await card(page).isVisible()).toBe(true);
    expect(await cookies(page)).toBe('');
    expect(await remembered(page)).toBeNull();
    expect(tags.requests).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('accepts: both scripts are loaded once, events are sent, and the next visit is not asked', async () => {
    await using visitor = await visitWithTags({ viewport: { width: 1280, height: 844 } });
    const { page, tags, problems } = visitor;
    const chat = page.getByRole('button', { name: 'Open AI assistant chat' });
    await openAlive(page, site.url);
    // What happened before the answer is not told afterwards.
    await chat.click();
    await page.getByRole('dialog', { name: texts.title }).waitFor();
    await chat.click();
    await answer(page, 'Accept').click();
    await expect.poll(tags.scripts).toEqual(tagScripts);
    await expect.poll(() => cookies(page)).toContain('_fbp');
    await expect.poll(tags.meta).toEqual(['PageView']);
    expect(tags.google()).toEqual([]);
    await chat.click();
    await expect.poll(tags.google).toEqual(['ChatOpened']);
    await expect.poll(tags.meta).toEqual(['PageView', 'ChatOpened']);
    expect(await remembered(page)).toBe('granted');
    expect(tags.scripts()).toEqual(tagScripts);

    await page.goto(`${site.url}/pricing`);
    await settled(page);
    expect(tags.scripts()).toEqual([...tagScripts, ...tagScripts]);
    expect(await card(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe('a visitor who has accepted', () => {
  const withConsent = () => ({
    storageState: {
      cookies: [],
      origins: [{ origin: site.url, localStorage: [{ name: 'flow.consent', value: 'granted' }] }],
    },
  });

  it('takes it back in the footer: no further event, no cookie, no script on the next page', async () => {
    await using visitor = await visitWithTags({ ...withConsent(), viewport: { width: 1280, height: 844 } });
    const { page, tags, problems } = visitor;
    await openAlive(page, `${site.url}/?utm_source=newsletter`);
    await expect.poll(() => cookies(page)).toContain('_fbp');
    await expect
      .poll(() => page.evaluate("localStorage.getItem('flow.attribution')"))
      .toContain('newsletter');
    const dialog = await openChoices(page);
    expect(await dialog.innerText()).toContain('You have accepted.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await cookies(page)).toBe('');
    expect(
      await page.evaluate("[localStorage.getItem('flow.attribution'), window['ga-disable-G-TEST1234']]"),
    ).toEqual([null, true]);

    const before = tags.requests.length;
    await page.getByRole('button', { name: 'Open AI assistant chat' }).click();
    await page.getByRole('dialog', { name: texts.title }).waitFor();
    await page.goto(`${site.url}/pricing`);
    await settled(page);
    expect(tags.requests).toHaveLength(before);
    expect(await remembered(page)).toBe('denied');
    expect(problems).toEqual([]);
  });

  it('who has booked a call is counted, once', async () => {
    await using visitor = await visitWithTags(withConsent());
    const { page, tags } = visitor;
    await openAlive(page, `${site.url}/thank-you-call`);
    await expect.poll(tags.google).toEqual(['call_booking']);
    await expect.poll(tags.meta).toEqual(['PageView', 'call_booking']);
    const events = await page.evaluate(
      "dataLayer.map((call) => [...call]).filter(([name]) => name === 'event')",
    );
    expect(events).toEqual([
      ['event', 'call_booking', { category: 'lead', label: 'Consultation booking confirmed', value: 1 }],
    ]);
  });
});

describe('without an answer that could be asked for', () => {
  it("a browser's Global Privacy Control is one", async () => {
    await using visitor = await visitWithTags();
    const { page, tags, problems } = visitor;
    await page.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
    await openAlive(page, `${site.url}/pricing`);
    await settled(page);
    expect(await card(page).count()).toBe(0);
    const dialog = await openChoices(page);
    expect(await dialog.innerText()).toContain('Global Privacy Control');
    expect(await dialog.getByRole('button', { name: 'Accept' }).count()).toBe(0);
    expect(tags.requests).toEqual([]);
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

  it.each([
    [390, 844],
    [1280, 800],
    [640, 400],
  ])('at %i x %i stands clear of the launcher and of whatever has the focus', async (width, height) => {
    await using visitor = await visitWithTags({ viewport: { width, height } });
    const { page } = visitor;
    await openAlive(page, `${site.url}/coaches`);
    await card(page).waitFor();
    const covered = () =>
      page.evaluate<string | null>(`(() => {
        const card = document.querySelector('[aria-labelledby="consent-title"]');
        const apart = (one, other) =>
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        const box = card.getBoundingClientRect();
        const launcher = document.querySelector('[aria-label="Open AI assistant chat"]');
        const seen = [launcher, document.activeElement].filter((element) => !card.contains(element));
        const under = seen.find((element) => !apart(element.getBoundingClientRect(), box));
        return under === undefined || under === document.body ? null : under.outerHTML.slice(0, 120);
      })()`);
    const last = page.getByRole('button', { name: 'Privacy choices' });
    const isLast = () => last.evaluate((button) => button === button.ownerDocument.activeElement);
    for (let stop = 0; stop < 80 && !(await isLast()); stop += 1) {
      await page.keyboard.press('Tab');
      // What has the focus is scrolled to in its own time.
      await expect.poll(covered).toBeNull();
    }
    expect(await isLast()).toBe(true);
  });

  it('stands beside an open chat on a tablet', async () => {
    await using visitor = await visitWithTags({ viewport: { width: 768, height: 800 } });
    const { page } = visitor;
    await openAlive(page, `${site.url}/pricing`);
    await card(page).waitFor();
    await page.getByRole('button', { name: 'Open AI assistant chat' }).click();
    const chat = await page.getByRole('dialog').boundingBox();
    expect((await card(page).boundingBox())?.x).toBeGreaterThanOrEqual((chat?.x ?? 0) + (chat?.width ?? 0));
  });

  it('can be read by everybody, and so can the choices', async () => {
    await using visitor = await visitWithTags();
    const { page } = visitor;
    await openAlive(page, `${site.url}/pricing`);
    await card(page).waitFor();
    expect(await faults(page)).toEqual([]);
    await openChoices(page);
    expect(await faults(page)).toEqual([]);
  });
});

describe('a site without analytics', () => {
  it('asks nobody, and lets choose whether it may remember', async () => {
    await using visitor = await visit({ viewport: { width: 1280, height: 844 } });
    const { page, problems } = visitor;
    const kept = () => page.evaluate<string | null>("localStorage.getItem('flow.attribution')");
    await openAlive(page, `${urls.web}/?utm_source=newsletter#faq`);
    await settled(page);
    expect(await card(page).count()).toBe(0);
    const dialog = await openChoices(page);
    expect(await dialog.innerText()).toContain('This site loads no analytics.');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(kept).toContain('newsletter');
    await openChoices(page);
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect.poll(kept).toBeNull();
    expect(await remembered(page)).toBe('denied');
    expect(problems).toEqual([]);
  });

  it('is not allowed to load any, which one with analytics is', async () => {
    const policyOf = async (url: string) =>
      (await fetch(url)).headers.get('Content-Security-Policy')?.match(/script-src[^;]*/)?.[0];
    expect(await policyOf(urls.web)).not.toMatch(/google|facebook/);
    expect(await policyOf(site.url)).toContain('https://*.googletagmanager.com https://connect.facebook.net');
  });
});
