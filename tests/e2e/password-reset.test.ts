import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { caughtMail, demoClient, mailedLink, newAccount } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { answerAuth, openSignIn, signIn, words } from './auth-page.ts';

const { urls } = runningStack();

async function askForLink(page: Page, email: string): Promise<void> {
  await openSignIn(page, '/pricing');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('status').getByText('Reset email sent').waitFor();
}

describe('a forgotten password', () => {
  it('is replaced through the link in the mail, which leads on to where the visitor wanted to go', async () => {
    const account = await newAccount('reset');
    await using visitor = await visit();
    const { page } = visitor;
    await askForLink(page, account.email);

    const link = await mailedLink(account.email, 'recovery');
    await page.goto(urls.mail);
    await page.getByText(account.email).first().waitFor();
    expect(link).toContain(new URL(urls.api).port);

    await page.goto(link);
    await page.getByText(account.email).waitFor();
    await page.getByLabel('New password').fill('the-second-password');
    await page.getByLabel('Confirm password').fill('the-second-password');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.waitForURL(`${urls.web}/pricing`);
    await page.getByText('Your password has been changed.').first().waitFor();

    await using other = await visit();
    await signIn(other.page, { ...account, password: 'the-second-password' });
    await other.page.getByText(account.email).first().waitFor();
  });

  it('leaves nothing of the link in the address, nor one step back', async () => {
    const account = await newAccount('steps');
    await using visitor = await visit();
    const { page } = visitor;
    await askForLink(page, account.email);
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goto(urls.mail);
    await page.goto(await mailedLink(account.email, 'recovery'));
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    const address = `${urls.web}/auth?type=recovery&returnTo=/pricing`;
    expect(addresses.join()).toContain(`${address}#access_token=`);
    expect(page.url()).toBe(address);
    await page.goBack();
    expect(page.url()).toBe(`${urls.mail}/`);
    await page.goForward();
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(page.url()).toBe(address);
  });

  it('waits for a server that could not be reached: the same link is tried again', async () => {
    const account = await newAccount('retries');
    await using visitor = await visit();
    const { page } = visitor;
    await askForLink(page, account.email);
    await answerAuth(page, 'user', 'abort');
    await page.goto(await mailedLink(account.email, 'recovery'));
    await page.getByRole('heading', { name: 'Nearly there' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });

  it('needs another link where the first was used before', async () => {
    const account = await newAccount('reset-twice');
    await using visitor = await visit();
    const { page } = visitor;
    await askForLink(page, account.email);
    const link = await mailedLink(account.email, 'recovery');
    await fetch(link, { redirect: 'manual' });
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link has run out' }).waitFor();
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('status').getByText('Reset email sent').waitFor();
    await page.goto(await mailedLink(account.email, 'recovery'));
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  });

  it('answers the same for an address that nobody has', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const answers: string[] = [];
    for (const email of ['nobody-at-all@flow.example', demoClient.email]) {
      await askForLink(page, email);
      answers.push((await words(page)).replaceAll(email, '').replace(/\d:\d\d/, ''));
    }
    expect(answers[0]).toBe(answers[1]);
    expect(await caughtMail('nobody-at-all@flow.example')).toEqual([]);
  });
});
