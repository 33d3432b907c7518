import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoAdmin } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { openAs } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { desktop, storedSubmissions } from './admin-records.ts';

const { urls } = runningStack();
const goalPath = '/admin/forms/goal-setting';

const query = (page: Page) => new URL(page.url()).search;
const goals = () => storedSubmissions('form_key=eq.goal_setting&order=created_at.desc,id.desc');

describe('the goal-setting forms', () => {
  it('are read, copied and left by keyboard alone', async () => {
    await using visitor = await visit({
      ...desktop,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { page } = visitor;
    const [first, second] = await goals();
    if (!first || !second) throw new Error('The demo data holds goal forms.');
    await openAs(demoAdmin, page, goalPath);
    const open = page.locator('[data-control="open"]');
    await open.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('heading', { name: 'Training and challenges' }).waitFor();
    expect(query(page)).toBe(`?submission=${second.id}`);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await open.nth(1).evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => query(page)).toBe('');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Submission details copied to clipboard').first().waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toContain(`Email: ${second.email}`);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${urls.web}/admin/clients/${second.client_id}`);
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Forms' }).press('Enter');
    await page.waitForURL(`${urls.web}/forms`);
  });
});
