import type { CallOptions } from './call.ts';
import type { SignUp } from './contracts/account.ts';
import type { Session } from './contracts/session.ts';
import type { FlowError } from './errors.ts';
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
export type SignOutScope = (typeof signOutScopes)[number];
export const signOutScopes = ['local', 'others', 'global'] as const;

/** Where the link in a mail leads back to: an address that the project's allow-list names. */
export interface MailOptions extends CallOptions {
  redirectTo: string;
}

export interface Auth {
  /**
   * The current session, refreshed when it is about to expire; null when signed out, also by a refresh that the server
   * refused.
   * @throws FlowError `network`, `timeout`, `upstream` when it had to be refreshed and could not.
   */
  getSession(options?: CallOptions): Promise<Session | null>;
  /**
   * Asks the server whether the session still counts, which a token does not tell: it may have been ended on another
   * device, by a new password or with the whole account. One that counts no more is forgotten here, and `onChange`
   * hears SIGNED_OUT.
   * @throws FlowError `account_removed` after it was forgotten; `network`, `timeout`, `upstream`, `server`
   * @example if (!(await flow.auth.verify())) location.assign('/auth');
   */
  verify(options?: CallOptions): Promise<Session | null>;
  /**
   * @throws FlowError `invalid_credentials`, `email_not_confirmed`, `rate_limited` (with `retryAfter` in seconds),
   * `network`
   * @example const session = await flow.auth.signIn({ email, password });
   */
  signIn(credentials: { email: string; password: string }, options?: CallOptions): Promise<Session>;
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
  arrival(options?: CallOptions): Promise<Arrival | null>;
  /**
   * Ends this device's session, unless `scope` says otherwise. A session of this device is forgotten here before the
   * server is told: one that could not be told is a failure, and `getSession` answers null all the same.
   * @throws FlowError `network`, `timeout`, `upstream`, `server`
   * @example await flow.auth.signOut({ scope: 'others' });
   */
  signOut(options?: CallOptions & { scope?: SignOutScope }): Promise<void>;
  /** Mails a reset link, and says the same for known and unknown addresses. @throws FlowError `rate_limited` */
  requestPasswordReset(email: string, options: MailOptions): Promise<void>;
  /**
   * Changes the password, which ends every other session of the account. `userId` is whose it is meant to be: another
   * account may have signed in meanwhile, in another tab of the same browser.
   * @throws FlowError `weak_password` (with `reasons`), `account_removed`, `unauthenticated` (also for another account than
   * `userId`, and then nothing is sent)
   */
  changePassword(newPassword: string, options?: CallOptions & { userId?: string | undefined }): Promise<void>;
  /**
   * Calls back on every session event of this and of other tabs, the first at once; resolves to the function that stops
   * it. `cause` is why the server ended the session, where `verify` found a reason.
   */
  onChange(
    listener: (event: AuthEvent, session: Session | null, cause?: FlowError) => void,
  ): Promise<() => void>;
}
