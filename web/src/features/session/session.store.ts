import type { Flow, Session } from '@flow/sdk';
import { proxy } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';

export interface SessionState {
  status: 'unknown' | 'signed-in' | 'signed-out';
  userId: string | null;
  email: string | null;
  /** Asked of the database in this page's life, never stored; null while it has not been asked. */
  isAdmin: boolean | null;
}

/** Who is signed in. In memory only: the SDK keeps the session, and roles are asked for anew. */
export function createSession(
  loadFlow: () => Promise<Flow>,
  /** Takes away what this browser keeps for a user who signs out; not when a session just runs out. */
  forget: (userId: string) => void = () => {},
) {
  const state = proxy<SessionState>({ status: 'unknown', userId: null, email: null, isAdmin: null });
  let watching = false;

  function accept(session: Session | null): void {
    if (session?.userId !== state.userId) state.isAdmin = null;
    state.status = session ? 'signed-in' : 'signed-out';
    state.userId = session?.userId ?? null;
    state.email = session?.email ?? null;
  }

  /** Follows sign-outs and sign-ins of other tabs. */
  function watch(flow: Flow): void {
    if (watching) return;
    watching = true;
    flow.auth
      .onChange((event, session) => {
        if (event !== 'INITIAL_SESSION') accept(session);
      })
      .catch(() => {
        watching = false;
      });
  }

  /** The current session; null when signed out. @throws FlowError */
  async function load(): Promise<Session | null> {
    const flow = await loadFlow();
    const session = await flow.auth.getSession();
    accept(session);
    watch(flow);
    return session;
  }

  /** Asks the database whether the signed-in user is an admin. @throws FlowError */
  async function checkAdmin(): Promise<boolean> {
    const flow = await loadFlow();
    const isAdmin = await flow.roles.has('admin');
    state.isAdmin = isAdmin;
    return isAdmin;
  }

  /** @throws FlowError */
  async function signIn(credentials: { email: string; password: string }): Promise<void> {
    const flow = await loadFlow();
    accept(await flow.auth.signIn(credentials));
    watch(flow);
  }

  /** @throws FlowError */
  async function signOut(): Promise<void> {
    const flow = await loadFlow();
    const { userId } = state;
    await flow.auth.signOut();
    if (userId) forget(userId);
    accept(null);
  }

  /** Mails a link to the page where a new password is set. @throws FlowError */
  async function requestPasswordReset(email: string): Promise<void> {
    const flow = await loadFlow();
    await flow.auth.requestPasswordReset(email, {
      redirectTo: `${window.location.origin}/auth?type=recovery`,
    });
  }

  /** @throws FlowError */
  async function changePassword(newPassword: string): Promise<void> {
    const flow = await loadFlow();
    await flow.auth.changePassword(newPassword);
  }

  /** Calls back when the session ends while the page is open, here or in another tab, until the result is called. */
  function onSignedOut(callback: () => void): () => void {
    const inSync = true;
    return subscribeKey(state, 'status', (status) => status === 'signed-out' && callback(), inSync);
  }

  return { state, load, checkAdmin, signIn, signOut, requestPasswordReset, changePassword, onSignedOut };
}

export type SessionStore = ReturnType<typeof createSession>;
