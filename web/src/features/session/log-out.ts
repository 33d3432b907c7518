import type { ToastInput } from '../toasts/toasts.store.ts';
import type { SessionStore } from './session.store.ts';

export interface LogOutDependencies {
  session: Pick<SessionStore, 'signOut'>;
  showToast: (toast: ToastInput) => void;
  /** Replaces the current page. */
  navigate: (path: string) => void;
}

/** What the server does not hear of it ends by itself, when the session runs out. */
const untold = 'You are signed out on this device, but our server could not be told.';

/** Signs out and goes home; `state.leaving` holds meanwhile, and a second press changes nothing. */
export async function logOut(
  state: { leaving: boolean },
  { session, showToast, navigate }: LogOutDependencies,
): Promise<void> {
  if (state.leaving) return;
  state.leaving = true;
  const fail = (description: string | readonly string[]) =>
    showToast({ title: 'Error', description, variant: 'destructive' });
  try {
    await session.signOut(() => fail(['Failed to log out', untold]));
    navigate('/');
  } catch {
    fail('Failed to log out');
  } finally {
    state.leaving = false;
  }
}
