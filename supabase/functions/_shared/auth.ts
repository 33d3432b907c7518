import type { Role } from '@flow/contracts/role.ts';
import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { accountsOf, tablesOf } from './database.ts';
import type { Environment } from './env.ts';
import { HttpError } from './errors.ts';

/** Who calls, as the authentication service confirmed it. */
export interface Caller {
  userId: string;
  email: string | null;
  token: string;
}

/** The questions that only the backend can answer about a caller. */
export interface Identity {
  /** Whose token this is; null when it is nobody's: expired, forged, signed out. */
  callerOf(token: string): Promise<Caller | null>;
  hasRole(caller: Caller, role: Role): Promise<boolean>;
  /** Whether this is the service's own key. */
  isService(key: string): Promise<boolean>;
}

/** What the request brings to be let in; empty when it brings nothing. */
export function bearer(request: Request): string {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

/** The token of the request; null without one, or when it cannot be a user's (an API key, garbage). */
export function bearerToken(request: Request): string | null {
  const token = bearer(request);
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) ? token : null;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Digests have one length and are compared in one time: an answer tells nothing of how near a guess was. */
async function isSame(guess: string, secret: string): Promise<boolean> {
  const [one, other] = await Promise.all([digest(guess), digest(secret)]);
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0;
}

/** Asks the project's authentication service, and the database with the caller's own rights. */
export function supabaseIdentity(
  settings: Pick<Environment, 'SUPABASE_URL' | 'SUPABASE_ANON_KEY' | 'SUPABASE_SERVICE_ROLE_KEY'>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Identity {
  const { SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY } = settings;
  const anonymous = { key: SUPABASE_ANON_KEY, fetch };
  const accounts = accountsOf(SUPABASE_URL, anonymous);
  return {
    async callerOf(token) {
      const { data, error } = await accounts.getUser(token);
      if (error === null) return { userId: data.user.id, email: data.user.email ?? null, token };
      const isOurs = isAuthRetryableFetchError(error) || (error.status ?? 500) >= 500;
      if (!isOurs) return null;
      throw new HttpError(502, 'upstream', 'The sign-in service is not answering. Please try again.', {
        cause: error,
      });
    },
    async hasRole(caller, role) {
      const asCaller = tablesOf(SUPABASE_URL, { ...anonymous, token: caller.token });
      const { data, error } = await asCaller.rpc('has_role', { _user_id: caller.userId, _role: role });
      if (error !== null) throw new Error('The role could not be checked', { cause: error });
      return data === true;
    },
    isService: (key) => isSame(key, SUPABASE_SERVICE_ROLE_KEY),
  };
}
