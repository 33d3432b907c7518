import type { OwnSubscription } from '@flow/sdk/contracts/subscription';
import {
  clientAccount,
  makeAssignment,
  makeOwnSubscription,
  makeProfile,
  makeSubscription,
} from '@flow/sdk/testing';
import { proxy } from 'valtio/vanilla';
import { type Mock, vi } from 'vitest';
import { flowOf, watched } from '../flow.test-data.ts';
import { type SessionState, type SessionStore, unknownSession } from '../session/session.store.ts';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { createDashboard } from './dashboard.store.ts';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** On the third day of its trial. */
export const subscription: OwnSubscription = makeOwnSubscription({
  plan: 'Online, monthly',
  status: 'trialing',
  trial_start: day(-2.5),
  trial_end: day(4.5),
  current_period_end: day(4.5),
  stripe_subscription_id: 'sub_1',
});

const account = { ...clientAccount, email: 'layla@flow.example' };
export const profile = makeProfile(account);

type Call = Mock<(...given: never[]) => Promise<unknown>>;

/** What a test may replace and look at. */
export interface Calls {
  load: Call;
  checkAdmin: Call;
  signOut: Call;
  subscriptions: { mine: Call; cancelOwn: Call; resume: Call; portal: Call };
  trials: { start: Call };
  forms: { mine: Call };
  profile: { get: Call; update: Call };
}

/** A dashboard whose backend and surroundings are a test's own. */
export function setUpDashboard({ signedIn = true, isAdmin = false, subscriptions = [subscription] } = {}) {
  const state = proxy<SessionState>({ ...unknownSession });
  let tellEnd = () => {};
  let userId = account.userId;
  const session = {
    state,
    load: vi.fn(async () => {
      if (signedIn) Object.assign(state, { status: 'signed-in', userId, email: profile.email });
      return signedIn ? {} : null;
    }),
    checkAdmin: vi.fn(async () => {
      state.isAdmin = isAdmin;
      return isAdmin;
    }),
    signOut: vi.fn(async () => {}),
    onSignedOut: (callback: () => void) => {
      tellEnd = callback;
      return () => {};
    },
  };
  const rows = subscriptions.map((row) =>
    makeSubscription({ ...row, user_id: account.userId, email: account.email }),
  );
  const formAssignments = () => [makeAssignment({ due_date: day(5) })];
  const flow = flowOf({ account, subscriptions: rows, formAssignments, now: () => new Date() });
  const backend = {
    subscriptions: watched(flow.subscriptions),
    trials: watched(flow.trials),
    forms: watched(flow.forms),
    profile: watched(flow.profile),
  };
  const toasts: ToastInput[] = [];
  const navigate = vi.fn<(path: string) => void>();
  const openPage = vi.fn<(url: string) => void>();
  let comeBack = () => {};
  const dashboard = createDashboard({
    session: session as unknown as SessionStore,
    loadFlow: async () => ({ ...flow, ...backend }),
    showToast: (toast) => void toasts.push(toast),
    navigate,
    openPage,
    onReturn: (callback) => {
      comeBack = callback;
      return () => {
        comeBack = () => {};
      };
    },
  });
  return {
    dashboard,
    state: dashboard.state,
    session: session as unknown as SessionStore,
    calls: { ...session, ...backend } as unknown as Calls,
    toasts,
    navigate,
    openPage,
    /** The browser shows the page again as it was left. */
    comeBack: () => comeBack(),
    endSession: () => {
      Object.assign(state, { status: 'signed-out', userId: null, email: null });
      tellEnd();
    },
    /** From now on the session is another person's. */
    signInAs: (next: string) => {
      userId = next;
    },
  };
}
