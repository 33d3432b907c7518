import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { mailedLink, newAccount } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { runningStack } from '../setup/running-stack.ts';
import {
  answerAuth,
  fillSignUp,
  focused,
  heading,
  invite,
  openSignIn,
  refusal,
  runOut,
  signInForm,
  stranger,
  tryToSignIn,
} from './auth-page.ts';
import { openAlive } from './page-life.ts';

const auth = `${runningStack().urls.web}/auth`;

/** What is wrong with the page as it is now; the name says which state it is in. What stands around the card is looked at once. */
const look = async (page: Page, state: string, within = 'main') =>
  expect([state, await faults(page, within)]).toEqual([state, []]);

/** Every mode and state, on the ways that lead through them. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'signing in': async (page) => {
    await openSignIn(page);
    await look(page, 'sign in', 'html');
    await signInForm.send(page).click();
    expect(await focused(page)).toBe('email');
    await look(page, 'empty');
    await signInForm.email(page).fill('nobody@flow.example');
    await signInForm.password(page).fill('not-the-password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByRole('button', { name: 'Hide password' }).waitFor();
    await look(page, 'the password shown');
    await signInForm.send(page).click();
    await page.getByRole('alert').getByText('The email or the password is not right.').waitFor();
    await look(page, 'wrong');
    await answerAuth(page, 'token', refusal(400, 'email_not_confirmed'));
    await signInForm.send(page).click();
    await page.getByRole('button', { name: 'Send a new link' }).waitFor();
    await look(page, 'not confirmed');
  },
  'signing in too often': async (page) => {
    const answering = Promise.withResolvers<void>();
    const wait = 'For security purposes, you can only request this after 54 seconds.';
    await answerAuth(page, 'token', refusal(429, 'over_request_rate_limit', wait));
    await page.route('**/auth/v1/token**', async (route) => {
      await answering.promise;
      await route.fallback();
    });
    await tryToSignIn(page);
    await page.locator('form[aria-busy="true"]').waitFor();
    await look(page, 'busy');
    answering.resolve();
    await page.getByText('Wait 54 seconds, then try again.').waitFor();
    await page.getByRole('button', { name: /^Wait 0:5\d$/ }).waitFor();
    await look(page, 'too often');
  },
  'signing up': async (page) => {
    await openAlive(page, `${auth}?mode=sign-up`);
    await heading(page, 'Create your account');
    await look(page, 'sign up');
    await page.getByLabel('Email').fill('layla');
    await page.getByRole('button', { name: 'Create account' }).click();
    expect(await focused(page)).toBe('firstName');
    await look(page, 'wrong');
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
  },
  'a password that was forgotten': async (page) => {
    const account = await newAccount('looks');
    await openAlive(page, `${auth}?mode=forgot`);
    await heading(page, 'Set a new password');
    await look(page, 'forgotten');
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await heading(page, 'Check your mail');
    await openAlive(page, await mailedLink(account.email, 'recovery'));
    await heading(page, 'Choose a new password');
    await look(page, 'recovery');
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('main').getByText('Password too short').first().waitFor();
    expect(await focused(page)).toBe('password');
    await look(page, 'recovery, wrong');
  },
  'links that have run out': async (page) => {
    await openAlive(page, `${auth}?type=recovery${runOut}`);
    await heading(page, 'This link has run out');
    await look(page, 'a link');
    await openAlive(page, `${auth}?type=signup${runOut}`);
    await page.getByText('Perhaps your address is confirmed already').waitFor();
    await look(page, 'a confirmation');
  },
  'a link without a network': async (page) => {
    await answerAuth(page, 'user', 'abort');
    await openAlive(
      page,
      `${auth}?type=signup#access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer`,
    );
    await heading(page, 'Nearly there');
    await look(page, 'without a network');
  },
  'an invitation': async (page) => {
    const person = stranger('looked-at');
    await invite(person, '/dashboard');
    await openAlive(page, await mailedLink(person.email, 'invite'));
    await heading(page, 'Welcome to Ridge');
    await look(page, 'invitation');
  },
};

it.each(Object.entries(ways))('%s can be read by everybody in each state', async (_, walk) => {
  await using visitor = await visit();
  await walk(visitor.page);
});
