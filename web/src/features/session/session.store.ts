import type { Arrival, Flow, FlowError, Session } from '@flow/sdk';
import type { SignUp } from '@flow/sdk/contracts/account';
import type { Profile, ProfileChange } from '@flow/sdk/contracts/profile';
import { proxy } from 'valtio/vanilla';
import { type AuthAddress, authPath } from './return-to.ts';

export interface SessionState {
  status: 'unknown' | 'signed-in' | 'signed-out';
  userId: string | null;
  email: string | null;
  /** Asked of the database in this page's life, never stored; null while it has not been asked. */
  isAdmin: boolean | null;
  /** Why the person is signed out without having asked for it here. */
  ended: 'signed-out' | 'removed' | null;
}

/** Before anything was asked. */
export const unknownSession: Readonly<SessionState> = {
  status: 'unknown',
  userId: null,
  email: null,
  isAdmin: null,
  ended: null,
};

/** Milliseconds that a sign-out waits for the server. */
const signOutTime = 5_000;

/** What takes longer than a sign-out may wait fails. */
const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The server did not answer in time.')), signOutTime);
    }),
  ]);

/** Who is signed in. In memory only: the SDK keeps the session, and roles are asked for anew. */
export function createSession(
  loadFlow: () => Promise<Flow>,
  /** Takes away what this browser keeps for a user who signs out or was removed; not when a session just runs out. */
  forget: (userId: string) => void = () => {},
) {
  const state = proxy<SessionState>({ ...unknownSession });
  const endListeners = new Set<() => void>();
  let watching = false;

  function accept(session: Session | null, cause?: FlowError | undefined): void {
    const before = state.userId;
    const isRemoved = cause?.code === 'account_removed';
    if (session?.userId !== before) state.isAdmin = null;
    state.status = session ? 'signed-in' : 'signed-out';
    state.userId = session?.userId ?? null;
    state.email = session?.email ?? null;
    if (session) state.ended = null;
    else if (before !== null) state.ended = isRemoved ? 'removed' : 'signed-out';
    // What was kept for a removed account is of no use any more.
    if (before !== null && isRemoved) forget(before);
    // Another account in place of this one: what is on the screen is not theirs.
    if (before !== null && before !== state.userId) for (const tell of endListeners) tell();
  }

  /** Follows sign-outs and sign-ins of other tabs. */
  function watch(flow: Flow): void {
    if (watching) return;
    watching = true;
    flow.auth
      .onChange((event, session, cause) => {
        if (event !== 'INITIAL_SESSION') accept(session, cause);
      })
      .catch(() => {
        watching = false;
      });
  }

  /**
   * Loads what an account's first call needs, ahead of it: without a network it could not be loaded then, and a browser does
   * not ask twice for a script that failed.
   */
  async function prepare(): Promise<void> {
    await loadFlow()
      .then((flow) => flow.auth.getSession())
      .catch(() => {});
  }

  /** The current session; null when signed out. @throws FlowError */
  async function load(): Promise<Session | null> {
    const flow = await loadFlow();
    const session = await flow.auth.getSession();
    accept(session);
    watch(flow);
    // The page is shown meanwhile. Without a network, its own calls say so.
    if (session) flow.auth.verify().catch(() => {});
    return session;
  }

  /** What a mailed link has brought to this page, if one led here. @throws FlowError `link_expired` */
  async function arrive(): Promise<Arrival | null> {
    const flow = await loadFlow();
    const arrival = await flow.auth.arrival();
    if (arrival) accept(arrival.session);
    watch(flow);
    return arrival;
  }

  /** Asks the database whether the signed-in user is an admin. @throws FlowError */
  async function checkAdmin(): Promise<boolean> {
    const flow = await loadFlow();
    const { userId } = state;
    const isAdmin = await flow.roles.has('admin');
    // Another account may have signed in meanwhile.
    if (userId === state.userId) state.isAdmin = isAdmin;
    return isAdmin;
  }

  /** @throws FlowError */
  async function signIn(credentials: { email: string; password: string }): Promise<void> {
    const flow = await loadFlow();
    accept(await flow.auth.signIn(credentials));
    watch(flow);
  }

  /**
   * Signs out on this device, and on the server if it can be told: `untold` is called where it cannot.
   * @throws where the session is still there
   */
  async function signOut(untold: () => void = () => {}): Promise<void> {
    const flow = await loadFlow();
    // The button is part of the built page: it can be pressed before the session is read.
    const userId = state.userId ?? (await inTime(flow.auth.getSession()).catch(() => null))?.userId;
    const failure = await inTime(flow.auth.signOut()).then(
      () => null,
      (thrown: unknown) => ({ thrown }),
    );
    if (failure) {
      const isKept = await inTime(flow.auth.getSession()).then(
        (session) => session !== null,
        () => true,
      );
      if (isKept) throw failure.thrown;
      untold();
    }
    if (userId) forget(userId);
    accept(null);
    state.ended = null;
  }

  const mailed = (address: AuthAddress) => ({ redirectTo: window.location.origin + authPath(address) });

  /** Mails a link that confirms the new account and leads on to `returnTo`. @throws FlowError */
  async function signUp(account: SignUp, returnTo: string | null): Promise<void> {
    const flow = await loadFlow();
    await flow.auth.signUp(account, mailed({ type: 'signup', returnTo }));
    // A project that asks for no confirmation has signed the person in.
    accept(await flow.auth.getSession());
    watch(flow);
  }

  /** @throws FlowError */
  async function resendConfirmation(email: string, returnTo: string | null): Promise<void> {
    const flow = await loadFlow();
    await flow.auth.resendConfirmation(email, mailed({ type: 'signup', returnTo }));
  }

  /** Mails a link to the page where a new password is set. @throws FlowError */
  async function requestPasswordReset(email: string, returnTo: string | null = null): Promise<void> {
    const flow = await loadFlow();
    await flow.auth.requestPasswordReset(email, mailed({ type: 'recovery', returnTo }));
  }

  /**
   * Changes the password of the account that the page is about.
   * @throws FlowError `unauthenticated` where another one has signed in meanwhile, in another tab
   */
  async function changePassword(newPassword: string, userId = state.userId): Promise<void> {
    const flow = await loadFlow();
    await flow.auth.changePassword(newPassword, { userId: userId ?? undefined });
  }

  /** @throws FlowError */
  async function readProfile(): Promise<Profile> {
    return (await loadFlow()).profile.get();
  }

  /** @throws FlowError `invalid_input` (with `fields`), `unauthenticated` where another account has signed in meanwhile */
  async function changeProfile(change: ProfileChange, userId: string): Promise<Profile> {
    return (await loadFlow()).profile.update(change, { userId });
  }

  /**
   * Calls back when the person is signed in no more while the page is open, here or in another tab, or is another one,
   * until the result is called.
   */
  function onSignedOut(callback: () => void): () => void {
    endListeners.add(callback);
    return () => void endListeners.delete(callback);
  }

  return {
    state,
    prepare,
    load,
    arrive,
    checkAdmin,
    signIn,
    signOut,
    signUp,
    resendConfirmation,
    requestPasswordReset,
    changePassword,
    readProfile,
    changeProfile,
    onSignedOut,
  };
}

export type SessionStore = ReturnType<typeof createSession>;
