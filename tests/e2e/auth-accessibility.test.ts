import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { demoClient } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { openAs } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import {
  answerAuth,
  fillSignUp,
  focused,
  heading,
  openSignIn,
  refusal,
  runOut,
  signInForm,
  stranger,
} from './auth-page.ts';
import { openAlive } from './page-life.ts';

const auth = `${runningStack().urls.web}/auth`;

/** What is wrong with the page as it is now; the name says which state it is in. What stands around the card is looked at once. */
const look = async (page: Page, state: string, within = 'main') =>
  expect([state, await faults(page, within)]).toEqual([state, []]);

it('signing in, signing up and what is asked by mail can be read by everybody in each state', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await openSignIn(page);
  await look(page, 'sign in', 'html');
  await signInForm.send(page).click();
  expect(await focused(page)).toBe('email');
  await signInForm.email(page).fill('nobody@flow.example');
  await signInForm.password(page).fill('not-the-password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('button', { name: 'Hide password' }).waitFor();
  await signInForm.send(page).click();
  await page.getByRole('alert').getByText('The email or the password is not right.').waitFor();
  await look(page, 'wrong, and the password shown');

  const answering = Promise.withResolvers<void>();
  await answerAuth(page, 'token', refusal(400, 'email_not_confirmed'));
  await page.route('**/auth/v1/token**', async (route) => {
    await answering.promise;
    await route.fallback();
  });
  await signInForm.send(page).click();
  await page.locator('form[aria-busy="true"]').waitFor();
  await look(page, 'busy');
  answering.resolve();
  await page.getByRole('button', { name: 'Send a new link' }).waitFor();
  await look(page, 'not confirmed');

  await page.getByRole('link', { name: 'Create an account' }).click();
  await heading(page, 'Create your account');
  await page.getByLabel('Email').fill('layla');
  await page.getByRole('button', { name: 'Create account' }).click();
  expect(await focused(page)).toBe('firstName');
  await look(page, 'sign up, wrong');
  await fillSignUp(page, stranger('seen'));
  await page.getByRole('button', { name: 'Create account' }).click();
  await heading(page, 'Check your mail');
  // The button stood further down than the new card does.
  const isInSight = page.evaluate(`(() => {
    const title = document.querySelector('main h1');
    const { left, top, height } = title.getBoundingClientRect();
    return document.elementFromPoint(left + 4, top + height / 2) === title;
  })()`);
  expect(await isInSight).toBe(true);
  await look(page, 'sent');

  await openAlive(page, `${auth}?type=signup${runOut}`);
  await page.getByText('Perhaps your address is confirmed already').waitFor();
  await look(page, 'a confirmation that has run out');
  await openAlive(page, `${auth}?mode=forgot`);
  await heading(page, 'Set a new password');
  await look(page, 'forgotten');
  await answerAuth(page, 'user', 'abort');
  await openAlive(
    page,
    `${auth}?type=signup#access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer`,
  );
  await heading(page, 'Nearly there');
  await look(page, 'without a network');
});

it('choosing a password can be read by everybody, when it was forgotten and with an invitation', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  // Where somebody is signed in, as a mailed link leaves them.
  await openAs(demoClient, page, '/auth?type=recovery');
  await heading(page, 'Choose a new password');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('main').getByText('Password too short').first().waitFor();
  expect(await focused(page)).toBe('password');
  await look(page, 'recovery, wrong');
  await openAlive(page, `${auth}?type=invite`);
  await heading(page, 'Welcome to Ridge');
  await look(page, 'invitation');
});
