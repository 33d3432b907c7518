import { validatePasswordChange } from '@flow/sdk/contracts/password';
import { proxy } from 'valtio/vanilla';
import { safeReturnTo } from '../session/return-to.ts';
import type { SessionStore } from '../session/session.store.ts';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { authFailureWords } from './auth-words.ts';

type AuthMode = 'checking' | 'sign-in' | 'forgot' | 'recovery' | 'expired-link';

export interface AuthState {
  mode: AuthMode;
  busy: boolean;
  errors: { email?: string; password?: string; confirmation?: string; form?: string };
  /** The address that a link was asked for. */
  mailedTo: string | null;
}

export interface AuthDependencies {
  session: SessionStore;
  showToast: (toast: ToastInput) => void;
  /** Replaces the current page. */
  navigate: (path: string) => void;
}

/** The sign-in page: signing in, asking for a reset link, and setting a new password with one. */
export function createAuthPage({ session, showToast, navigate }: AuthDependencies) {
  const state = proxy<AuthState>({ mode: 'checking', busy: false, errors: {}, mailedTo: null });
  let returnTo: string | null = null;

  /** One action at a time: its failure is said in the form. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (state.busy) return;
    state.busy = true;
    state.errors = {};
    try {
      await work();
    } catch (error) {
      state.errors = { form: authFailureWords(error) };
    } finally {
      state.busy = false;
    }
  }

  async function leave(): Promise<void> {
    if (returnTo) return navigate(returnTo);
    const isAdmin = await session.checkAdmin().catch(() => false);
    navigate(isAdmin ? '/admin' : '/dashboard');
  }

  /** Reads the page's address: its query, and the hash that a mailed link brings. */
  async function enter(search: string, hash: string): Promise<void> {
    const query = new URLSearchParams(search);
    const link = new URLSearchParams(hash.replace(/^#/, ''));
    returnTo = safeReturnTo(query.get('returnTo'));
    Object.assign(state, { mode: 'checking', errors: {}, mailedTo: null });
    const recovering = query.get('type') === 'recovery' || link.get('type') === 'recovery';
    try {
      // Loading the session also takes in the one that the link's hash carries.
      const current = await session.load();
      if (recovering || link.has('error'))
        state.mode = current && !link.has('error') ? 'recovery' : 'expired-link';
      else if (current) await leave();
      else state.mode = 'sign-in';
    } catch (error) {
      state.mode = recovering ? 'expired-link' : 'sign-in';
      state.errors = { form: authFailureWords(error) };
    }
  }

  async function signIn(email: string, password: string): Promise<void> {
    const errors: AuthState['errors'] = {};
    if (email.trim() === '') errors.email = 'Enter your email address.';
    if (password === '') errors.password = 'Enter your password.';
    if (Object.keys(errors).length > 0) {
      state.errors = errors;
      return;
    }
    await attempt(async () => {
      await session.signIn({ email: email.trim(), password });
      await leave();
    });
  }

  async function requestLink(email: string): Promise<void> {
    if (email.trim() === '') {
      state.errors = { email: 'Enter your email address.' };
      return;
    }
    await attempt(async () => {
      await session.requestPasswordReset(email.trim());
      state.mailedTo = email.trim();
    });
  }

  async function setPassword(password: string, confirmation: string): Promise<void> {
    const problem = validatePasswordChange(password, confirmation);
    if (problem) {
      const field =
        password === confirmation || problem.title === 'Password too short' ? 'password' : 'confirmation';
      state.errors = { [field]: `${problem.title}. ${problem.description}` };
      showToast({ ...problem, variant: 'destructive' });
      return;
    }
    await attempt(async () => {
      await session.changePassword(password);
      showToast({ title: 'Password updated', description: 'Your password has been changed.' });
      await leave();
    });
  }

  function show(mode: 'sign-in' | 'forgot'): void {
    Object.assign(state, { mode, errors: {}, mailedTo: null });
  }

  return { state, enter, signIn, requestLink, setPassword, show };
}

export type AuthPage = ReturnType<typeof createAuthPage>;
