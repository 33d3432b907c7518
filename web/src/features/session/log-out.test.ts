import { FlowError } from '@flow/sdk';
import { expect, test, vi } from 'vitest';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { logOut } from './log-out.ts';
import type { SessionStore } from './session.store.ts';

function setUp(signOut: SessionStore['signOut']) {
  const state = { leaving: false };
  const session = { signOut: vi.fn(signOut) };
  const toasts: ToastInput[] = [];
  const navigate = vi.fn<(path: string) => void>();
  const leave = () => logOut(state, { session, showToast: (toast) => void toasts.push(toast), navigate });
  return { state, session, toasts, navigate, leave };
}

test('logging out leads home', async () => {
  const { state, toasts, navigate, leave } = setUp(async () => {});
  await leave();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
  expect([toasts, state.leaving]).toEqual([[], false]);
});

test('a second press meanwhile changes nothing', async () => {
  const { session, navigate, leave } = setUp(async () => {});
  await Promise.all([leave(), leave()]);
  expect(session.signOut).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledOnce();
});

test('a failure says so and stays where the person is still signed in', async () => {
  const { state, toasts, navigate, leave } = setUp(() => Promise.reject(new FlowError('network', 'no')));
  await leave();
  expect(toasts).toEqual([{ title: 'Error', description: 'Failed to log out', variant: 'destructive' }]);
  expect(navigate).not.toHaveBeenCalled();
  expect(state.leaving).toBe(false);
});

test('where only the server still has the session, the toast says that too, and the page is left', async () => {
  const { toasts, navigate, leave } = setUp(async (untold) => untold?.());
  await leave();
  expect(toasts).toEqual([
    {
      title: 'Error',
      description: ['Failed to log out', expect.stringMatching(/signed out on this device/)],
      variant: 'destructive',
    },
  ]);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
});
