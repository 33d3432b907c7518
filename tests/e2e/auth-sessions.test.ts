import { describe, expect, it } from 'vitest';
import { newAccount } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { onDashboard, removeAccount } from './auth-page.ts';

const { urls } = runningStack();

const dashboard = `${urls.web}/dashboard`;
const backToDashboard = `${urls.web}/auth?returnTo=/dashboard`;
const sessionKey = 'flow.session';

describe('the tabs of one browser', () => {
  it('are signed out together', async () => {
    const account = await newAccount('tabs');
    await using visitor = await visit();
    const { page, context } = visitor;
    await onDashboard(page, account);
    const other = await context.newPage();
    await other.goto(dashboard);
    await other.getByRole('button', { name: 'Log out' }).first().waitFor();

    await page.evaluate((key) => {
      const { user } = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(`flow.user.${user.id}.form.parq`, '{"answers":{}}');
    }, sessionKey);
    await other.getByRole('button', { name: 'Log out' }).first().click();
    await other.waitForURL(`${urls.web}/`);
    await page.waitForURL(backToDashboard);
    await page.getByText('You are signed out').waitFor();
    const kept = await page.evaluate<string[]>('Object.keys(localStorage)');
    expect(kept.filter((key) => key === sessionKey || key.startsWith('flow.user.'))).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });
});

describe('an account that is removed', () => {
  it('is told so and signed out', async () => {
    const account = await newAccount('removed');
    await using visitor = await visit();
    const { page } = visitor;
    await onDashboard(page, account);
    // Else this load of the page may hear of it, just before the next one begins.
    await page.waitForLoadState('networkidle');
    await removeAccount(account);
    await page.reload();
    await page.waitForURL(backToDashboard);
    await page.getByRole('alert').getByText('This account was removed').waitFor();
    expect(await page.evaluate('Object.keys(localStorage)')).not.toContain(sessionKey);
  });
});
