import { type AuthEvent, FlowError, type Session } from '@flow/sdk';
import { clientAccount, makeProfile, type TestAccount } from '@flow/sdk/testing';
import { describe, expect, test, vi } from 'vitest';
import { flowOf, watched } from '../flow.test-data.ts';
import { createSession, unknownSession } from './session.store.ts';

const account: TestAccount = { ...clientAccount, roles: ['admin'] };
const { userId, email, password } = account;

const layla: Session = {
  ...{ userId, email },
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: 1_800_000_000,
};
const omar: Session = { ...layla, userId: crypto.randomUUID(), email: 'omar@flow.example' };

type Listener = (event: AuthEvent, session: Session | null, cause?: FlowError) => void;

function setUp(signedIn: Session | null) {
  const flow = flowOf({ account: signedIn && account, accounts: [account] });
  const auth = watched(flow.auth);
  const profile = watched(flow.profile);
  /** Tells what has happened in another tab. */
  let emit: Listener = () => {};
  auth.onChange.mockImplementation((listener) => {
    emit = listener;
    return flow.auth.onChange(listener);
  });
  const forget = vi.fn();
  const session = createSession(async () => ({ ...flow, auth, profile }), forget);
  return {
    ...{ session, forget, state: session.state, auth, profile },
    emit: (...given: Parameters<Listener>) => emit(...given),
  };
}

/** Layla’s session, as the page knows it once it was asked for. */
async function loaded() {
  const set = setUp(layla);
  await set.session.load();
  return set;
}

const signedOut = { ...unknownSession, status: 'signed-out' };
const signedIn = { ...unknownSession, status: 'signed-in', userId, email };

describe('the session', () => {
  test('is unknown until it is asked for', () => {
    expect(setUp(layla).state).toEqual({ ...signedOut, status: 'unknown' });
  });

  test('is the one that the SDK keeps', async () => {
    const { session, state } = setUp(layla);
    expect(await session.load()).toMatchObject({ userId, email });
    expect(state).toEqual(signedIn);
  });

  test('is signed out when the SDK keeps none', async () => {
    const { session, state, auth } = setUp(null);
    expect(await session.load()).toBeNull();
    expect(state).toEqual(signedOut);
    expect(auth.verify).not.toHaveBeenCalled();
  });

  test('is verified while the page is shown', async () => {
    const { session, state, auth } = setUp(layla);
    auth.verify.mockRejectedValue(new FlowError('network', 'no'));
    await session.load();
    expect(auth.verify).toHaveBeenCalledOnce();
    expect(state).toEqual(signedIn);
  });

  test('can be made ready without anybody hearing of it', async () => {
    const { session, state, auth } = setUp(null);
    auth.getSession.mockRejectedValueOnce(new FlowError('network', 'no'));
    await session.prepare();
    await session.prepare();
    expect(auth.getSession).toHaveBeenCalledTimes(2);
    expect(state.status).toBe('unknown');
  });

  test('is what a mailed link brought', async () => {
    const { session, state, auth } = setUp(layla);
    auth.arrival.mockResolvedValue({ type: 'recovery', session: layla });
    expect(await session.arrive()).toEqual({ type: 'recovery', session: layla });
    expect(state).toEqual(signedIn);
    expect(auth.onChange).toHaveBeenCalledOnce();
  });

  test('is not looked for where no link led', async () => {
    const { session, state } = setUp(null);
    expect(await session.arrive()).toBeNull();
    expect(state.status).toBe('unknown');
  });

  test('a refreshed token of the same user keeps the role', async () => {
    const { session, state, emit } = await loaded();
    await session.checkAdmin();
    emit('TOKEN_REFRESHED', { ...layla, accessToken: 'newer' });
    expect(state.isAdmin).toBe(true);
  });

  test('the first event of a watch that began late does not overwrite a newer state', async () => {
    const { state, emit } = await loaded();
    emit('INITIAL_SESSION', null);
    expect(state.status).toBe('signed-in');
  });

  test('is watched once, however often it is loaded', async () => {
    const { session, auth } = await loaded();
    await session.load();
    expect(auth.onChange).toHaveBeenCalledOnce();
  });

  test('nothing about it goes to browser storage', async () => {
    const { session } = await loaded();
    await session.checkAdmin();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});

describe('the end of a session', () => {
  test('in another tab is followed, and the role forgotten', async () => {
    const { session, state, emit } = await loaded();
    await session.checkAdmin();
    emit('SIGNED_OUT', null);
    expect(state).toEqual({ ...signedOut, ended: 'signed-out' });
  });

  test('that is found when the page looks again is one too', async () => {
    const { session, state, auth } = await loaded();
    auth.getSession.mockResolvedValue(null);
    await session.load();
    expect(state).toEqual({ ...signedOut, ended: 'signed-out' });
  });

  test('with the account is known as that', async () => {
    const { state, forget, emit } = await loaded();
    emit('SIGNED_OUT', null, new FlowError('account_removed', 'gone'));
    expect(state).toEqual({ ...signedOut, ended: 'removed' });
    // Nobody can ever sign in and go on with what was kept.
    expect(forget).toHaveBeenCalledExactlyOnceWith(userId);
  });

  test('that was asked for here needs no reason', async () => {
    const { session, state } = await loaded();
    await session.signOut();
    expect(state).toEqual(signedOut);
  });

  test('is forgotten with the next sign-in', async () => {
    const { session, state, emit } = await loaded();
    emit('SIGNED_OUT', null);
    await session.signIn({ email, password });
    expect(state).toEqual(signedIn);
  });

  test('is told who asks, and nothing else', async () => {
    const { session, emit } = setUp(layla);
    const ended = vi.fn();
    const stop = session.onSignedOut(ended);
    await session.load();
    emit('TOKEN_REFRESHED', layla);
    expect(ended).not.toHaveBeenCalled();
    emit('SIGNED_OUT', null);
    expect(ended).toHaveBeenCalledOnce();
    stop();
    emit('SIGNED_IN', layla);
    emit('SIGNED_OUT', null);
    expect(ended).toHaveBeenCalledOnce();
  });

  test('leaves the next person without the role that was asked for before', async () => {
    const { session, state, emit } = await loaded();
    const asked = session.checkAdmin();
    await Promise.resolve();
    emit('SIGNED_IN', omar);
    await asked;
    expect([state.email, state.isAdmin]).toEqual([omar.email, null]);
  });

  test('is also that another account has signed in', async () => {
    const { session, state, emit } = setUp(layla);
    const ended = vi.fn();
    session.onSignedOut(ended);
    await session.load();
    emit('SIGNED_IN', omar);
    expect(ended).toHaveBeenCalledOnce();
    expect([state.email, state.isAdmin, state.ended]).toEqual([omar.email, null, null]);
  });

  test('is none for who has just signed in', async () => {
    const { session } = setUp(null);
    const ended = vi.fn();
    session.onSignedOut(ended);
    await session.load();
    await session.signIn({ email, password });
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('an account', () => {
  const { origin } = window.location;

  test('signing in and out changes the session', async () => {
    const { session, state, auth } = setUp(null);
    await session.signIn({ email, password });
    expect(state.status).toBe('signed-in');
    expect(auth.signIn).toHaveBeenCalledWith({ email, password });
    await session.signOut();
    expect(state.status).toBe('signed-out');
  });

  test('signing out takes away what the browser keeps for the user; a session that runs out does not', async () => {
    const { session, forget, emit } = await loaded();
    emit('SIGNED_OUT', null);
    expect(forget).not.toHaveBeenCalled();
    emit('SIGNED_IN', layla);
    await session.signOut();
    expect(forget).toHaveBeenCalledExactlyOnceWith(userId);
  });

  test('signing out before the session was read takes it away too', async () => {
    const { session, state, forget } = setUp(layla);
    await session.signOut();
    expect(forget).toHaveBeenCalledExactlyOnceWith(userId);
    expect(state).toEqual(signedOut);
  });

  test('a sign-out that the server did not hear of is one on this device', async () => {
    const { session, state, auth, forget, emit } = await loaded();
    auth.signOut.mockImplementation(async () => {
      auth.getSession.mockResolvedValue(null);
      emit('SIGNED_OUT', null);
      throw new FlowError('network', 'no');
    });
    const untold = vi.fn();
    await session.signOut(untold);
    expect(state).toEqual(signedOut);
    expect(forget).toHaveBeenCalledExactlyOnceWith(userId);
    expect(untold).toHaveBeenCalledOnce();
  });

  test('a sign-out that the server does not answer is waited for no longer than five seconds', async () => {
    const { session, state, auth, forget, emit } = await loaded();
    vi.useFakeTimers();
    auth.signOut.mockImplementation(() => {
      auth.getSession.mockResolvedValue(null);
      emit('SIGNED_OUT', null);
      return new Promise(() => {});
    });
    const untold = vi.fn();
    const leaving = session.signOut(untold);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(untold).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await leaving;
    vi.useRealTimers();
    expect(state).toEqual(signedOut);
    expect([forget, untold].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test('a session that nothing answers for, before it was read, does not keep a sign-out from failing', async () => {
    vi.useFakeTimers();
    const { session, auth } = setUp(layla);
    auth.getSession.mockImplementation(() => new Promise(() => {}));
    auth.signOut.mockImplementation(() => new Promise(() => {}));
    const leaving = expect(session.signOut()).rejects.toThrow('The server did not answer in time.');
    await vi.advanceTimersByTimeAsync(3 * 5_000);
    await leaving;
    vi.useRealTimers();
  });

  test.each([
    ['is still there', async () => layla],
    ['cannot be read', () => Promise.reject(new FlowError('upstream', 'also no'))],
  ])('a sign-out that fails leaves it signed in where the session %s', async (_, getSession) => {
    const { session, state, auth, forget } = await loaded();
    auth.signOut.mockRejectedValue(new FlowError('network', 'no'));
    auth.getSession.mockImplementation(getSession);
    const untold = vi.fn();
    await expect(session.signOut(untold)).rejects.toThrow('no');
    expect(state.status).toBe('signed-in');
    expect([forget, untold].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  const newAccount = { email, password, firstName: 'L', lastName: 'H' };

  test('signing up has a link mailed that leads on to where the person wanted to go', async () => {
    const { session, state, auth } = setUp(null);
    await session.signUp(newAccount, '/forms/parq');
    const redirectTo = `${origin}/auth?type=signup&returnTo=/forms/parq`;
    expect(auth.signUp).toHaveBeenCalledWith(newAccount, { redirectTo });
    expect(state.status).toBe('signed-out');
    await session.resendConfirmation(email, '/forms/parq');
    expect(auth.resendConfirmation).toHaveBeenCalledWith(email, { redirectTo });
  });

  test('signing up where nothing has to be confirmed signs in', async () => {
    const { session, state } = setUp(layla);
    await session.signUp(newAccount, null);
    expect(state.status).toBe('signed-in');
  });

  test.each([
    [undefined, ''],
    ['/admin', '&returnTo=/admin'],
  ])('a reset link leads to /auth?type=recovery on this origin, and on to %s', async (returnTo, more) => {
    const { session, auth } = setUp(null);
    await session.requestPasswordReset(email, returnTo);
    expect(auth.requestPasswordReset).toHaveBeenCalledWith(email, {
      redirectTo: `${origin}/auth?type=recovery${more}`,
    });
  });

  test('password and profile go to the SDK', async () => {
    const { session, auth, profile } = setUp(layla);
    await session.changePassword('new-secret', userId);
    expect(auth.changePassword).toHaveBeenCalledWith('new-secret', { userId });
    expect(await session.readProfile()).toEqual(makeProfile(account));
    const change = { firstName: 'Leila', lastName: '', phone: '' };
    await session.changeProfile(change, userId);
    expect(profile.update).toHaveBeenCalledWith(change, { userId });
    expect(await session.readProfile()).toMatchObject({ first_name: 'Leila' });
  });

  test('a new password is for the account that the page shows', async () => {
    const { session, auth } = await loaded();
    await session.changePassword('new-secret');
    expect(auth.changePassword).toHaveBeenCalledWith('new-secret', { userId });
  });
});
