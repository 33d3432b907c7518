import { type AuthEvent, type Flow, FlowError, type Session } from '@flow/sdk';
import { describe, expect, test, vi } from 'vitest';
import { createSession } from './session.store.ts';

const layla: Session = {
  userId: 'user-1',
  email: 'layla@flow.example',
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: 1_800_000_000,
};

function setUp(current: Session | null) {
  let listener = (_event: AuthEvent, _session: Session | null) => {};
  const auth = {
    getSession: vi.fn(async () => current),
    signIn: vi.fn(async () => layla),
    signOut: vi.fn(async () => {}),
    requestPasswordReset: vi.fn(async () => {}),
    changePassword: vi.fn(async () => {}),
    onChange: vi.fn(async (given: typeof listener) => {
      listener = given;
      return () => {};
    }),
  };
  const roles = { has: vi.fn(async () => true), mine: vi.fn(async () => []) };
  const forget = vi.fn();
  const session = createSession(async () => ({ auth, roles }) as unknown as Flow, forget);
  return {
    session,
    forget,
    state: session.state,
    auth,
    roles,
    emit: (event: AuthEvent, next: Session | null) => listener(event, next),
  };
}

describe('the session', () => {
  test('is unknown until it is asked for', () => {
    expect(setUp(layla).state).toEqual({ status: 'unknown', userId: null, email: null, isAdmin: null });
  });

  test('is the one that the SDK keeps', async () => {
    const { session, state } = setUp(layla);
    expect(await session.load()).toBe(layla);
    expect(state).toEqual({
      status: 'signed-in',
      userId: 'user-1',
      email: 'layla@flow.example',
      isAdmin: null,
    });
  });

  test('is signed out when the SDK keeps none', async () => {
    const { session, state } = setUp(null);
    expect(await session.load()).toBeNull();
    expect(state.status).toBe('signed-out');
  });

  test('follows a sign-out in another tab, and forgets the role', async () => {
    const { session, state, emit } = setUp(layla);
    await session.load();
    await session.checkAdmin();
    emit('SIGNED_OUT', null);
    expect(state).toEqual({ status: 'signed-out', userId: null, email: null, isAdmin: null });
  });

  test('tells who asks when it ends, and only then', async () => {
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

  test('a refreshed token of the same user keeps the role', async () => {
    const { session, state, emit } = setUp(layla);
    await session.load();
    await session.checkAdmin();
    emit('TOKEN_REFRESHED', { ...layla, accessToken: 'newer' });
    expect(state.isAdmin).toBe(true);
  });

  test('the first event of a watch that began late does not overwrite a newer state', async () => {
    const { session, state, emit } = setUp(layla);
    await session.load();
    emit('INITIAL_SESSION', null);
    expect(state.status).toBe('signed-in');
  });

  test('is watched once, however often it is loaded', async () => {
    const { session, auth } = setUp(layla);
    await session.load();
    await session.load();
    expect(auth.onChange).toHaveBeenCalledOnce();
  });

  test('nothing about it goes to browser storage', async () => {
    const { session } = setUp(layla);
    await session.load();
    await session.checkAdmin();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  test('signing in and out changes it', async () => {
    const { session, state, auth } = setUp(null);
    await session.signIn({ email: 'layla@flow.example', password: 'secret-8' });
    expect(state.status).toBe('signed-in');
    expect(auth.signIn).toHaveBeenCalledWith({ email: 'layla@flow.example', password: 'secret-8' });
    await session.signOut();
    expect(state.status).toBe('signed-out');
  });

  test('signing out takes away what the browser keeps for the user; a session that runs out does not', async () => {
    const { session, forget, emit } = setUp(layla);
    await session.load();
    emit('SIGNED_OUT', null);
    expect(forget).not.toHaveBeenCalled();
    emit('SIGNED_IN', layla);
    await session.signOut();
    expect(forget).toHaveBeenCalledExactlyOnceWith('user-1');
  });

  test('a sign-out that fails leaves it signed in', async () => {
    const { session, state, auth, forget } = setUp(layla);
    await session.load();
    auth.signOut.mockRejectedValue(new FlowError('network', 'no'));
    await expect(session.signOut()).rejects.toThrow('no');
    expect(state.status).toBe('signed-in');
    expect(forget).not.toHaveBeenCalled();
  });

  test('a reset link leads to /auth?type=recovery on this origin', async () => {
    const { session, auth } = setUp(null);
    await session.requestPasswordReset('layla@flow.example');
    expect(auth.requestPasswordReset).toHaveBeenCalledWith('layla@flow.example', {
      redirectTo: `${window.location.origin}/auth?type=recovery`,
    });
  });

  test('a password change goes to the SDK', async () => {
    const { session, auth } = setUp(layla);
    await session.changePassword('new-secret');
    expect(auth.changePassword).toHaveBeenCalledWith('new-secret');
  });
});
