import { describe, expect, it } from 'vitest';
import { demoClient } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { submitSignIn } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { texts } from './chat-page.ts';

const { urls } = runningStack();

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
