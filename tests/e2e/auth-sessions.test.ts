import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoAdmin, demoClient, mailedLink, newAccount, storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { openAs, submitSignIn } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { answerAuth, invite, onDashboard, removeAccount, signIn, signInForm, stranger } from './auth-page.ts';
import { openAlive } from './page-life.ts';

const { urls } = runningStack();

const dashboard = `${urls.web}/dashboard`;
const backToDashboard = `${urls.web}/auth?returnTo=/dashboard`;
const sessionKey = 'flow.session';

/** Changes what the browser keeps of the session, as if time had passed. */
const changeSession = (page: Page, change: object) =>
  page.evaluate(
    ([key, more]) => {
      const kept = JSON.parse(localStorage.getItem(String(key)) ?? '{}');
      localStorage.setItem(String(key), JSON.stringify({ ...kept, ...(more as object) }));
    },
    [sessionKey, change] as const,
  );

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

    await other.getByRole('button', { name: 'Log out' }).first().click();
    await other.waitForURL(`${urls.web}/`);
    await page.waitForURL(backToDashboard);
    await page.getByText('You are signed out').waitFor();
    expect(await page.evaluate('Object.keys(localStorage)')).not.toContain(sessionKey);
    expect(visitor.problems).toEqual([]);
  });
});

describe('a page where a password is chosen', () => {
  it.each(['recovery', 'invite'] as const)(
    'changes nothing of another account that signed in meanwhile: %s',
    async (kind) => {
      const meant = stranger('meant');
      const other = await newAccount('other', { first_name: 'Omar' });
      if (kind === 'invite') await invite(meant, '/dashboard');
      else Object.assign(meant, await newAccount('meant'));
      await using visitor = await visit();
      const { page, context } = visitor;
      if (kind === 'recovery') {
        await openAlive(page, `${urls.web}/auth?mode=forgot`);
        await page.getByLabel('Email').fill(meant.email);
        await page.getByRole('button', { name: 'Send the link' }).click();
      }
      await openAlive(page, await mailedLink(meant.email, kind));
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
      await page
        .getByLabel(kind === 'invite' ? 'Password' : 'New password', { exact: true })
        .fill('stolen-one');
      await page.getByLabel('Confirm password').fill('stolen-one');
      await page.getByRole('button', { name: 'Save password' }).click();
      await page.getByRole('heading', { name: 'This link has run out' }).waitFor();
      expect(changes).toEqual([]);
      const [profile] = await storedRows<object>('profiles', `email=eq.${other.email}`);
      expect(profile).toMatchObject({ first_name: 'Omar' });
      await using later = await visit();
      await signIn(later.page, other);
    },
  );
});

describe('logging out', () => {
  it.each([
    ['/dashboard', 'never', 'Log out', demoClient],
    ['/admin', 'abort', 'Logout', demoAdmin],
  ] as const)(
    'of %s without the server ends with nobody signed in on this device: %s',
    async (path, answer, label, account) => {
      await using visitor = await visit();
      const { page } = visitor;
      await openAs(account, page, path);
      const button = page.getByRole('button', { name: label }).first();
      await button.waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate((key) => {
        const { user } = JSON.parse(localStorage.getItem(key) ?? '{}');
        localStorage.setItem(`flow.user.${user.id}.form.parq`, '{"answers":{}}');
      }, sessionKey);
      await answerAuth(page, 'logout', answer);
      await page.clock.install();
      const asked = page.waitForRequest('**/auth/v1/logout**');
      await button.click();
      await asked;
      if (answer === 'never') await page.clock.fastForward(5_000);
      await page.getByText('Failed to log out').first().waitFor();
      await page.waitForURL(`${urls.web}/`);
      expect(await page.getByRole('row').count()).toBe(0);
      expect(await page.getByText('Checking access').count()).toBe(0);
      const kept = await page.evaluate<string[]>('Object.keys(localStorage)');
      expect(kept.filter((key) => key === sessionKey || key.startsWith('flow.user.'))).toEqual([]);
      await page.goto(urls.web + path);
      await page.waitForURL(`${urls.web}/auth?returnTo=${path}`);
    },
  );
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

describe('a session that has expired', () => {
  it('is refreshed without anybody noticing', async () => {
    const account = await newAccount('refreshed');
    await using visitor = await visit();
    const { page } = visitor;
    await onDashboard(page, account);
    await changeSession(page, { expires_at: 1 });
    const refresh = page.waitForRequest('**/token?grant_type=refresh_token');
    await page.reload();
    await refresh;
    await page.getByRole('button', { name: 'Log out' }).first().waitFor();
    expect(visitor.problems).toEqual([]);
  });
});
