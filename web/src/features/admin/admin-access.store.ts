import { isFlowError } from '@flow/sdk';
import { proxy } from 'valtio/vanilla';
import { signInPath } from '../session/return-to.ts';
import type { SessionStore } from '../session/session.store.ts';
import type { ToastInput } from '../toasts/toasts.store.ts';

export interface AdminAccessDependencies {
  session: Pick<SessionStore, 'load' | 'checkAdmin' | 'signOut'>;
  showToast: (toast: ToastInput) => void;
  /** Replaces the current page. */
  navigate: (path: string) => void;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

/** How long 'Forbidden' can be read before the redirect, in milliseconds. */
const forbiddenTime = 1_000;

const explanations = {
  refused: 'You do not have admin access. Contact an administrator if you need access.',
  unknown: 'Unable to verify admin access. Contact an administrator if you need access.',
} as const;

/** Whether the visitor may see the admin: unknown, then yes, or a way out. */
export function createAdminAccess({ session, showToast, navigate, wait }: AdminAccessDependencies) {
  const state = proxy<{ access: 'checking' | 'granted' | 'forbidden'; leaving: boolean }>({
    access: 'checking',
    leaving: false,
  });

  async function deny(why: keyof typeof explanations): Promise<false> {
    state.access = 'forbidden';
    showToast({ title: 'Access denied', description: explanations[why], variant: 'destructive' });
    await wait(forbiddenTime);
    navigate('/dashboard');
    return false;
  }

  /** Resolves to whether the admin may be shown. */
  async function check(): Promise<boolean> {
    state.access = 'checking';
    try {
      if (!(await session.load())) {
        navigate(signInPath('/admin'));
        return false;
      }
      if (!(await session.checkAdmin())) return deny('refused');
      state.access = 'granted';
      return true;
    } catch (error) {
      if (!isFlowError(error) || error.code !== 'unauthenticated') return deny('unknown');
      // The kept session is no longer one: forgotten first, or the sign-in page would lead straight back.
      await session.signOut().catch(() => {});
      navigate(signInPath('/admin'));
      return false;
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

  return { state, check, logOut };
}

export type AdminAccess = ReturnType<typeof createAdminAccess>;
