import type { Session as SupabaseSession } from '@supabase/auth-js';
import { fromAuthError } from './auth-errors.ts';
import type { Accounts } from './client.ts';
import { type SignUp, validateSignUp } from './contracts/account.ts';
import type { Session } from './contracts/session.ts';
import { currentUserId } from './current-user.ts';
import { FlowError } from './errors.ts';
import type { Arrival } from './mailed-link.ts';

/** Session events, as the authentication service names them. */
export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

/** Which sessions a sign-out ends: this device's, those of every other device, or all. */
export type SignOutScope = 'local' | 'others' | 'global';

/** Where the link in a mail leads back to: an address that the project's allow-list names. */
export interface MailOptions {
  redirectTo: string;
}

export interface Auth {
  /**
   * The current session, refreshed when it is about to expire; null when signed out, also by a refresh that the server
   * refused.
   * @throws FlowError `network`, `timeout`, `upstream` when it had to be refreshed and could not.
   */
  getSession(): Promise<Session | null>;
  /**
   * Asks the server whether the session still counts, which a token does not tell: it may have been ended on another
   * device, by a new password or with the whole account. One that counts no more is forgotten here, and `onChange`
   * hears SIGNED_OUT.
   * @throws FlowError `account_removed` after it was forgotten; `network`, `timeout`, `upstream`, `server`
   * @example if (!(await flow.auth.verify())) location.assign('/auth');
   */
  verify(): Promise<Session | null>;
  /**
   * @throws FlowError `invalid_credentials`, `email_not_confirmed`, `rate_limited` (with `retryAfter` in seconds),
   * `network`
   * @example const session = await flow.auth.signIn({ email, password });
   */
  signIn(credentials: { email: string; password: string }): Promise<Session>;
  /**
   * Makes an account, which counts once its address is confirmed by the link in a mail. Says the same for known and
   * unknown addresses.
   * @throws FlowError `invalid_input` (with `fields`), `weak_password` (with `reasons`), `rate_limited`
   * @example
   * await flow.auth.signUp(
   *   { email, password, firstName: 'Layla', lastName: 'Haddad' },
   *   { redirectTo: 'https://flow.example/auth?type=signup' },
   * );
   */
  signUp(account: SignUp, options: MailOptions): Promise<void>;
  /**
   * Mails the link that confirms a new account's address once more, and says the same for known and unknown addresses.
   * @throws FlowError `rate_limited` (with `retryAfter` in seconds)
   * @example await flow.auth.resendConfirmation(email, { redirectTo: 'https://flow.example/auth?type=signup' });
   */
  resendConfirmation(email: string, options: MailOptions): Promise<void>;
  /**
   * What the page was opened with by a mailed link, once; null for a page that was opened otherwise, or that takes no
   * links (`acceptsMailedLink` of `createFlow`). The session that the link brought is the current one from then on.
   * @throws FlowError `link_expired` (used before, or too old); `network`, `timeout`, `upstream` (the link is still
   * good: load the page again)
   * @example const arrival = await flow.auth.arrival(); // { type: 'recovery', session }
   */
  arrival(): Promise<Arrival | null>;
  /**
   * Ends this device's session, unless `scope` says otherwise. A session of this device is forgotten here before the
   * server is told: one that could not be told is a failure, and `getSession` answers null all the same.
   * @throws FlowError `network`, `timeout`, `upstream`, `server`
   * @example await flow.auth.signOut({ scope: 'others' });
   */
  signOut(options?: { scope?: SignOutScope }): Promise<void>;
  /** Mails a reset link, and says the same for known and unknown addresses. @throws FlowError `rate_limited` */
  requestPasswordReset(email: string, options: MailOptions): Promise<void>;
  /**
   * Changes the password, which ends every other session of the account. `userId` is whose it is meant to be: another
   * account may have signed in meanwhile, in another tab of the same browser.
   * @throws FlowError `weak_password` (with `reasons`), `account_removed`, `unauthenticated` (also for another account than
   * `userId`, and then nothing is sent)
   */
  changePassword(newPassword: string, options?: { userId?: string | undefined }): Promise<void>;
  /**
   * Calls back on every session event of this and of other tabs, the first at once; resolves to the function that stops
   * it. `cause` is why the server ended the session, where `verify` found a reason.
   */
  onChange(
    listener: (event: AuthEvent, session: Session | null, cause?: FlowError) => void,
  ): Promise<() => void>;
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

/** What a project that confirms no addresses says of a known one. The caller learns nothing of it. */
const knownAddressCodes: readonly (string | undefined)[] = ['user_already_exists', 'email_exists'];

export function createAuth(accounts: () => Promise<Accounts>): Auth {
  const client = async () => (await accounts()).client;
  /** Why the session that is being forgotten is. */
  let ending: FlowError | undefined;

  async function getSession(): Promise<Session | null> {
    const { data, error } = await (await client()).getSession();
    if (data.session) return toSession(data.session);
    const failure = error && fromAuthError(error);
    if (failure && failure.code !== 'unauthenticated') throw failure;
    return null;
  }

  return {
    getSession,

    async verify() {
      const session = await getSession();
      if (!session) return null;
      const auth = await client();
      const { error } = await auth.getUser(session.accessToken);
      if (!error) return session;
      const failure = fromAuthError(error);
      if (failure.code !== 'unauthenticated' && failure.code !== 'account_removed') throw failure;
      const isRemoved = failure.code === 'account_removed';
      ending = isRemoved ? failure : undefined;
      await auth.signOut({ scope: 'local' });
      ending = undefined;
      if (isRemoved) throw failure;
      return null;
    },

    async signIn(credentials) {
      const { data, error } = await (await client()).signInWithPassword(credentials);
      if (error) throw fromAuthError(error);
      return toSession(data.session);
    },

    async signUp(account, { redirectTo }) {
      const checked = validateSignUp(account);
      if (!checked.ok)
        throw new FlowError('invalid_input', Object.values(checked.errors).join('; '), {
          fields: checked.errors,
        });
      const { email, password, firstName, lastName } = checked.value;
      const data = { first_name: firstName, last_name: lastName };
      const { error } = await (await client()).signUp({
        email,
        password,
        options: { data, emailRedirectTo: redirectTo },
      });
      if (error && !knownAddressCodes.includes(error.code)) throw fromAuthError(error);
    },

    async resendConfirmation(email, { redirectTo }) {
      const { error } = await (await client()).resend({
        type: 'signup',
        email,
        options: { emailRedirectTo: redirectTo },
      });
      if (error) throw fromAuthError(error);
    },

    async arrival() {
      const parts = await accounts();
      const { client: auth, link } = parts;
      if (!link) return null;
      const { error } = await auth.initialize();
      const failure = error && fromAuthError(error);
      if (!failure?.retryable) parts.link = null;
      if (failure) throw failure;
      const session = await getSession();
      if (!session) throw new FlowError('link_expired', 'The link brought no session.');
      return { type: link.type, session };
    },

    async signOut({ scope = 'local' } = {}) {
      const { error } = await (await client()).signOut({ scope });
      if (error) throw fromAuthError(error);
    },

    async requestPasswordReset(email, { redirectTo }) {
      const { error } = await (await client()).resetPasswordForEmail(email, { redirectTo });
      if (error) throw fromAuthError(error);
    },

    async changePassword(newPassword, { userId } = {}) {
      if (userId !== undefined) await currentUserId({ session: getSession }, userId);
      const { data, error } = await (await client()).updateUser({ password: newPassword });
      if (error) throw fromAuthError(error);
      if (!data.user) throw new FlowError('invalid_response', 'The account did not come back.');
    },

    async onChange(listener) {
      const { data } = (await client()).onAuthStateChange((event, session) => {
        listener(
          event as AuthEvent,
          session ? toSession(session) : null,
          event === 'SIGNED_OUT' ? ending : undefined,
        );
      });
      return () => data.subscription.unsubscribe();
    },
  };
}
