import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { demoClient } from '../setup/backend.ts';
import { visit, withMotion } from '../setup/browser.ts';
import { submitSignIn } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { texts } from './chat-page.ts';

const { urls } = runningStack();

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();
const addressOf = (page: Page) => page.url().slice(urls.web.length);

describe('every page of the built site', () => {
  it('opens with a query and a place, without a complaint from React, the policy or the console', async () => {
    await using visitor = await visit(withMotion);
    const { page } = visitor;
    const answer = await page.goto(`${urls.web}/?from=ad#faq`);
    expect(answer?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: 'Strength without the struggle.' }).waitFor();
    await hydrated(page);
    expect(visitor.problems).toEqual([]);
  });

  it('answers a path without a page with 404, the page, and its path in the console', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const answer = await page.goto(`${urls.web}/no/such-page`);
    expect(answer?.status()).toBe(404);
    expect(await answer?.headerValue('content-security-policy')).toContain("default-src 'self'");
    await page.getByText('404', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    await expect
      .poll(() => visitor.problems)
      .toEqual([
        expect.stringContaining('the server responded with a status of 404'),
        'console: There is no page at /no/such-page',
      ]);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.getByRole('heading', { name: 'Strength without the struggle.' }).waitFor();
    expect(addressOf(page)).toBe('/');
    const { items } = (await loadContent()).site.navigation;
    const links = page.locator('header nav:visible').locator('a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      items.flatMap((item) => ('items' in item ? item.items : [item])).map(({ href }) => href),
    );
  });
});

describe('a browser that keeps nothing', () => {
  it.each([
    [
      'forbids storage',
      `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
    ],
    [
      'has no room left',
      `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
    ],
  ])('and %s can still chat and sign in', async (_, script) => {
    await using visitor = await visit();
    const { page } = visitor;
    await page.addInitScript(script);
    await page.goto(urls.web);
    await page.getByRole('button', { name: 'Open AI assistant chat' }).click();
    await page.getByRole('button', { name: texts.quickReplies[0]?.label ?? '' }).click();
    await page.getByRole('log').getByText('Ridge Lean').first().waitFor();
    await page.locator('[role="log"][aria-busy="false"]').waitFor();
    await page.goto(`${urls.web}/auth`);
    await submitSignIn(page, demoClient);
    await page.waitForURL(`${urls.web}/dashboard`);
    await page.getByText(demoClient.email).waitFor();
    expect(visitor.problems).toEqual([]);
  });
});
