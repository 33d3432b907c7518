import type { Page } from 'playwright';
import { type Account, storedRows } from '../setup/backend.ts';
import { openAs } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { openAlive } from './page-life.ts';

export const signInForm = {
  email: (page: Page) => page.getByLabel('Email'),
  password: (page: Page) => page.getByLabel('Password', { exact: true }),
  send: (page: Page) => page.getByRole('button', { name: 'Sign in' }),
};

/** Opens the sign-in page, which leads to the path. */
export async function openSignIn(page: Page, returnTo = '/dashboard'): Promise<void> {
  await openAlive(page, `${runningStack().urls.web}/auth?returnTo=${returnTo}`);
  await signInForm.send(page).waitFor();
}

/** A page of somebody who signed in before, on their dashboard. */
export async function onDashboard(page: Page, account: Account): Promise<void> {
  await openAs(account, page, '/dashboard');
  await page.getByRole('button', { name: 'Log out' }).first().waitFor();
}

export interface Person extends Account {
  firstName: string;
  lastName: string;
}

/** A person without an account. */
export const stranger = (name: string): Person => ({
  firstName: 'Layla',
  lastName: 'Haddad',
  email: `${name}-${crypto.randomUUID()}@flow.example`,
  password: 'the-first-password',
});

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
}

/** What the address of a link says that has run out. */
export const runOut = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** The name of the field that has the focus. */
export const focused = (page: Page) =>
  page.evaluate<string>("document.activeElement?.getAttribute('name') ?? ''");

/** Makes every answer of a path of the authentication service this one. */
export async function answerAuth(
  page: Page,
  path: string,
  answer: { status: number; body: string; type?: string } | 'abort' | 'never',
): Promise<void> {
  await page.route(
    (url) => url.pathname === `/auth/v1/${path}`,
    async (route) => {
      if (answer === 'never') return;
      if (answer === 'abort') return route.abort();
      const headers = { 'access-control-allow-origin': '*' };
      const { status, body, type = 'application/json' } = answer;
      await route.fulfill({ status, body, contentType: type, headers });
    },
  );
}

export const refusal = (status: number, code: string, msg = 'Words') => ({
  status,
  body: JSON.stringify({ code: status, error_code: code, msg }),
});

/** Removes an account, as an admin of the project does. */
export async function removeAccount({ email }: Pick<Account, 'email'>): Promise<void> {
  const [profile] = await storedRows<{ id: string }>('profiles', `email=eq.${email}`);
  const { urls, keys } = runningStack();
  const response = await fetch(`${urls.api}/auth/v1/admin/users/${profile?.id}`, {
    method: 'DELETE',
    headers: { apikey: keys.secret, authorization: `Bearer ${keys.secret}` },
  });
  if (!response.ok) throw new Error(`HTTP ${response.status} ${await response.text()}`);
}
