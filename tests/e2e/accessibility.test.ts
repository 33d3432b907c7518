import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoAdmin } from '../setup/backend.ts';
import { launchBrowser, visit } from '../setup/browser.ts';

const { urls } = inject('stack');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const states: Record<string, (page: Page) => Promise<void>> = {
  'the home page': async (page) => {
    await page.goto(urls.web);
  },
  'the consultation form with errors': async (page) => {
    await page.goto(urls.web);
    await page.locator('main').getByRole('button', { name: 'Connect' }).first().click();
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Full name is required').first().waitFor();
  },
  'the open chat': async (page) => {
    await page.goto(urls.web);
    await page.getByRole('button', { name: 'Open AI assistant chat' }).click();
    await page.getByPlaceholder('Type your message...').waitFor();
  },
  'the sign-in page': async (page) => {
    await page.goto(`${urls.web}/auth`);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
  },
  'the not-found page': async (page) => {
    await page.goto(`${urls.web}/no-such-page`);
  },
  'the admin': async (page) => {
    await page.goto(`${urls.web}/auth?returnTo=/admin`);
    await page.getByLabel('Email').fill(demoAdmin.email);
    await page.getByLabel('Password').fill(demoAdmin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Load more' }).waitFor();
  },
};

describe.each([390, 768, 1280])('at %i px', (width) => {
  it.each(Object.entries(states))('axe finds nothing on %s', async (_, open) => {
    await using visitor = await visit(browser, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    await open(visitor.page);
    const { violations } = await new AxeBuilder({ page: visitor.page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
  });

  it('nothing is wider than the screen', async () => {
    await using visitor = await visit(browser, { viewport: { width, height: 844 } });
    for (const path of ['/', '/auth', '/no-such-page']) {
      await visitor.page.goto(urls.web + path);
      const overflow = await visitor.page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect([path, overflow]).toEqual([path, 0]);
    }
  });
});
