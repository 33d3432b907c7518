import { FlowError } from '@flow/sdk';
import { makeProfile } from '@flow/sdk/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  account,
  email,
  forever,
  layla,
  loaded,
  offline,
  password,
  setUp,
  signedOut,
  userId,
} from './session.test-data.ts';

afterEach(() => vi.useRealTimers());

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
    const { session, state, forget, untold, failSignOut } = await loaded();
    failSignOut(offline);
    await session.signOut(untold);
    expect(state).toEqual(signedOut);
    expect(forget).toHaveBeenCalledExactlyOnceWith(userId);
    expect(untold).toHaveBeenCalledOnce();
  });

  test('a sign-out that the server does not answer is waited for no longer than five seconds', async () => {
    const { session, state, forget, untold, failSignOut } = await loaded();
    vi.useFakeTimers();
    failSignOut(forever);
    const leaving = session.signOut(untold);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(untold).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await leaving;
    expect(state).toEqual(signedOut);
    expect([forget, untold].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test('a session that nothing answers for, before it was read, does not keep a sign-out from failing', async () => {
    vi.useFakeTimers();
    const { session, auth } = setUp(layla);
    auth.getSession.mockImplementation(forever);
    auth.signOut.mockImplementation(forever);
    const leaving = expect(session.signOut()).rejects.toThrow('The server did not answer in time.');
    await vi.advanceTimersByTimeAsync(3 * 5_000);
    await leaving;
  });

  test.each([
    ['is still there', async () => layla],
    ['cannot be read', () => Promise.reject(new FlowError('upstream', 'also no'))],
  ])('a sign-out that fails leaves it signed in where the session %s', async (_, getSession) => {
    const { session, state, auth, forget, untold } = await loaded();
    auth.signOut.mockImplementation(offline);
    auth.getSession.mockImplementation(getSession);
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
