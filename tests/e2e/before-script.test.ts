import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Visit, visit, withMotion } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { bringToLife, holdScripts } from './page-life.ts';

const { urls } = runningStack();

const wide = { viewport: { width: 1280, height: 800 }, ...withMotion };
const form = (page: Page) => page.getByRole('dialog').getByLabel('Full name');

describe('scripts that come late or not at all', () => {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visit(wide);
  });
  beforeEach(() => visitor.page.unrouteAll());

  it('a button that is pressed before they are there opens the form, once, when they are', async () => {
    const { page, problems } = visitor;
    problems.length = 0;
    const letThrough = await holdScripts(page);
    await page.goto(`${urls.web}/pricing`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Contact us' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    letThrough();
    await form(page).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it('only the page itself is loaded before them, and they come by themselves', async () => {
    const { page } = visitor;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.resourceType()));
    const letThrough = await holdScripts(page);
    await page.goto(`${urls.web}/ridge-lean`, { waitUntil: 'domcontentloaded' });
    expect(requests.filter((type) => type === 'stylesheet' || type === 'font')).toEqual([]);
    letThrough();
    // The page itself waits for the first interaction.
    await page.locator('html[data-hydrated="layout"]').waitFor();
  });

  it('a page whose scripts do not come can still be read, and comes alive at a press once there is a network again', async () => {
    const { page } = visitor;
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${urls.web}/pricing`, { waitUntil: 'domcontentloaded' });
    const failed = page.waitForEvent('requestfailed');
    const contact = page.getByRole('button', { name: 'Contact us' });
    await contact.click();
    await failed;
    await contact.click();
    await page.getByRole('heading', { level: 1 }).waitFor();

    await page.unroute('**/assets/*.js');
    // The press before may have loaded the page anew already: it is pressed until it is alive.
    const isOpen = async () => {
      const isVisible = await form(page).isVisible();
      if (!isVisible) await contact.click({ timeout: 2_000 }).catch(() => {});
      return isVisible;
    };
    await expect.poll(isOpen, { timeout: 20_000 }).toBe(true);
  });

  it('a page whose own script does not come can be read, says so when it is used, and is there again after Try again', async () => {
    const { page } = visitor;
    const ownScript = '**/assets/pricing-*.js';
    await page.route(ownScript, (route) => route.abort());
    await page.goto(`${urls.web}/pricing`, { waitUntil: 'domcontentloaded' });
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.keyboard.press('Shift');
    await page.locator('html[data-hydrated]').waitFor();
    // It can be read without its script; what is pressed needs it.
    await page.getByRole('button', { name: 'Contact us' }).click();
    await page.getByRole('alert').getByText('This page could not be loaded').waitFor();

    await page.unroute(ownScript);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await bringToLife(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('scripts that have come', () => {
  it('have moved nothing', async () => {
    await using visitor = await visit({ viewport: { width: 390, height: 844 }, ...withMotion });
    const { page, problems } = visitor;
    await page.addInitScript(`
      window.shift = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.shift += entry.value; }))
        .observe({ type: 'layout-shift', buffered: true });
    `);
    const places = () =>
      page.evaluate<number[]>(
        "[...document.querySelectorAll('h1, h2, h3')].map((title) => title.getBoundingClientRect().top)",
      );
    for (const path of ['/', '/ridge-lean', '/flow-online']) {
      const letThrough = await holdScripts(page);
      await page.goto(urls.web + path, { waitUntil: 'domcontentloaded' });
      const before = await places();
      letThrough();
      await bringToLife(page);
      expect([path, await places()]).toEqual([path, before]);
      expect([path, await page.evaluate('window.shift')]).toEqual([path, 0]);
      expect(problems).toEqual([]);
      await page.unrouteAll();
    }
  });
});

describe('without JavaScript', () => {
  it('everything can be read in the fonts of the site, the links, the questions and the menu of a phone work, coaches tell more, and it says where to write', async () => {
    await using visitor = await visit({ ...wide, javaScriptEnabled: false });
    const { page, problems } = visitor;
    const fonts = new Set<string>();
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2') && response.ok()) fonts.add(response.url());
    });
    await page.goto(urls.web, { waitUntil: 'networkidle' });
    const families = [...fonts].map((url) => /(bricolage-grotesque|figtree)-everyday/.exec(url)?.[1]);
    expect(families.filter(Boolean).sort()).toEqual(['bricolage-grotesque', 'figtree']);
    const notice = page.locator('noscript a');
    expect(await notice.isVisible()).toBe(true);
    expect(await notice.getAttribute('href')).toBe('mailto:hello@ridge.example');
    await page.locator('header nav summary').first().click();
    await page
      .getByRole('link', { name: /^Online/ })
      .first()
      .waitFor();
    await page.locator('#faq summary').first().click();
    await page.getByText('A coach contacts you within one working day and starts you').waitFor();
    await page.getByRole('link', { name: 'After Birth' }).first().click();
    await page.waitForURL(`${urls.web}/ridge-after-birth`);
    await page.getByRole('heading', { level: 1, name: 'Ridge After Birth' }).waitFor();
    await page.getByRole('link', { name: 'Back to Programs' }).click();
    await page.waitForURL(`${urls.web}/flow-programs`);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header summary:visible').click();
    await page.locator('header nav:visible').getByRole('link', { name: 'Coaches' }).click();
    await page.waitForURL(`${urls.web}/coaches`);
    await page.locator('main summary').first().click();
    expect(await page.locator('main details[open]').count()).toBe(1);
    expect(problems).toEqual([]);
  });
});
