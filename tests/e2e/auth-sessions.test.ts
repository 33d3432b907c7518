import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { mailedLink, newAccount } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { submitSignIn } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { onDashboard, removeAccount, signIn, signInForm } from './auth-page.ts';
import { openAlive } from './page-life.ts';

const { urls } = runningStack();

const dashboard = `${urls.web}/dashboard`;
const backToDashboard = `${urls.web}/auth?returnTo=/dashboard`;
const sessionKey = 'flow.session';

async function changePassword(page: Page, password: string): Promise<void> {
  await page.getByText('Change password', { exact: true }).click();
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Update password' }).click();
  await page.getByText('Your password has been changed.').first().waitFor();
}

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

describe('a page where a password is chosen', () => {
  it('changes nothing of another account that signed in meanwhile', async () => {
    const meant = await newAccount('meant');
    const other = await newAccount('other');
    await using visitor = await visit();
    const { page, context } = visitor;
    await openAlive(page, `${urls.web}/auth?mode=forgot`);
    await page.getByLabel('Email').fill(meant.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await openAlive(page, await mailedLink(meant.email, 'recovery'));
    await page.locator('main').getByText(meant.email).waitFor();

    const tab = await context.newPage();
    await tab.goto(`${urls.web}/dashboard`);
    await tab.getByRole('button', { name: 'Log out' }).first().click();
    await tab.waitForURL(`${urls.web}/`);
    await signIn(tab, other);

    const changes: string[] = [];
    page.on('request', (request) => {
      if (['PUT', 'PATCH'].includes(request.method())) changes.push(request.url());
    });
    await page.getByLabel('New password', { exact: true }).fill('stolen-one');
    await page.getByLabel('Confirm password').fill('stolen-one');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('heading', { name: 'This link has run out' }).waitFor();
    expect(changes).toEqual([]);
    await using later = await visit();
    await signIn(later.page, other);
  });
});

describe('a new password', () => {
  it('ends every other session at its next call, with the way back', async () => {
    const account = await newAccount('changes');
    await using here = await visit();
    await using elsewhere = await visit();
    await using further = await visit();
    await Promise.all([here, elsewhere, further].map(({ page }) => onDashboard(page, account)));
    await changePassword(here.page, 'the-second-password');

    await elsewhere.page.reload();
    await elsewhere.page.waitForURL(backToDashboard);
    await signInForm.email(elsewhere.page).fill(account.email);
    await signInForm.password(elsewhere.page).fill('the-second-password');
    await signInForm.send(elsewhere.page).click();
    await elsewhere.page.waitForURL(dashboard);

    await further.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await further.page.waitForURL(backToDashboard);
    await further.page.getByText('You are signed out').waitFor();

    await here.page.reload();
    await here.page.getByRole('button', { name: 'Log out' }).first().waitFor();
    expect(here.page.url()).toBe(dashboard);
  });
});

describe('an account that is removed', () => {
  it('is told so and signed out', async () => {
    const account = await newAccount('removed');
    await using visitor = await visit();
    const { page } = visitor;
    await onDashboard(page, account);
    await removeAccount(account);
    await page.reload();
    await page.waitForURL(backToDashboard);
    await page.getByRole('alert').getByText('This account was removed').waitFor();
    expect(await page.evaluate('Object.keys(localStorage)')).not.toContain(sessionKey);
    await submitSignIn(page, account);
    await page.getByText('The email or the password is not right.').waitFor();
  });
});
