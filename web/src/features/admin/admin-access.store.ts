import { isFlowError } from '@flow/sdk';
import { proxy } from 'valtio/vanilla';
import { type LogOutDependencies, logOut } from '../session/log-out.ts';
import { signInPath } from '../session/return-to.ts';
import type { SessionStore } from '../session/session.store.ts';

export interface AdminAccessDependencies extends LogOutDependencies {
  session: Pick<SessionStore, 'load' | 'checkAdmin' | 'signOut' | 'onSignedOut'>;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** The address of the page that is being opened, with its query: signing in leads back to it. */
  currentPath: () => string;
  /**
   * What becomes of who may not see the page: `explained`, they are told and led to the dashboard; `hidden`, there is no
   * such page for them.
   */
  refusal?: 'explained' | 'hidden';
}

/** How long 'Forbidden' can be read before the redirect, in milliseconds. */
const forbiddenTime = 1_000;

const explanations = {
  refused: 'You do not have admin access. Contact an administrator if you need access.',
  unknown: 'Unable to verify admin access. Contact an administrator if you need access.',
} as const;

/** Whether the visitor may see the admin: unknown, then yes, or a way out. */
export function createAdminAccess(dependencies: AdminAccessDependencies) {
  const { session, showToast, navigate, wait, currentPath, refusal = 'explained' } = dependencies;
  const state = proxy<{ access: 'checking' | 'granted' | 'forbidden'; leaving: boolean }>({
    access: 'checking',
    leaving: false,
  });

  const signIn = () => navigate(signInPath(currentPath()));

  async function deny(why: keyof typeof explanations): Promise<false> {
    if (refusal === 'hidden') {
      navigate('/404');
      return false;
    }
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
        signIn();
        return false;
      }
      if (!(await session.checkAdmin())) return deny('refused');
      state.access = 'granted';
      return true;
    } catch (error) {
      if (!isFlowError(error) || error.code !== 'unauthenticated') {
        if (refusal === 'hidden') console.error('The access check failed:', error);
        return deny('unknown');
      }
      // The kept session is no longer one: forgotten first, or the sign-in page would lead straight back.
      await session.signOut().catch(() => {});
      signIn();
      return false;
    }
  }

  /** Follows a sign-out in another tab: what is on the screen must go. */
  function watch(): () => void {
    return session.onSignedOut(() => {
      if (state.access !== 'granted') return;
      state.access = 'checking';
      if (!state.leaving) signIn();
    });
  }

  return { state, isHidden: refusal === 'hidden', check, watch, logOut: () => logOut(state, dependencies) };
}

export type AdminAccess = ReturnType<typeof createAdminAccess>;
