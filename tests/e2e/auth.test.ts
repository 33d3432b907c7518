import type { Page, Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import { mailedLink, newAccount, storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { fillSignUp, focused, heading, openSignIn, stranger } from './auth-page.ts';
import { builtWeight } from './built-weight.ts';
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

  it('the keyboard alone signs in, with at most 110 kB of script in all, and is led to no other site', async () => {
    const account = await newAccount('keys');
    await using visitor = await visit(screen);
    const { page } = visitor;
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    // One of those that have led browsers away from a site; return-to.test.ts has them all.
    await openSignIn(page, encodeURIComponent('/\t/evil.example'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    for (const text of [account.email, account.password]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    expect(await focused(page)).toBe('password');
    await page.waitForLoadState('networkidle');
    // Behind it the dashboard brings its own.
    const role = page.waitForResponse('**/rpc/has_role');
    await page.keyboard.press('Enter');
    await role;
    const sent = scripts.splice(0);
    await page.waitForURL(`${urls.web}/dashboard`);
    expect(sent.length).toBeGreaterThan(1);
    const sizes = await Promise.all(sent.map(builtWeight));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(110_000);
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
    await openAlive(page, `${auth}?mode=sign-up&returnTo=/pricing%23//evil.example`);
    await fillSignUp(page, person);
    await page.getByLabel('Confirm password').press('Enter');
    await heading(page, 'Check your mail');
    await page.getByRole('button', { name: /^Send again in/ }).waitFor();

    const link = await mailedLink(person.email, 'signup');
    await page.goto(link);
    await page.waitForURL(`${urls.web}/pricing#//evil.example`);
    await page.getByText('Your address is confirmed.').first().waitFor();
    const stored = await storedRows('profiles', `email=eq.${person.email}&select=first_name,last_name`);
    expect(stored).toEqual([{ first_name: 'Layla', last_name: 'Haddad' }]);
    expect(visitor.problems).toEqual([]);
  });
});
