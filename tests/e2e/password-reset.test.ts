import { expect, it } from 'vitest';
import { mailedLink, newAccount } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { flowOf } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { openSignIn } from './auth-page.ts';

const { urls } = runningStack();

it('the link in the mail replaces a forgotten password, leads on to where the visitor wanted to go, and leaves nothing of itself behind', async () => {
  const account = await newAccount('reset');
  await using visitor = await visit();
  const { page } = visitor;
  await openSignIn(page, '/pricing');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('status').getByText('Reset email sent').waitFor();

  const link = await mailedLink(account.email, 'recovery');
  await page.goto(urls.mail);
  await page.getByText(account.email).first().waitFor();
  expect(link).toContain(new URL(urls.api).port);

  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const address = `${urls.web}/auth?type=recovery&returnTo=/pricing`;
  const isAsked = async () => {
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(page.url()).toBe(address);
  };
  await page.goto(link);
  await isAsked();
  expect(addresses.join()).toContain(`${address}#access_token=`);
  await page.goBack();
  expect(page.url()).toBe(`${urls.mail}/`);
  await page.goForward();
  await isAsked();

  await page.getByText(account.email).waitFor();
  await page.getByLabel('New password').fill('the-second-password');
  await page.getByLabel('Confirm password').fill('the-second-password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL(`${urls.web}/pricing`);
  await page.getByText('Your password has been changed.').first().waitFor();

  await flowOf({ ...account, password: 'the-second-password' });
});
