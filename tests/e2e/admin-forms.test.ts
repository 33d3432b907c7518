import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoAdmin, storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { openAs } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { desktop, phone, storedSubmissions } from './admin-records.ts';

const { urls } = runningStack();
const goalPath = '/admin/forms/goal-setting';
const parqPath = '/admin/forms/parq-assessment';

const query = (page: Page) => new URL(page.url()).search;
const count = (matching: number, total: number) => `${matching} of ${total} submissions`;
const goals = () => storedSubmissions('form_key=eq.goal_setting&order=created_at.desc,id.desc');
const status = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

describe('the goal-setting forms', () => {
  it('are filtered: the count, the rows and the address agree with what is stored', async () => {
    await using visitor = await visit(desktop);
    const { page } = visitor;
    const all = await goals();
    const others = await storedSubmissions(
      'form_key=eq.goal_setting&complete=is.true&focuses=cs.{Other}&select=id',
    );
    expect(others.length).toBeGreaterThan(0);
    await openAs(demoAdmin, page, goalPath);
    await status(page, count(all.length, all.length)).waitFor();
    const obstacles = page.locator('td[data-label="Obstacles"] > *').first();
    const clamp = await obstacles.evaluate((element) => getComputedStyle(element).webkitLineClamp);
    expect(clamp).toBe('2');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');

    await page.getByLabel('Primary Focus').selectOption('Other');
    await page.getByLabel('Completion').selectOption('complete');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await status(page, count(others.length, all.length)).waitFor();
    expect(await page.locator('main tbody tr').count()).toBe(others.length);
    expect(await page.getByText('Incomplete', { exact: true }).and(page.locator('td *, th *')).count()).toBe(
      0,
    );
    expect(query(page)).toBe('?focus=Other&completion=complete');

    await page.reload();
    await status(page, count(others.length, all.length)).waitFor();
    expect(await page.getByLabel('Primary Focus').inputValue()).toBe('Other');

    await page.getByLabel('Date From').fill('2099-01-01');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await page.getByText('No submissions found matching your filters.').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await status(page, count(all.length, all.length)).waitFor();
    expect(query(page)).toBe('');
    expect(visitor.problems).toEqual([]);
  });

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

describe('any other form', () => {
  it('has its own list, and every answer by its question, the flagged ones marked', async () => {
    await using visitor = await visit(phone);
    const { page } = visitor;
    const all = await storedSubmissions('form_key=eq.parq_assessment&order=created_at.desc');
    const flagged = all.filter(({ flags }) => flags.length > 0);
    const [form] = await storedRows<{ title: string }>('forms_registry', 'form_key=eq.parq_assessment');
    await openAs(demoAdmin, page, parqPath);
    await page.getByRole('heading', { name: form?.title ?? 'none', level: 1 }).waitFor();
    await page.getByLabel('Flagged').selectOption('flagged');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await status(page, count(flagged.length, all.length)).waitFor();
    await page.getByRole('button', { name: 'View' }).first().click();
    const sheet = page.getByRole('dialog', { name: `${flagged[0]?.first_name} ${flagged[0]?.last_name}` });
    await sheet.getByText('Flagged', { exact: true }).first().waitFor();
    expect(visitor.problems).toEqual([]);
  });
});
