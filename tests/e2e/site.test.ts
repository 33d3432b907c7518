import type { Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { demoClient } from '../setup/backend.ts';
import { visit, withMotion } from '../setup/browser.ts';
import { submitSignIn } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { texts } from './chat-page.ts';
import { restingPlace } from './page-life.ts';

const { urls, keys } = runningStack();

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();
const addressOf = (page: Page) => page.url().slice(urls.web.length);
const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
describe('every page of the built site', () => {
  it.each([
    ['/?from=ad', 200, 'Strength without the struggle.'],
    ['/#faq', 200, 'Strength without the struggle.'],
    ['/auth', 200, 'Welcome back'],
  ])(
    '%s opens directly, without a complaint from React, the policy or the console',
    async (path, status, heading) => {
      await using visitor = await visit(withMotion);
      const { page } = visitor;
      const answer = await page.goto(urls.web + path);
      expect(answer?.status()).toBe(status);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await hydrated(page);
      expect(visitor.problems).toEqual([]);
    },
  );

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
  });

  it('loads what a visitor asks for when it is asked for, and never a secret', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      // What a page that was left had asked for last may never arrive.
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    const loaded = async (words: string[]) => {
      const all = (await Promise.all(scripts)).join('\n');
      return words.filter((word) => all.includes(word));
    };
    await page.goto(urls.web, { waitUntil: 'networkidle' });
    await hydrated(page);
    const onIntent = ['ZodError', 'radix', 'GoTrueClient'];
    expect(await loaded(['react', ...onIntent])).toEqual(['react']);

    await page.locator('main').getByRole('button', { name: 'Connect' }).first().click();
    await page.getByRole('dialog').getByLabel('Full name').waitFor();
    expect(await loaded(onIntent)).toEqual(['ZodError']);
    // What may have to say that the connection is gone comes while it is there.
    await page.getByLabel('Full name').pressSequentially('A');
    await expect.poll(() => loaded(onIntent)).toEqual(['ZodError', 'radix']);

    await page.goto(`${urls.web}/auth`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await submitSignIn(page, demoClient);
    await page.waitForURL(`${urls.web}/dashboard`);
    await expect.poll(() => loaded(onIntent)).toEqual(onIntent);
    expect(await loaded([keys.publishable, keys.secret, keys.jwtSecret])).toEqual([keys.publishable]);
  });
});

describe('the frame', () => {
  it('leads where it was agreed: header, footer, mail and social profile', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await page.goto(urls.web);
    const links = (part: string) =>
      page
        .locator(part)
        .locator('a')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
    const { navigation, footer, email } = (await loadContent()).site;
    const ways = navigation.items.flatMap((item) => ('items' in item ? item.items : [item]));
    expect(await links('header nav:visible')).toEqual(ways.map(({ href }) => href));
    expect(await links('footer nav')).toEqual(
      footer.groups.flatMap((group) => group.links.map(({ href }) => href)),
    );
    const contact = page.locator('footer').getByRole('link', { name: email });
    expect(await contact.getAttribute('href')).toBe(`mailto:${email}`);
    expect(
      await page
        .locator('footer')
        .getByRole('link', { name: /new tab/ })
        .getAttribute('target'),
    ).toBe('_blank');
  });

  it('scrolls to the top of each page, and to the anchor that an address names, also going back', async () => {
    await using visitor = await visit({ viewport: { width: 1280, height: 800 } });
    const { page } = visitor;
    await page.goto(urls.web);
    await hydrated(page);
    await page.locator('footer').getByRole('link', { name: 'Questions and answers' }).click();
    await page.waitForURL('**/#faq');
    const header = (await page.locator('header').first().boundingBox())?.height ?? 0;
    const clearOfHeader = async () => {
      const top = await restingPlace(page, '#faq');
      expect(top).toBeGreaterThanOrEqual(Math.floor(header));
      expect(top).toBeLessThan(header + 40);
    };
    await vi.waitFor(clearOfHeader, { timeout: 10_000 });

    await page.locator('footer').getByRole('link', { name: 'Coaches' }).click();
    await page.getByRole('heading', { name: 'Meet Your Coaches' }).waitFor();
    await vi.waitFor(async () => expect(await scrolled(page)).toBe(0), { timeout: 5_000 });

    await page.goBack();
    await page.getByRole('heading', { name: 'Strength without the struggle.' }).waitFor();
    await vi.waitFor(clearOfHeader, { timeout: 10_000 });
    await page.goForward();
    await page.getByRole('heading', { name: 'Meet Your Coaches' }).waitFor();
    await vi.waitFor(async () => expect(await scrolled(page)).toBe(0), { timeout: 5_000 });
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
    await page.getByLabel('Email').fill('client@flow.example');
    await page.getByLabel('Password').fill('flow-client-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${urls.web}/dashboard`);
    await page.getByText('client@flow.example').waitFor();
    expect(visitor.problems).toEqual([]);
  });
});
