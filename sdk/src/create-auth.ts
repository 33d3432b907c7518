import type { GoTrueClient, Session as SupabaseSession } from '@supabase/auth-js';
import type { Accounts } from './accounts.ts';
import { type Auth, type AuthEvent, type MailOptions, signOutScopes } from './auth.ts';
import { type AuthFailure, fromAuthError, isOfEnded } from './auth-errors.ts';
import { type Call, once, repeatably } from './call.ts';
import type { Session } from './contracts/session.ts';
import { currentUserId } from './current-user.ts';
import { FlowError, isFlowError } from './errors.ts';
import { lazily } from './lazy-service.ts';
import { refuse } from './refuse.ts';
import type { Identity } from './request.ts';

/** Null also for a session that does not say whose it is: auth-js takes one from a storage as it comes. */
function toSession(session: SupabaseSession | null): Session | null {
  if (!session?.user?.id) return null;
  return {
    userId: session.user.id,
    email: session.user.email ?? '',
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    expiresAt: session.expires_at ?? Math.floor(Date.now() / 1000) + session.expires_in,
  };
}

/** What a project that confirms no addresses says of a known one. The caller learns nothing of it. */
const knownAddressCodes: readonly unknown[] = ['user_already_exists', 'email_exists'];

const loadRules = lazily(() => import('./account-rules.ts'));

/** Where a caller without types has left out the options that a mail needs. */
const toNowhere = {} as MailOptions;

/** A text as it is; what is none, to a caller without types, is as wrong as an empty one. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whom a mail goes to, once it is clear where its link leads. */
async function checkMail(email: string, redirectTo: string): Promise<string> {
  const { emailProblem } = await loadRules();
  const address = textOf(email).trim();
  const problem = emailProblem(address);
  if (problem) refuse('email', problem);
  if (!URL.canParse(redirectTo)) refuse('redirectTo', 'Expected an address');
  return address;
}

/** What the authentication service said, where it is the cause of a failure. */
const causeOf = (failure: FlowError) => (failure.cause ?? {}) as AuthFailure;

/** The accounts, and what requests in the name of who is signed in need of them. */
export function createAuth(openAccounts: () => Promise<Accounts>): Auth & Pick<Identity, 'renew'> {
  // The rules come with the accounts: a browser does not ask twice for a module that failed, as it does without a connection.
  const accounts = async () => (await Promise.all([openAccounts(), loadRules()]))[0];
  /** Why the session that is being forgotten is. */
  let ending: FlowError | undefined;

  /** Calls a method of auth-js. @throws FlowError */
  async function ask<Answer extends { data: unknown; error: AuthFailure | null }>(
    call: Call,
    method: (client: GoTrueClient) => Promise<Answer>,
  ): Promise<Answer['data']> {
    const { client, answer } = (await accounts()).during(call);
    const { data, error } = await method(client);
    if (error) throw answer.failure ?? fromAuthError(error, answer.about);
    return data;
  }

  async function currentSession(): Promise<Session | null> {
    const { data, error } = await (await accounts()).client.getSession();
    const session = toSession(data.session);
    if (session) return session;
    if (error && !isOfEnded(error)) throw fromAuthError(error);
    return null;
  }

  /** Asks the server about a token. */
  const problemOf = ({ accessToken }: Session, call: Call) =>
    ask(call, (client) => client.getUser(accessToken)).then(
      () => null,
      (error: unknown) => {
        if (isFlowError(error)) return error;
        throw error;
      },
    );

  /** Forgets a session that counts no more. @throws FlowError what else is the matter with it */
  async function forget(session: Session, problem: FlowError): Promise<void> {
    if (!isOfEnded(causeOf(problem))) throw problem;
    const isRemoved = problem.code === 'account_removed';
    ending = isRemoved ? problem : undefined;
    await (await accounts()).forget(session);
    ending = undefined;
    if (isRemoved) throw problem;
  }

  /** @throws FlowError where the server cannot be asked */
  async function renewToken(refusedToken: string): Promise<boolean> {
    const session = await currentSession();
    if (session?.accessToken !== refusedToken) return session !== null;
    let problem = await repeatably({}, (call) => problemOf(session, call));
    if (!problem || causeOf(problem).code === 'bad_jwt') {
      const failure = await (await accounts()).refresh(session);
      if (!failure) return true;
      problem = fromAuthError(failure);
    }
    await forget(session, problem).catch((failure: FlowError) => {
      if (failure.code !== 'account_removed') throw failure;
    });
    return false;
  }
  let renewing: Promise<boolean> | undefined;

  return {
    getSession: (options = {}) => repeatably(options, currentSession),

    renew(refusedToken) {
      renewing ??= renewToken(refusedToken).finally(() => {
        renewing = undefined;
      });
      return renewing;
    },

    verify: (options = {}) =>
      repeatably(options, async (call) => {
        const session = await currentSession();
        const problem = session && (await problemOf(session, call));
        if (!problem) return session;
        await forget(session, problem);
        return null;
      }),

    async signIn(credentials, options = {}) {
      if (!textOf(credentials?.email).trim()) refuse('email', 'Expected an address');
      if (!textOf(credentials.password)) refuse('password', 'Expected a password');
      const data = await once(options, (call) =>
        ask(call, (client) => client.signInWithPassword(credentials)),
      );
      const session = toSession(data.session);
      if (!session) throw new FlowError('invalid_response', 'The session did not come back.');
      return session;
    },

    signUp: (account, options = toNowhere) =>
      once(options, async (call) => {
        const { validateSignUp } = await loadRules();
        const checked = validateSignUp({
          firstName: textOf(account?.firstName),
          lastName: textOf(account?.lastName),
          email: textOf(account?.email),
          password: textOf(account?.password),
        });
        if (!checked.ok)
          throw new FlowError('invalid_input', Object.values(checked.errors).join('; '), {
            fields: checked.errors,
          });
        const { email, password, firstName, lastName } = checked.value;
        await checkMail(email, options.redirectTo);
        const data = { first_name: firstName, last_name: lastName };
        const given = { email, password, options: { data, emailRedirectTo: options.redirectTo } };
        await ask(call, (client) => client.signUp(given)).catch((failure: FlowError) => {
          if (!knownAddressCodes.includes(causeOf(failure).code)) throw failure;
        });
      }),

    resendConfirmation: (to, options = toNowhere) =>
      once(options, async (call) => {
        const { redirectTo } = options;
        const email = await checkMail(to, redirectTo);
        await ask(call, (client) =>
          client.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } }),
        );
      }),

    arrival: (options = {}) =>
      repeatably(options, async () => {
        const parts = await accounts();
        const { client: auth, link } = parts;
        if (!link) return null;
        const { error } = await auth.initialize();
        const failure = error && fromAuthError(error);
        if (!failure?.retryable) parts.link = null;
        if (failure) throw failure;
        const session = await currentSession();
        if (!session) throw new FlowError('link_expired', 'The link brought no session.');
        return { type: link.type, session };
      }),

    signOut: (options = {}) =>
      once(options, async (call) => {
        const { scope = 'local' } = options;
        if (!signOutScopes.includes(scope)) refuse('scope', `Expected one of ${signOutScopes.join(', ')}`);
        await ask(call, async (client) => ({ data: null, ...(await client.signOut({ scope })) }));
      }),

    requestPasswordReset: (to, options = toNowhere) =>
      once(options, async (call) => {
        const { redirectTo } = options;
        const email = await checkMail(to, redirectTo);
        await ask(call, (client) => client.resetPasswordForEmail(email, { redirectTo }));
      }),

    changePassword: (newPassword, options = {}) =>
      once(options, async (call) => {
        if (!textOf(newPassword)) refuse('newPassword', 'Expected a password');
        const { userId } = options;
        if (userId !== undefined) await currentUserId({ session: currentSession }, userId);
        const { user } = await ask(call, (client) => client.updateUser({ password: newPassword }));
        if (!user) throw new FlowError('invalid_response', 'The account did not come back.');
      }),

    async onChange(listener) {
      const { client } = await accounts();
      const { data } = client.onAuthStateChange((event, session) => {
        listener(event as AuthEvent, toSession(session), event === 'SIGNED_OUT' ? ending : undefined);
      });
      return () => data.subscription.unsubscribe();
    },
  };
}
