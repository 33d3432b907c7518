import { vi } from 'vitest';
import { runningStack } from './running-stack.ts';

/** Rows of a table as the service role reads them, past every policy: what is really stored. */
export async function storedRows<Row>(table: string, query: string): Promise<Row[]> {
  const { urls, keys } = runningStack();
  const response = await fetch(`${urls.api}/rest/v1/${table}?${query}`, { headers: { apikey: keys.secret } });
  if (!response.ok) throw new Error(`${table}: HTTP ${response.status} ${await response.text()}`);
  return (await response.json()) as Row[];
}

/** Writes a row as the service role does. */
export async function storeRow(table: string, row: object): Promise<void> {
  const { urls, keys } = runningStack();
  const response = await fetch(`${urls.api}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: keys.secret, 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
  if (!response.ok) throw new Error(`${table}: HTTP ${response.status} ${await response.text()}`);
}

/** Sets every rate limit back. The stack of the browser tests lets the service role do that, and no other stack. */
export async function forgetAttempts(): Promise<void> {
  const { urls, keys } = runningStack();
  const request = { method: 'DELETE', headers: { apikey: keys.secret } };
  const response = await fetch(`${urls.api}/rest/v1/rate_limits?hits=gt.0`, request);
  if (!response.ok) throw new Error(`rate_limits: HTTP ${response.status} ${await response.text()}`);
}

export interface CaughtMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The mails that the product sent to an address, newest first. */
async function caughtMail(address: string): Promise<CaughtMail[]> {
  const response = await fetch(`${runningStack().urls.mail}/api/messages`);
  const { messages } = (await response.json()) as { messages: CaughtMail[] };
  return messages.filter((message) => message.to === address);
}

/** The link of the newest mail to an address that verifies this, as soon as the mail is there. */
export async function mailedLink(
  address: string,
  type: 'signup' | 'invite' | 'recovery' | 'magiclink',
): Promise<string> {
  const newest = async () => {
    const links = (await caughtMail(address)).map(
      (mail) => /https?:\/\/\S+\/verify\?\S+/.exec(mail.text)?.[0],
    );
    return links.find((link) => link?.includes(`type=${type}&`));
  };
  return await vi.waitUntil(newest, { timeout: 10_000 });
}

export interface Account {
  email: string;
  password: string;
}

/** A confirmed account of one test's own, so that nothing it does is seen by another. */
export async function newAccount(
  name: string,
  data: Readonly<Record<string, string>> = {},
): Promise<Account> {
  const { urls, keys } = runningStack();
  const account = { email: `${name}-${crypto.randomUUID()}@flow.example`, password: 'the-first-password' };
  // The link that a mail would bring.
  const response = await fetch(`${urls.api}/auth/v1/admin/generate_link`, {
    method: 'POST',
    headers: {
      apikey: keys.secret,
      authorization: `Bearer ${keys.secret}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ type: 'signup', ...account, data }),
  });
  if (!response.ok) throw new Error(`generate_link: HTTP ${response.status} ${await response.text()}`);
  const { action_link } = (await response.json()) as { action_link: string };
  const confirmed = await fetch(action_link, { redirect: 'manual' });
  if (!confirmed.headers.get('location')?.includes('access_token=')) throw new Error('not confirmed');
  return account;
}

export const demoAdmin = { email: 'admin@flow.example', password: 'flow-admin-demo' };
export const demoClient = { email: 'client@flow.example', password: 'flow-client-demo' };
