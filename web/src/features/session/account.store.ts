import { isFlowError } from '@flow/sdk';
import { proxy } from 'valtio/vanilla';
import { type LogOutDependencies, logOut } from './log-out.ts';
import { signInPath } from './return-to.ts';
import type { SessionStore } from './session.store.ts';

export interface AccountDependencies extends LogOutDependencies {
  session: SessionStore;
}

/** The signed-in page of any account: whose it is, and the way out. */
export function createAccount(dependencies: AccountDependencies) {
  const { session, navigate } = dependencies;
  const state = proxy<{ phase: 'loading' | 'ready' | 'failed'; leaving: boolean }>({
    phase: 'loading',
    leaving: false,
  });

  async function enter(): Promise<void> {
    state.phase = 'loading';
    try {
      if (!(await session.load())) return navigate(signInPath('/dashboard'));
      // Only whether the way to the admin is shown depends on it.
      await session.checkAdmin().catch((error: unknown) => {
        if (!isFlowError(error)) throw error;
      });
      state.phase = 'ready';
    } catch {
      state.phase = 'failed';
    }
  }

  /** Follows a sign-out in another tab. */
  function watch(): () => void {
    return session.onSignedOut(() => {
      if (state.phase === 'ready' && !state.leaving) navigate(signInPath('/dashboard'));
    });
  }

  return { state, enter, watch, logOut: () => logOut(state, dependencies) };
}

export type Account = ReturnType<typeof createAccount>;
