import { FlowError } from '@flow/sdk';
import type { Profile } from '@flow/sdk/contracts/profile';
import { describe, expect, test } from 'vitest';
import { profile, setUpDashboard, subscription } from './dashboard.test-data.ts';

const omar: Profile = { ...profile, id: crypto.randomUUID(), email: 'omar@flow.example', first_name: 'Omar' };
const turnOfEvents = () => new Promise((resolve) => setTimeout(resolve));

/** Layla's dashboard, with the page shown. */
async function opened() {
  const set = setUpDashboard();
  await set.dashboard.enter();
  return { ...set, leave: set.dashboard.watch() };
}

describe('who is not signed in', () => {
  const toSignIn = '/auth?returnTo=/dashboard';

  test('is led to the sign-in page', async () => {
    const { dashboard, navigate } = setUpDashboard({ signedIn: false });
    await dashboard.enter();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(toSignIn);
  });

  test('is led there when a call finds that the session has ended', async () => {
    const { dashboard, calls, navigate } = setUpDashboard();
    calls.subscriptions.mine.mockRejectedValue(new FlowError('unauthenticated', 'no', { status: 401 }));
    await dashboard.enter();
    expect(navigate).toHaveBeenCalledWith(toSignIn);
  });

  test('is led there when a profile cannot be saved for it, and nothing else is said', async () => {
    const { dashboard, calls, navigate, toasts } = await opened();
    calls.profile.update.mockRejectedValue(new FlowError('unauthenticated', 'no', { status: 401 }));
    await dashboard.saveProfile({ firstName: 'Layla', lastName: 'Haddad', phone: '' });
    expect(navigate).toHaveBeenCalledExactlyOnceWith(toSignIn);
    expect(toasts).toEqual([]);
  });

  test('is led there when the session ends in another tab', async () => {
    const { endSession, navigate } = await opened();
    endSession();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(toSignIn);
  });
});

test('a role that cannot be read leaves everything else', async () => {
  const { dashboard, calls, state } = setUpDashboard();
  calls.checkAdmin.mockRejectedValue(new FlowError('server', 'no'));
  await dashboard.enter();
  expect(state).toMatchObject({ phase: 'ready', profile: { phase: 'ready' } });
});

test('a plan that could not be cancelled stays, and why is said', async () => {
  const { dashboard, calls, state, toasts } = await opened();
  calls.subscriptions.cancelOwn.mockRejectedValue(new FlowError('upstream', 'Stripe is not answering.'));
  dashboard.askToCancel(subscription);
  await dashboard.cancel();
  expect(toasts).toEqual([
    { title: 'Cancel failed', description: 'Stripe is not answering.', variant: 'destructive' },
  ]);
  expect(state).toMatchObject({ toCancel: null, changing: false });
  expect(state.subscriptions.value[0]?.cancel_at_period_end).toBe(false);
});

describe('the next person in the same tab', () => {
  test('finds nothing of the one before', async () => {
    const { state, dashboard, calls, endSession, signInAs } = await opened();
    dashboard.askToCancel(subscription);
    state.profileErrors.phone = 'Enter at least 7 digits.';
    endSession();
    const empty = {
      phase: 'loading',
      subscriptions: { phase: 'loading', value: [] },
      forms: { phase: 'loading', value: [] },
      profile: { phase: 'loading', value: null },
      toCancel: null,
      profileErrors: {},
    };
    expect(state).toMatchObject(empty);

    signInAs('2');
    calls.profile.get.mockRejectedValue(new FlowError('network', 'no'));
    await dashboard.enter();
    expect(state.profile).toEqual({ phase: 'failed', value: null });
  });

  test('is shown their own page where they are found only when it is entered', async () => {
    const { state, dashboard, calls, endSession, signInAs, session } = setUpAnswering();
    await dashboard.enter();
    signInAs('2');
    calls.load.mockImplementationOnce(async () => {
      endSession();
      Object.assign(session.state, { status: 'signed-in', userId: '2' });
      return {};
    });
    await dashboard.enter();
    expect(state).toMatchObject({ phase: 'ready', profile: { value: omar } });
  });

  test('is shown no answer that was asked for by the one before', async () => {
    const { state, dashboard, calls, endSession, signInAs } = setUpAnswering();
    const slow = Promise.withResolvers<Profile>();
    calls.profile.get.mockReturnValueOnce(slow.promise);
    void dashboard.enter();
    await turnOfEvents();
    endSession();
    signInAs('2');
    await dashboard.enter();
    slow.resolve(profile);
    await turnOfEvents();
    expect(state.profile.value).toEqual(omar);
  });

  test('is led nowhere by a call of the one before', async () => {
    const { dashboard, calls, endSession, signInAs, navigate } = setUpAnswering();
    const slow = Promise.withResolvers<Profile>();
    calls.profile.get.mockReturnValueOnce(slow.promise);
    void dashboard.enter();
    await turnOfEvents();
    endSession();
    navigate.mockClear();
    signInAs('2');
    await dashboard.enter();
    slow.reject(new FlowError('unauthenticated', 'no'));
    await turnOfEvents();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('has a profile and a plan of their own, whatever the one before changed last', async () => {
    const { state, dashboard, calls, endSession, signInAs, toasts } = setUpAnswering();
    await dashboard.enter();
    const saving = Promise.withResolvers<Profile>();
    const cancelling = Promise.withResolvers<typeof subscription>();
    calls.profile.update.mockReturnValue(saving.promise);
    calls.subscriptions.cancelOwn.mockReturnValue(cancelling.promise);
    dashboard.askToCancel(subscription);
    const done = [
      dashboard.saveProfile({ firstName: 'Layla', lastName: 'Haddad', phone: '' }),
      dashboard.cancel(),
    ];
    await turnOfEvents();
    endSession();
    signInAs('2');
    await dashboard.enter();
    expect(state).toMatchObject({ saving: false, changing: false });
    saving.resolve(profile);
    cancelling.reject(new FlowError('upstream', 'Stripe is not answering.'));
    await Promise.all(done);
    expect(state.profile.value).toEqual(omar);
    expect(toasts).toEqual([]);
  });

  /** Answers a second person as Omar. */
  function setUpAnswering() {
    const set = setUpDashboard();
    set.calls.profile.get.mockImplementation(async () =>
      set.session.state.userId === profile.id ? profile : omar,
    );
    set.dashboard.watch();
    return set;
  }
});

describe('a page that was left', () => {
  test('leads nowhere when a call that it had made finds no session', async () => {
    const { dashboard, calls, leave, navigate } = await opened();
    calls.forms.mine.mockRejectedValue(new FlowError('unauthenticated', 'no'));
    const retried = dashboard.retry('forms');
    leave();
    await retried;
    expect(navigate).not.toHaveBeenCalled();
  });

  test('forgets the person who signs out elsewhere, and leads nowhere', async () => {
    const { state, leave, endSession, navigate } = await opened();
    leave();
    endSession();
    expect(state.profile.value).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('still says what became of a cancellation', async () => {
    const { dashboard, leave, toasts } = await opened();
    dashboard.askToCancel(subscription);
    const cancelled = dashboard.cancel();
    leave();
    await cancelled;
    expect(toasts.map(({ title }) => title)).toEqual(['Cancellation requested']);
  });
});
