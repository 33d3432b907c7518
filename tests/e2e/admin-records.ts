import type { Page } from 'playwright';
import { createFlow } from '../../sdk/src/create-flow.ts';
import { type Account, demoAdmin, newAccount, storedRows } from '../setup/backend.ts';
import { runningStack } from '../setup/running-stack.ts';
import { signIn } from './admin-leads.ts';

export interface StoredSubmission {
  id: string;
  client_id: string;
  form_key: string;
  first_name: string;
  last_name: string;
  email: string;
  version: number;
  flags: string[];
}

export const storedSubmissions = (query: string) => storedRows<StoredSubmission>('form_submissions', query);

/** Opens an address as somebody who was sent it: signed out, then in. */
export async function follow(page: Page, address: string, account: Account = demoAdmin): Promise<void> {
  await page.goto(runningStack().urls.web + address);
  await page.waitForURL('**/auth?returnTo=**');
  await signIn(page, account);
  await page.waitForURL((url) => url.pathname !== '/auth');
}

/** The SDK as somebody who signed in. */
export async function flowOf(account: Account) {
  const { urls, keys } = runningStack();
  const flow = createFlow({ url: urls.api, key: keys.publishable });
  await flow.auth.signIn(account);
  return flow;
}

/** A client of one test's own. */
export async function newClient(name: string): Promise<Account & { id: string }> {
  const account = await newAccount(name, { first_name: 'Noor', last_name: 'Aziz' });
  const [profile] = await storedRows<{ id: string }>('profiles', `email=eq.${account.email}`);
  if (!profile) throw new Error('The account has no profile.');
  return { ...account, id: profile.id };
}

/** Has a client fill in a form. */
export async function sendForm(
  client: Account & { id: string },
  slug: string,
  answers: Record<string, string | string[] | boolean>,
) {
  const admin = await flowOf(demoAdmin);
  const { id } = await admin.forms.assign(client.id, slug);
  const flow = await flowOf(client);
  const { version } = await flow.forms.open(slug);
  return flow.forms.submit({ assignment_id: id, version, answers });
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const desktop = { viewport: { width: 1280, height: 860 } } as const;
