import type { Page } from 'playwright';
import { createFlow, type Flow } from '../../sdk/src/index.ts';
import { type Account, demoAdmin, demoClient } from './backend.ts';
import { runningStack } from './running-stack.ts';

interface Session {
  flow: Flow;
  /** What the SDK keeps of it in the browser's storage. */
  kept: ReadonlyMap<string, string>;
}

async function signIn(account: Account): Promise<Session> {
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

async function lasts({ kept }: Session): Promise<boolean> {
  const { urls, keys } = runningStack();
  const { access_token } = JSON.parse(kept.get('flow.session') ?? '{}') as { access_token?: string };
  const headers = { apikey: keys.publishable, authorization: `Bearer ${access_token}` };
  return (await fetch(`${urls.api}/auth/v1/user`, { headers })).ok;
}

const demoSessions = new Map<string, Session>();

/** One session of a demo account serves every test until one of them ends it: comparing its password takes 0.1 s each time. */
async function session(account: Account): Promise<Session> {
  const earlier = demoSessions.get(account.email);
  if (earlier && (await lasts(earlier))) return earlier;
  const own = await signIn(account);
  if (account === demoAdmin || account === demoClient) demoSessions.set(account.email, own);
  return own;
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
  // On a file that runs nothing: Playwright's own way takes another page, and another process of the browser, each time.
  await page.goto(`${urls.web}/robots.txt`);
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    [...kept],
  );
  await page.goto(urls.web + path);
}

/** Fills in the form of the sign-in page, and sends it. */
export async function submitSignIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
