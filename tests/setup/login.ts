import type { Page } from 'playwright';
import { createFlow, type Flow } from '../../sdk/src/index.ts';
import type { Account } from './backend.ts';
import { runningStack } from './running-stack.ts';

/** The SDK as somebody who signed in, and what it keeps of the session. */
async function session(account: Account): Promise<{ flow: Flow; kept: Map<string, string> }> {
  const { urls, keys } = runningStack();
  const kept = new Map<string, string>();
  const flow = createFlow({
    url: urls.api,
    key: keys.publishable,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
  await flow.auth.signIn(account);
  return { flow, kept };
}

/** The SDK as somebody who signed in. */
export async function flowOf(account: Account): Promise<Flow> {
  return (await session(account)).flow;
}

/**
 * Opens a path as somebody who signed in on this browser before. Its storage holds the session and nothing else; the
 * sign-in page itself is for the tests about signing in.
 */
export async function openAs(account: Account, page: Page, path: string): Promise<void> {
  const { urls } = runningStack();
  const { kept } = await session(account);
  const localStorage = [...kept].map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin: urls.web, localStorage }] });
  await page.goto(urls.web + path);
}

/** Fills in the form of the sign-in page, and sends it. */
export async function submitSignIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
