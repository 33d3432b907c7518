import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoClient } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { submitSignIn } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { texts } from './chat-page.ts';
import { anyPage } from './page-life.ts';

const { urls } = runningStack();

async function canSignIn(page: Page): Promise<void> {
  await page.goto(`${urls.web}/auth`);
  await submitSignIn(page, demoClient);
  await page.waitForURL(`${urls.web}/dashboard`);
  await page.getByText(demoClient.email).waitFor();
}

describe('a browser that keeps nothing', () => {
  it('and forbids storage can still chat and sign in', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await page.addInitScript(
      `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
    );
    await page.goto(anyPage);
    await page.getByRole('button', { name: 'Open AI assistant chat' }).click();
    await page.getByRole('button', { name: texts.quickReplies[0]?.label ?? '' }).click();
    await page.getByRole('log').getByText('Ridge Lean').first().waitFor();
    await page.locator('[role="log"][aria-busy="false"]').waitFor();
    await canSignIn(page);
    expect(visitor.problems).toEqual([]);
  });

  it('and has no room left can still sign in', async () => {
    await using visitor = await visit();
    await visitor.page.addInitScript(
      `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
    );
    await canSignIn(visitor.page);
    expect(visitor.problems).toEqual([]);
  });
});
