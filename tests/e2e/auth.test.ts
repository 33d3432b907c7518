import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoClient, mailedLink, newAccount, storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { submitSignIn } from '../setup/login.ts';
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
  words,
} from './auth-page.ts';
import { openAlive } from './page-life.ts';

const { urls } = runningStack();

const auth = `${urls.web}/auth`;

/** Goes on by the keyboard until a link or button of the card has the focus. */
async function reach(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    const text = "document.activeElement?.closest('main') && document.activeElement.textContent.trim()";
    if ((await page.evaluate(text)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

describe('on a phone', () => {
  const screen = { viewport: { width: 390, height: 844 } };

  it('each mode has an address, keeps what was typed, and the way back leads through them', async () => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    await openSignIn(page, '/admin/leads?status=new');
    await signInForm.email(page).fill('layla@flow.example');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await heading(page, 'Create your account');
    expect(await page.getByLabel('Email').inputValue()).toBe('layla@flow.example');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await heading(page, 'Set a new password');
    const { searchParams } = new URL(page.url());
    expect([...searchParams]).toEqual([
      ['mode', 'forgot'],
      ['returnTo', '/admin/leads?status=new'],
    ]);
    await page.goBack();
    await heading(page, 'Welcome back');
    await page.goBack();
    await heading(page, 'Create your account');
    await page.reload();
    await heading(page, 'Create your account');
    expect(visitor.problems).toEqual([]);
  });

  it('the keyboard alone signs in', async () => {
    const account = await newAccount('keys');
    await using visitor = await visit(screen);
    const { page } = visitor;
    await openSignIn(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    for (const text of [account.email, account.password]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    expect(await focused(page)).toBe('password');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${urls.web}/dashboard`);
    expect(visitor.problems).toEqual([]);
  });

  it('the keyboard alone signs up, corrects the address and asks for a reset', async () => {
    const person = stranger('all-keys');
    await using visitor = await visit(screen);
    const { page } = visitor;
    await openSignIn(page);
    await reach(page, 'Create an account');
    await page.keyboard.press('Enter');
    await heading(page, 'Create your account');
    // The heading has the focus, so the first field is the next stop.
    for (const text of [person.firstName, person.lastName, person.email]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Show password');
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await heading(page, 'Check your mail');
    await reach(page, 'Use another address');
    await page.keyboard.press('Enter');
    await heading(page, 'Create your account');
    expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
    await reach(page, 'Sign in');
    await page.keyboard.press('Enter');
    await heading(page, 'Welcome back');
    await reach(page, 'Forgot your password?');
    await page.keyboard.press('Enter');
    await heading(page, 'Set a new password');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('email');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Reset email sent').waitFor();
    expect(visitor.problems).toEqual([]);
  });

  it('signing up leads through the mail to where the visitor wanted to go', async () => {
    const person = stranger('signs-up');
    await using visitor = await visit(screen);
    const { page } = visitor;
    await openAlive(page, `${auth}?mode=sign-up&returnTo=/pricing`);
    await fillSignUp(page, person);
    await page.getByLabel('Confirm password').press('Enter');
    await heading(page, 'Check your mail');
    await page.getByRole('button', { name: /^Send again in/ }).waitFor();

    const link = await mailedLink(person.email, 'signup');
    await page.goto(link);
    await page.waitForURL(`${urls.web}/pricing`);
    await page.getByText('Your address is confirmed.').first().waitFor();
    const stored = await storedRows('profiles', `email=eq.${person.email}&select=first_name,last_name`);
    expect(stored).toEqual([{ first_name: 'Layla', last_name: 'Haddad' }]);
    expect(visitor.problems).toEqual([]);

    // A link works once; whoever follows it again is signed in here, and elsewhere reads what to do.
    await using other = await visit(screen);
    await other.page.goto(link);
    await heading(other.page, 'This link has run out');
    await other.page.getByRole('link', { name: 'Back to sign in' }).click();
    await submitSignIn(other.page, person);
    await other.page.waitForURL(`${urls.web}/pricing`);
  });

  it('who has not confirmed the address is told so, and has a new link sent', async () => {
    const person = stranger('unconfirmed');
    await using visitor = await visit(screen);
    const { page } = visitor;
    await openAlive(page, `${auth}?mode=sign-up`);
    await fillSignUp(page, person);
    await page.getByRole('button', { name: 'Create account' }).click();
    const first = await mailedLink(person.email, 'signup');
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await submitSignIn(page, person);
    await page.getByText('Your address is not confirmed yet.').waitFor();
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await heading(page, 'Check your mail');
    const second = await mailedLink(person.email, 'signup');
    expect(second).not.toBe(first);
    await page.goto(second);
    await page.waitForURL(`${urls.web}/dashboard`);
  });

  it('who is invited chooses a password, and puts the name right', async () => {
    const person = stranger('invited');
    await invite(person, '/pricing');
    await using visitor = await visit(screen);
    const { page } = visitor;
    await page.goto(await mailedLink(person.email, 'invite'));
    await heading(page, 'Welcome to Ridge');
    await page.getByText(person.email).waitFor();
    expect(await page.getByLabel('Last name').inputValue()).toBe('Haddad');
    await page.getByLabel('First name').fill('Leila');
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm password').fill(person.password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.waitForURL(`${urls.web}/pricing`);
    const stored = await storedRows('profiles', `email=eq.${person.email}&select=first_name`);
    expect(stored).toEqual([{ first_name: 'Leila' }]);

    await using other = await visit(screen);
    await openSignIn(other.page);
    await submitSignIn(other.page, person);
    await other.page.waitForURL(`${urls.web}/dashboard`);
  });
});

it('a known and an unknown address read the same after signing in, signing up and asking for a confirmation', async () => {
  const read = async (email: string) => {
    await using visitor = await visit();
    const { page } = visitor;
    const said = async () => (await words(page)).replaceAll(email, '').replace(/\d:\d\d/, '');
    await tryToSignIn(page, email);
    await page.getByRole('alert').waitFor();
    const afterSignIn = await said();
    await openAlive(page, `${auth}?mode=sign-up`);
    await fillSignUp(page, { ...stranger('x'), email });
    await page.getByRole('button', { name: 'Create account' }).click();
    await heading(page, 'Check your mail');
    const afterSignUp = await said();
    await openAlive(page, `${auth}?type=signup${runOut}`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await heading(page, 'Check your mail');
    return [afterSignIn, afterSignUp, await said()];
  };
  expect(await read(demoClient.email)).toEqual(await read(stranger('unknown').email));
});

describe('what fails', () => {
  it('is said in its own words, and what was typed stays', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await openSignIn(page);
    await signInForm.email(page).fill('nobody@flow.example');
    await signInForm.password(page).fill('not-the-password');
    // No two in a row say the same.
    for (const [answer, text] of [
      ['abort', 'The server cannot be reached.'],
      [{ status: 502, body: '<h1>Bad gateway</h1>', type: 'text/html' }, 'The service is busy or away.'],
      [refusal(403, 'user_banned'), 'This account may not sign in.'],
      [{ status: 503, body: '' }, 'The service is busy or away.'],
      [{ status: 500, body: '{"msg":"<b>stack</b>"}' }, 'Something went wrong on our side.'],
      [{ status: 504, body: '' }, 'The service is busy or away.'],
      [{ status: 200, body: '<html>' }, 'The server cannot be reached.'],
      [refusal(429, 'over_request_rate_limit'), 'Too many attempts. Wait a few minutes'],
    ] as const) {
      await answerAuth(page, 'token', answer);
      await signInForm.send(page).click();
      await page.getByRole('alert').getByText(text).waitFor();
      await page.unrouteAll();
    }
    expect(await signInForm.email(page).inputValue()).toBe('nobody@flow.example');
    expect(await signInForm.password(page).inputValue()).toBe('not-the-password');
    await signInForm.send(page).click();
    await page.getByRole('alert').getByText('The email or the password is not right.').waitFor();
  });

  it('for want of a connection says that, and sends what was typed once there is one', async () => {
    const person = stranger('offline');
    await using visitor = await visit();
    const { page, context } = visitor;
    await openAlive(page, `${auth}?mode=sign-up`);
    await heading(page, 'Create your account');
    await fillSignUp(page, person);
    // The SDK is loaded with the first attempt, which needs a connection too.
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('You are offline').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Create account' }).click();
    await heading(page, 'Check your mail');
    await mailedLink(person.email, 'signup');
  });

  it('weak passwords are refused at their field, with the reason', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const weak = { code: 422, error_code: 'weak_password', msg: 'x', weak_password: { reasons: ['pwned'] } };
    await answerAuth(page, 'signup', { status: 422, body: JSON.stringify(weak) });
    await openAlive(page, `${auth}?mode=sign-up`);
    await fillSignUp(page, stranger('weak'));
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('This password is on a list of stolen ones.').first().waitFor();
    expect(await focused(page)).toBe('password');
  });
});

it('signing in costs at most 110 kB of script in all', async () => {
  const account = await newAccount('weighs');
  await using visitor = await visit();
  const { page } = visitor;
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  // Stops before the dashboard, which brings its own.
  const role = page.waitForResponse('**/rpc/has_role');
  await page.goto(auth);
  await signInForm.email(page).fill(account.email);
  await signInForm.password(page).fill(account.password);
  await page.waitForLoadState('networkidle');
  await signInForm.send(page).click();
  await role;
  const sent = scripts.splice(0);
  const sizes = await Promise.all(
    sent.map(async (response) => brotliCompressSync(await response.body()).byteLength),
  );
  expect(sent.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(110_000);
});
