import type { Page } from 'playwright';
import type { Account } from '../setup/backend.ts';

/** Signs in as a person does, and waits for the page that follows. */
export async function signIn(page: Page, site: string, { email, password }: Account): Promise<void> {
  await page.goto(`${site}/auth`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}
