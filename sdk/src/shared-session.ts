import {
  AuthApiError,
  type AuthError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  type GoTrueClient,
  type Session,
  type User,
} from '@supabase/auth-js';
import type { Accounts } from './accounts.ts';
import { isSession } from './auth-answers.ts';
import { codeOfService, isOfEnded } from './auth-errors.ts';
import { repeatably } from './call.ts';
import { sessionKey } from './contracts/session.ts';
import { FlowError, fromResponse } from './errors.ts';
import type { Send } from './request.ts';
import type { SessionStorage } from './session-storage.ts';

/** A session that could not be refreshed for now. auth-js keeps it for an error of this kind alone. */
class RefreshUnavailable extends AuthRetryableFetchError {
  readonly failure: FlowError;

  constructor(failure: FlowError) {
    super(failure.message, failure.status ?? 0);
    this.failure = failure;
  }
}

/** The steps of auth-js in which all of its refreshes meet; it declares them as private. */
interface ClientParts {
  storage: SessionStorage;
  _refreshAccessToken(token: string): Promise<{
    data: { session: Session | null; user: User | null };
    error: AuthError | null;
  }>;
  _callRefreshToken(token: string): Promise<{ data: Session | null; error: AuthError | null }>;
  _removeSession(): Promise<void>;
}

/** Milliseconds after which a tab that holds the lock is taken for one that the browser has stopped. */
const lockPatience = 10_000;
/** Milliseconds before its end from which a session is refreshed, as in auth-js. */
const expiryMargin = 90_000;

async function webLock<Result>(work: () => Promise<Result>): Promise<Result> {
  let working: Promise<Result> | undefined;
  await globalThis.navigator?.locks
    ?.request(sessionKey, { signal: AbortSignal.timeout(lockPatience) }, () => {
      working = work();
      return working;
    })
    .catch(() => {});
  return working ?? work();
}

interface Parts {
  /** Address of the authentication service. */
  base: string;
  headers: Record<string, string>;
  send: Send;
  lock: SessionStorage['lock'];
}

/**
 * Has a session refreshed by one of those who share it at a time, each after a look at what the others left. A refresh
 * belongs to no call: all wait for the same one, which ends with none of them. auth-js has no such lock any more.
 */
export function shareSession(
  client: GoTrueClient,
  { base, headers, send, lock = webLock }: Parts,
): Pick<Accounts, 'refresh' | 'forget'> {
  const parts = client as unknown as ClientParts;

  async function stored(): Promise<Session | null> {
    try {
      return JSON.parse((await parts.storage.getItem(sessionKey)) ?? 'null');
    } catch {
      return null;
    }
  }

  /** @throws FlowError where neither a session came nor the service said that it has ended */
  async function askForSession(refresh_token: string) {
    const response = await repeatably({}, (call) =>
      send(call, `${base}/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token }),
      }),
    );
    if (!response.ok) {
      const said = await codeOfService(response);
      // What a token that never was one is called.
      const code = said === 'validation_failed' ? 'refresh_token_not_found' : said;
      const failure = await fromResponse(response);
      const error = new AuthApiError(failure.message, response.status, code);
      if (isOfEnded(error)) return { data: nothing, error };
      throw failure;
    }
    const session: Session | null = await response.json().catch(() => null);
    if (!isSession(session)) throw new FlowError('invalid_response', 'The session did not come back.');
    session.expires_at ??= Math.floor(Date.now() / 1_000) + session.expires_in;
    return { data: { session, user: session.user }, error: null };
  }
  const nothing = { session: null, user: null };
  parts._refreshAccessToken = (token) =>
    askForSession(token).catch((failure: FlowError) => ({
      data: nothing,
      error: new RefreshUnavailable(failure),
    }));

  const refreshStored = parts._callRefreshToken.bind(client);
  let refreshing: ReturnType<typeof refreshStored> | undefined;
  const refresh: typeof refreshStored = (token) => {
    refreshing ??= lock(async () => {
      const session = await stored();
      if (!session) return { data: null, error: new AuthSessionMissingError() };
      const isNew = session.refresh_token !== token;
      const endsAt = (session.expires_at ?? 0) * 1_000;
      if (isNew && endsAt - Date.now() > expiryMargin) return { data: session, error: null };
      return refreshStored(session.refresh_token);
    }).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };
  parts._callRefreshToken = refresh;

  return {
    refresh: async ({ refreshToken }) => (await refresh(refreshToken)).error,
    forget: ({ accessToken }) =>
      lock(async () => {
        if ((await stored())?.access_token === accessToken) await parts._removeSession();
      }),
  };
}
