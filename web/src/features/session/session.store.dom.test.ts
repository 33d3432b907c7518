import { FlowError } from '@flow/sdk';
import { describe, expect, test } from 'vitest';
import {
  email,
  layla,
  loaded,
  offline,
  omar,
  password,
  setUp,
  signedIn,
  signedOut,
  userId,
} from './session.test-data.ts';

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
    auth.verify.mockImplementation(offline);
    await session.load();
    expect(auth.verify).toHaveBeenCalledOnce();
    expect(state).toEqual(signedIn);
  });

  test('can be made ready without anybody hearing of it', async () => {
    const { session, state, auth } = setUp(null);
    auth.getSession.mockImplementationOnce(offline);
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
    const { emit, ended, stop } = await loaded();
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
    const { state, emit, ended } = await loaded();
    emit('SIGNED_IN', omar);
    expect(ended).toHaveBeenCalledOnce();
    expect([state.email, state.isAdmin, state.ended]).toEqual([omar.email, null, null]);
  });

  test('is none for who has just signed in', async () => {
    const { session, ended } = setUp(null);
    await session.load();
    await session.signIn({ email, password });
    expect(ended).not.toHaveBeenCalled();
  });
});
