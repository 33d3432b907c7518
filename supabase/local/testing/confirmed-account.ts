import type { LocalDatabase } from '../database/database.ts';

export interface NewAccount {
  email: string;
  password: string;
  /** Becomes the user's metadata. */
  data?: Readonly<Record<string, unknown>>;
}

export interface ConfirmedAccount {
  userId: string;
  accessToken: string;
  refreshToken: string;
}

/** Signs up by the API and confirms the address by the link that is mailed, which signs in. */
export async function confirmedAccount(
  database: Pick<LocalDatabase, 'fetch' | 'sql'>,
  publishableKey: string,
  account: NewAccount,
): Promise<ConfirmedAccount> {
  const call = (path: string, init: RequestInit) =>
    database.fetch(
      new Request(`http://localhost/auth/v1/${path}`, { ...init, headers: { apikey: publishableKey } }),
    );
  const signUp = await call('signup', { method: 'POST', body: JSON.stringify(account) });
  if (!signUp.ok)
    throw new Error(`Sign-up of ${account.email}: HTTP ${signUp.status} ${await signUp.text()}`);
  const [user] = await database.sql<{ id: string; token: string }>(
    'select id, confirmation_token as token from auth.users where email = $1',
    [account.email.toLowerCase()],
  );
  const confirmation = new URLSearchParams({ type: 'signup', token: user?.token ?? '' });
  const verified = await call(`verify?${confirmation}`, {});
  const session = new URLSearchParams(new URL(verified.headers.get('location') ?? '').hash.slice(1));
  const [accessToken, refreshToken] = [session.get('access_token'), session.get('refresh_token')];
  if (!user || !accessToken || !refreshToken)
    throw new Error(`${account.email} was not confirmed: ${session}`);
  return { userId: user.id, accessToken, refreshToken };
}
