import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { caughtMail, demoClient, mailedLink, newAccount } from '../setup/backend.ts';
import { launchBrowser, visit } from '../setup/browser.ts';

const { urls } = inject('stack');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('a forgotten password', () => {
  it('is replaced through the link in the mail', async () => {
    const account = await newAccount('reset');
    await using visitor = await visit(browser);
    const { page } = visitor;
    await page.goto(`${urls.web}/auth`);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send the link' }).click();

    const link = await mailedLink(account.email, 'recovery');
    await page.goto(urls.mail);
    await page.getByText(account.email).first().waitFor();
    expect(link).toContain(new URL(urls.api).port);

    await page.goto(link);
    await page.getByLabel('New password').fill('the-second-password');
    await page.getByLabel('Confirm password').fill('the-second-password');
    await page
      .getByRole('button', { name: /password/i })
      .last()
      .click();
    await page.getByText('Your password has been changed.').first().waitFor();

    await using other = await visit(browser);
    await other.page.goto(`${urls.web}/auth`);
    await other.page.getByLabel('Email').fill(account.email);
    await other.page.getByLabel('Password').fill('the-second-password');
    await other.page.getByRole('button', { name: 'Sign in' }).click();
    await other.page.waitForURL(`${urls.web}/dashboard`);
    await other.page.getByText(account.email).first().waitFor();
  });

  it('answers the same for an address that nobody has', async () => {
    await using visitor = await visit(browser);
    const { page } = visitor;
    const answers: string[] = [];
    for (const email of ['nobody-at-all@flow.example', demoClient.email]) {
      await page.goto(`${urls.web}/auth`);
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('status').getByText('Reset email sent').waitFor();
      answers.push((await page.locator('main').innerText()).replaceAll(email, ''));
    }
    expect(answers[0]).toBe(answers[1]);
    expect(await caughtMail('nobody-at-all@flow.example')).toEqual([]);
  });
});
