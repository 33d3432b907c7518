import { createClient } from '@supabase/supabase-js';
import type { Mail } from '../auth/mailer.ts';
import { type DatabaseOptions, type LocalDatabase, openDatabase } from '../database/database.ts';
import { type ConfirmedAccount, confirmedAccount, type NewAccount } from './confirmed-account.ts';

export const siteUrl = 'http://localhost:21020';
export const apiUrl = 'http://localhost:21021';

export const authKeys = {
  publishable: 'sb_publishable_authauthauthauthautha_00000000',
  secret: 'sb_secret_authauthauthauthautha_00000000',
  jwtSecret: 'a secret that only the tests of the auth API know',
};

/** An empty database in memory, unless it is to be another, with all migrations. */
export function openTestDatabase(options: Partial<DatabaseOptions> = {}): Promise<LocalDatabase> {
  return openDatabase({
    directory: 'memory://',
    keys: authKeys,
    siteUrl,
    apiUrl,
    onMail: () => {},
    ...options,
  });
}

interface CallOptions {
  body?: unknown;
  /** Of a user who signed in. */
  token?: string;
  /** The publishable key unless it is another; null for none. */
  key?: string | null;
}

let shared: Promise<TestAuth> | undefined;

/** The one of a worker, with nobody in it and no mails: opening one takes a second. It ends with the worker. */
export async function sharedAuth(): Promise<TestAuth> {
  shared ??= openAuth();
  const auth = await shared;
  await auth.database.sql('delete from auth.users');
  auth.mails.length = 0;
  return auth;
}

/** An empty database with its auth API, and the mails that it sent. */
export async function openAuth(options: Pick<DatabaseOptions, 'strictRefresh'> = {}) {
  const mails: Mail[] = [];
  const database = await openTestDatabase({ onMail: (mail) => mails.push(mail), ...options });

  function call(method: string, path: string, { body, token, key }: CallOptions = {}): Promise<Response> {
    const headers = new Headers();
    if (key !== null) headers.set('apikey', key ?? authKeys.publishable);
    if (token) headers.set('authorization', `Bearer ${token}`);
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    return database.fetch(
      new Request(`${apiUrl}/auth/v1/${path}`, { method, headers, ...(text && { body: text }) }),
    );
  }

  return {
    database,
    mails,
    call,
    /** A user with a confirmed address and a session. The mails so far are forgotten. */
    async account(account: NewAccount): Promise<ConfirmedAccount> {
      const confirmed = await confirmedAccount(database, authKeys.publishable, account);
      mails.length = 0;
      return confirmed;
    },
    signIn: (email: string, password: string) =>
      call('POST', 'token?grant_type=password', { body: { email, password } }),
    /** supabase-js as a browser has it, or with the secret key as an edge function has it. */
    client(key = authKeys.publishable) {
      return createClient(apiUrl, key, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { fetch: (input, init) => database.fetch(new Request(input, init)) },
      });
    },
    /** Follows the link of the newest mail as a browser does: to where the API sends it. */
    async follow(mail = mails.at(-1)) {
      const link = linkOf(mail);
      const response = await database.fetch(new Request(link));
      if (response.status !== 303) throw new Error(`${link}: HTTP ${response.status}`);
      const target = new URL(response.headers.get('location') ?? '');
      const hash = Object.fromEntries(new URLSearchParams(target.hash.slice(1)));
      target.hash = '';
      return { page: target.href, hash };
    },
  };
}

export type TestAuth = Awaited<ReturnType<typeof openAuth>>;

export const linkOf = (mail: Mail | undefined): string =>
  /http\S+\/auth\/v1\/verify\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';

export const redirectTo = (page: string): string => `redirect_to=${encodeURIComponent(page)}`;
