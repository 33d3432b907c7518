import { sessionKey } from '../contracts/session.ts';
import type { TestAccount } from './fixtures.ts';

const lifetimeSeconds = 3_600;

function base64Url(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A token with the form of a real one, and no signature that anything would accept. */
function accessTokenOf(account: TestAccount): string {
  const claims = { sub: account.userId, email: account.email, role: 'authenticated' };
  return `${base64Url({ alg: 'none', typ: 'JWT' })}.${base64Url(claims)}.${base64Url('unsigned')}`;
}

export function refreshTokenOf(account: TestAccount): string {
  return `refresh-${account.userId}`;
}

/** Whom a token names; undefined for what is none. */
function subjectOf(token: string): unknown {
  try {
    const claims = token.split('.')[1] ?? '';
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub;
  } catch {
    return undefined;
  }
}

/** The account whose token a request carries; null for nobody's. */
export function bearerOf(request: Request, accounts: readonly TestAccount[]): TestAccount | null {
  const subject = subjectOf(request.headers.get('authorization') ?? '');
  return accounts.find(({ userId }) => userId === subject) ?? null;
}

/** A user as the authentication service describes it. */
export function userOf(account: TestAccount) {
  return {
    id: account.userId,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    email_confirmed_at: '2026-11-01T10:00:00Z',
    created_at: '2026-11-01T10:00:00Z',
    updated_at: '2026-11-01T10:00:00Z',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
  };
}

/** A session as the authentication service answers it. */
export function sessionOf(account: TestAccount, now: number) {
  return {
    access_token: accessTokenOf(account),
    refresh_token: refreshTokenOf(account),
    token_type: 'bearer',
    expires_in: lifetimeSeconds,
    expires_at: Math.floor(now / 1_000) + lifetimeSeconds,
    user: userOf(account),
  };
}

/**
 * What a storage holds of an account that is signed in, by its key.
 * @example
 * const items = storedSession(adminAccount);
 * const storage = {
 *   getItem: (name: string) => items[name] ?? null,
 *   setItem: (name: string, value: string) => void (items[name] = value),
 *   removeItem: (name: string) => void delete items[name],
 * };
 * const admin = createFlow({ url, key: 'key', storage, fetch: answeredBy(flowHandlers({ url })) });
 */
export const storedSession = (account: TestAccount): Record<string, string> => ({
  [sessionKey]: JSON.stringify(sessionOf(account, Date.now())),
});
