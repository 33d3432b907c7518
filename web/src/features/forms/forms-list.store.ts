import { type Forms, isFlowError, type Session } from '@flow/sdk';
import type { FormAssignment, FormOverview } from '@flow/sdk/contracts/form-assignment';
import { proxy } from 'valtio/vanilla';
import { signInPath } from '../session/return-to.ts';
import type { SessionStore } from '../session/session.store.ts';

export interface FormsListState {
  phase: 'loading' | 'failed' | 'mine' | 'registry';
  /** Newest first. */
  assignments: FormAssignment[];
  /** For admins. */
  registry: FormOverview[];
  /** When it was loaded: what is overdue then. */
  at: Date;
}

export interface FormsListDependencies {
  session: Pick<SessionStore, 'load' | 'checkAdmin' | 'onSignedOut'>;
  loadForms: () => Promise<Pick<Forms, 'mine' | 'registry'>>;
  /** Asks the server whether the session still counts. */
  verify: () => Promise<Session | null>;
  /** Replaces the current page. */
  navigate: (path: string) => void;
  now: () => Date;
}

/** The forms that a client was given; for an admin, all that there are. */
export function createFormsList({ session, loadForms, verify, navigate, now }: FormsListDependencies) {
  const state = proxy<FormsListState>({ phase: 'loading', assignments: [], registry: [], at: now() });
  const toSignIn = () => navigate(signInPath('/forms'));

  async function enter(): Promise<void> {
    Object.assign(state, { phase: 'loading', assignments: [], registry: [] });
    try {
      if (!(await session.load())) return toSignIn();
      const forms = await loadForms();
      const [isAdmin, mine] = await Promise.all([session.checkAdmin(), forms.mine()]);
      if (isAdmin) state.registry = await forms.registry();
      else state.assignments = mine;
      state.at = now();
      state.phase = isAdmin ? 'registry' : 'mine';
    } catch (error) {
      // A session that the server does not know is forgotten first: the sign-in would lead back here at once.
      const isRefused = isFlowError(error) && error.code === 'unauthenticated';
      const isGone = isRefused && (await verify().catch(() => undefined)) === null;
      if (isGone) toSignIn();
      else state.phase = 'failed';
    }
  }

  /** Follows a sign-out in another tab. */
  function watch(): () => void {
    return session.onSignedOut(() => {
      if (state.phase !== 'loading') toSignIn();
    });
  }

  return { state, enter, watch };
}

export type FormsList = ReturnType<typeof createFormsList>;
