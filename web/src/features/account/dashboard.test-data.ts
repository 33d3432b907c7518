import type { FormAssignment } from '@flow/sdk/contracts/form-assignment';
import type { Profile } from '@flow/sdk/contracts/profile';
import type { OwnSubscription } from '@flow/sdk/contracts/subscription';
import { clientAccount, makeProfile, makeSubscription } from '@flow/sdk/testing';
import { proxy } from 'valtio/vanilla';
import { type Mock, vi } from 'vitest';
import { flowOf, watched } from '../flow.test-data.ts';
import type { SessionState, SessionStore } from '../session/session.store.ts';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { createDashboard, type Dashboard } from './dashboard.store.ts';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const subscription: OwnSubscription = {
  id: '7f3f1f3e-0c1f-4a53-9a54-0a3c6d1f0001',
  plan: 'Online, monthly',
  status: 'trialing',
  trial_start: day(-2.5),
  trial_end: day(4.5),
  current_period_end: day(4.5),
  cancel_at_period_end: false,
  stripe_subscription_id: 'sub_1',
  created_at: day(-2.5),
};

const assignment: FormAssignment = {
  id: '7f3f1f3e-0c1f-4a53-9a54-0a3c6d1f0002',
  status: 'pending',
  assigned_at: day(-2),
  due_date: day(5),
  completed_at: null,
  forms_registry: { slug: 'sleep-diary', title: 'Sleep diary', description: 'How you slept.' },
};

const account = { ...clientAccount, email: 'layla@flow.example' };
export const profile: Profile = makeProfile(account);

type Call = Mock<(...given: never[]) => Promise<unknown>>;

/** What a test may replace and look at. */
interface Calls {
  load: Call;
  checkAdmin: Call;
  signOut: Call;
  subscriptions: { mine: Call; cancelOwn: Call; resume: Call; portal: Call };
  trials: { start: Call };
  forms: { mine: Call };
  profile: { get: Call; update: Call };
}

interface DashboardFixture {
  dashboard: Dashboard;
  session: SessionStore;
  calls: Calls;
  toasts: ToastInput[];
  navigate: Mock<(path: string) => void>;
  openPage: Mock<(url: string) => void>;
  /** The browser shows the page again as it was left. */
  comeBack(): void;
  endSession(): void;
  /** From now on the session is another person's. */
  signInAs(userId: string): void;
}

/** A dashboard whose backend and surroundings are a test's own. */
export function setUpDashboard({
  signedIn = true,
  isAdmin = false,
  subscriptions = [subscription],
} = {}): DashboardFixture {
  const state = proxy<SessionState>({
    status: 'unknown',
    userId: null,
    email: null,
    isAdmin: null,
    ended: null,
  });
  let endSession = () => {};
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
      endSession = callback;
      return () => {};
    },
  };
  const rows = subscriptions.map((row) =>
    makeSubscription({ ...row, user_id: account.userId, email: account.email }),
  );
  const now = () => new Date();
  const flow = flowOf({ account, subscriptions: rows, formAssignments: () => [assignment], now });
  const backend = {
    subscriptions: watched(flow.subscriptions),
    trials: watched(flow.trials),
    forms: watched(flow.forms),
    profile: watched(flow.profile),
  };
  const toasts: ToastInput[] = [];
  const navigate = vi.fn();
  const openPage = vi.fn();
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
    session: session as unknown as SessionStore,
    calls: { ...session, ...backend } as unknown as Calls,
    toasts,
    navigate,
    openPage,
    comeBack: () => comeBack(),
    endSession: () => {
      Object.assign(state, { status: 'signed-out', userId: null, email: null });
      endSession();
    },
    signInAs: (next) => {
      userId = next;
    },
  };
}
