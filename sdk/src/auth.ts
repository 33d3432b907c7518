import type { Session as SupabaseSession } from '@supabase/supabase-js';
import type { FlowClient } from './client.ts';
import { FlowError, fromAuthError } from './errors.ts';

export interface Session {
  userId: string;
  email: string;
  accessToken: string;
  refreshToken: string;
  /** Unix time in seconds. */
  expiresAt: number;
}

/** Session events, as the authentication service names them. */
export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

export interface Auth {
  /**
   * The current session, refreshed when it is about to expire; null when signed out.
   * @throws FlowError `network` when it had to be refreshed and could not.
   */
  getSession(): Promise<Session | null>;
  /**
   * @throws FlowError `invalid_credentials`, `rate_limited`, `network`
   * @example const session = await flow.auth.signIn({ email, password });
   */
  signIn(credentials: { email: string; password: string }): Promise<Session>;
  /** Ends this device's session. Local data is forgotten even when the server cannot be told. */
  signOut(): Promise<void>;
  /** Mails a reset link, and says the same for known and unknown addresses. */
  requestPasswordReset(email: string, options: { redirectTo: string }): Promise<void>;
  /** @throws FlowError `weak_password`, `unauthenticated` */
  changePassword(newPassword: string): Promise<void>;
  /** Calls back on every session event, the first at once; resolves to the function that stops it. */
  onChange(listener: (event: AuthEvent, session: Session | null) => void): Promise<() => void>;
}

function toSession(session: SupabaseSession): Session {
  return {
    userId: session.user.id,
    email: session.user.email ?? '',
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    expiresAt: session.expires_at ?? Math.floor(Date.now() / 1000) + session.expires_in,
  };
}

export function createAuth(client: () => Promise<FlowClient>): Auth {
  return {
    async getSession() {
      const { data, error } = await (await client()).auth.getSession();
      if (error) throw fromAuthError(error);
      return data.session ? toSession(data.session) : null;
    },

    async signIn(credentials) {
      const { data, error } = await (await client()).auth.signInWithPassword(credentials);
      if (error) throw fromAuthError(error);
      return toSession(data.session);
    },

    async signOut() {
      const { error } = await (await client()).auth.signOut({ scope: 'local' });
      if (error) throw fromAuthError(error);
    },

    async requestPasswordReset(email, { redirectTo }) {
      const { error } = await (await client()).auth.resetPasswordForEmail(email, { redirectTo });
      if (error) throw fromAuthError(error);
    },

    async changePassword(newPassword) {
      const { data, error } = await (await client()).auth.updateUser({ password: newPassword });
      if (error) throw fromAuthError(error);
      if (!data.user) throw new FlowError('invalid_response', 'The account did not come back.');
    },

    async onChange(listener) {
      const { data } = (await client()).auth.onAuthStateChange((event, session) => {
        listener(event as AuthEvent, session ? toSession(session) : null);
      });
      return () => data.subscription.unsubscribe();
    },
  };
}
