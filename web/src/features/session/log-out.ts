import type { ToastInput } from '../toasts/toasts.store.ts';
import type { SessionStore } from './session.store.ts';

export interface LogOutDependencies {
  session: Pick<SessionStore, 'signOut'>;
  showToast: (toast: ToastInput) => void;
  /** Replaces the current page. */
  navigate: (path: string) => void;
}

/** Signs out and goes home; `state.leaving` holds meanwhile, and a second press changes nothing. */
export async function logOut(
  state: { leaving: boolean },
  { session, showToast, navigate }: LogOutDependencies,
): Promise<void> {
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
