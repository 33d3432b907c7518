import { isFlowError } from '@flow/sdk';
import { proxy } from 'valtio/vanilla';
import type { ToastInput } from '../toasts/toasts.store.ts';
import type { SessionStore } from './session.store.ts';

export interface AccountDependencies {
  session: SessionStore;
  showToast: (toast: ToastInput) => void;
  navigate: (path: string) => void;
}

/** The signed-in page of any account: whose it is, and the way out. */
export function createAccount({ session, showToast, navigate }: AccountDependencies) {
  const state = proxy<{ phase: 'loading' | 'ready' | 'failed'; leaving: boolean }>({
    phase: 'loading',
    leaving: false,
  });

  async function enter(): Promise<void> {
    state.phase = 'loading';
    try {
      if (!(await session.load())) return navigate('/auth?returnTo=/dashboard');
      // Only whether the way to the admin is shown depends on it.
      await session.checkAdmin().catch((error: unknown) => {
        if (!isFlowError(error)) throw error;
      });
      state.phase = 'ready';
    } catch {
      state.phase = 'failed';
    }
  }

  async function logOut(): Promise<void> {
    if (state.leaving) return;
    state.leaving = true;
    try {
      await session.signOut();
      navigate('/');
    } catch {
      showToast({ title: 'Error', description: 'Failed to log out', variant: 'destructive' });
    } finally {
      state.leaving = false;
    }
  }

  return { state, enter, logOut };
}

export type Account = ReturnType<typeof createAccount>;
