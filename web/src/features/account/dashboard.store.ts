import { type Flow, isFlowError } from '@flow/sdk';
import type { FormAssignment } from '@flow/sdk/contracts/form-assignment';
import type { Profile, ProfileChange } from '@flow/sdk/contracts/profile';
import type { OwnSubscription } from '@flow/sdk/contracts/subscription';
import { proxy } from 'valtio/vanilla';
import { failureMessage } from '../failure-message.ts';
import { type LogOutDependencies, logOut } from '../session/log-out.ts';
import { signInPath } from '../session/return-to.ts';
import type { SessionStore } from '../session/session.store.ts';
import { createBilling } from './billing.store.ts';

/** A part of the page that is loaded by itself: one that fails leaves the others. */
export interface Part<Value> {
  phase: 'loading' | 'ready' | 'failed';
  value: Value;
}

export interface DashboardDependencies extends LogOutDependencies {
  session: SessionStore;
  loadFlow: () => Promise<Pick<Flow, 'subscriptions' | 'forms' | 'profile' | 'trials'>>;
  /** Opens a page of another site in the place of this one. */
  openPage: (url: string) => void;
  /** Calls back when the browser shows the page again as it was left, until the result is called. */
  onReturn: (callback: () => void) => () => void;
}

const part = <Value>(value: Value): Part<Value> => ({ phase: 'loading', value });

const emptyState = () => ({
  /** Whether there is a session. */
  phase: 'loading' as Part<unknown>['phase'],
  subscriptions: part<OwnSubscription[]>([]),
  forms: part<FormAssignment[]>([]),
  profile: part<Profile | null>(null),
  /** The subscription whose cancellation is being asked about. */
  toCancel: null as OwnSubscription | null,
  /** A cancellation, or its withdrawal, is under way. */
  changing: false,
  saving: false,
  /** What is wrong with each field of the profile. */
  profileErrors: {} as Partial<Record<keyof ProfileChange, string>>,
});

/** The client's own page: trial and subscription, forms, profile, and the way out. */
export function createDashboard(dependencies: DashboardDependencies) {
  const { session, loadFlow, navigate, showToast, openPage, onReturn } = dependencies;
  const state = proxy({ ...emptyState(), leaving: false });
  /** Counts the visits: what an earlier one has asked for changes nothing. */
  let turn = 0;
  /** The page shows something else by now. */
  let hasLeft = false;

  function clear(): number {
    turn += 1;
    Object.assign(state, emptyState());
    billing.clear();
    return turn;
  }

  const refuse = (title: string, error: unknown) =>
    showToast({ title, description: failureMessage(error, 'Please try again.'), variant: 'destructive' });

  const signIn = () => {
    if (!hasLeft) navigate(signInPath('/dashboard'));
  };

  /** A session that the server does not know any more leads to a new one, and back. */
  function endedSession(error: unknown): boolean {
    const ended = isFlowError(error) && error.code === 'unauthenticated';
    if (ended) signIn();
    return ended;
  }

  async function fill<Value>(
    target: Part<Value>,
    read: (flow: Awaited<ReturnType<typeof loadFlow>>) => Promise<Value>,
  ) {
    const mine = turn;
    target.phase = 'loading';
    try {
      const value = await read(await loadFlow());
      if (mine === turn) Object.assign(target, { phase: 'ready', value });
    } catch (error) {
      if (mine === turn && !endedSession(error)) target.phase = 'failed';
    }
  }

  const loaders = {
    subscriptions: () => fill(state.subscriptions, (flow) => flow.subscriptions.mine()),
    forms: () => fill(state.forms, (flow) => flow.forms.mine()),
    profile: () => fill(state.profile, (flow) => flow.profile.get()),
  };

  async function enter(): Promise<void> {
    hasLeft = false;
    const mine = clear();
    try {
      const user = await session.load();
      if (mine !== turn) return;
      if (!user) return signIn();
      state.phase = 'ready';
    } catch {
      if (mine === turn) state.phase = 'failed';
      return;
    }
    await Promise.all([
      ...Object.values(loaders).map((load) => load()),
      // Only whether the way to the admin is shown depends on it.
      session.checkAdmin().catch((error: unknown) => {
        if (!isFlowError(error)) throw error;
      }),
    ]);
  }

  // Here or in another tab, and while another page is shown: nothing of this person is left for the next one.
  session.onSignedOut(() => {
    // Nothing has been asked for before that.
    if (state.phase !== 'ready') return;
    clear();
    if (!state.leaving) signIn();
  });

  /** The page is shown, until the result is called. */
  function watch(): () => void {
    const stop = onReturn(() => {
      billing.returned();
      void loaders.subscriptions();
    });
    return () => {
      hasLeft = true;
      billing.clear();
      stop();
    };
  }

  /** Whether the person is still the one who is signed in now; asked later. */
  function samePerson(): () => boolean {
    const { userId } = session.state;
    return () => session.state.userId === userId;
  }

  const billing = createBilling({
    loadFlow,
    openPage,
    endedSession,
    refuse,
    reloadSubscriptions: loaders.subscriptions,
  });

  /** Puts what was answered in the place of the row that was changed. */
  function accept(changed: OwnSubscription): void {
    state.subscriptions.value = state.subscriptions.value.map((row) =>
      row.id === changed.id ? changed : row,
    );
  }

  async function change(
    title: string,
    call: (flow: Awaited<ReturnType<typeof loadFlow>>) => Promise<OwnSubscription>,
  ): Promise<boolean> {
    if (state.changing) return false;
    const isSame = samePerson();
    state.changing = true;
    try {
      const changed = await call(await loadFlow());
      if (isSame()) accept(changed);
      return isSame();
    } catch (error) {
      if (isSame() && !endedSession(error)) refuse(title, error);
      return false;
    } finally {
      if (isSame()) state.changing = false;
    }
  }

  async function cancel(): Promise<void> {
    const id = state.toCancel?.stripe_subscription_id;
    if (!id) return;
    const isSame = samePerson();
    const done = await change('Cancel failed', (flow) => flow.subscriptions.cancelOwn(id));
    if (isSame()) state.toCancel = null;
    if (done)
      showToast({ title: 'Cancellation requested', description: 'Stripe will stop billing at period end.' });
  }

  async function resume(id: string): Promise<void> {
    if (await change('Resume failed', (flow) => flow.subscriptions.resume(id))) {
      showToast({ title: 'Cancellation withdrawn', description: 'Your plan goes on as before.' });
    }
  }

  async function saveProfile(given: ProfileChange): Promise<void> {
    if (state.saving) return;
    const isSame = samePerson();
    const userId = session.state.userId ?? undefined;
    state.saving = true;
    state.profileErrors = {};
    try {
      const saved = await (await loadFlow()).profile.update(given, { userId });
      if (!isSame()) return;
      state.profile.value = saved;
      showToast({ title: 'Profile saved', description: 'Your coach sees it too.' });
    } catch (error) {
      if (!isSame()) return;
      if (isFlowError(error) && error.code === 'invalid_input' && error.fields)
        state.profileErrors = error.fields;
      else if (!endedSession(error)) refuse('Not saved', error);
    } finally {
      if (isSame()) state.saving = false;
    }
  }

  return {
    state,
    billing,
    enter,
    watch,
    retry: (name: keyof typeof loaders) => loaders[name](),
    askToCancel: (subscription: OwnSubscription) => {
      state.toCancel = subscription;
    },
    keepSubscription: () => {
      if (!state.changing) state.toCancel = null;
    },
    cancel,
    resume,
    saveProfile,
    clearProfileError: (field: keyof ProfileChange) => {
      delete state.profileErrors[field];
    },
    logOut: () => logOut(state, dependencies),
  };
}

export type Dashboard = ReturnType<typeof createDashboard>;
