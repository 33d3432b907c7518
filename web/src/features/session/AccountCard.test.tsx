import { FlowError } from '@flow/sdk';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { proxy } from 'valtio/vanilla';
import { expect, test, vi } from 'vitest';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { AccountCard } from './AccountCard.tsx';
import { createAccount } from './account.store.ts';
import type { SessionState, SessionStore } from './session.store.ts';

function setUp({ signedIn = true, isAdmin = false } = {}) {
  const state = proxy<SessionState>({ status: 'unknown', userId: null, email: null, isAdmin: null });
  let endSession = () => {};
  const fake = {
    state,
    load: vi.fn(async () => {
      if (signedIn) Object.assign(state, { status: 'signed-in', userId: '1', email: 'client@flow.example' });
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
  const toasts: ToastInput[] = [];
  const navigate = vi.fn();
  const session = fake as unknown as SessionStore;
  const account = createAccount({ session, showToast: (toast) => void toasts.push(toast), navigate });
  const show = () => render(<AccountCard account={account} session={session} />);
  return { fake, toasts, navigate, show, endSession: () => endSession() };
}

test('a client sees the email and no way to the admin', async () => {
  setUp().show();
  expect(await screen.findByText('client@flow.example')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Go to admin' })).toBeNull();
});

test('an admin sees the way to the admin', async () => {
  setUp({ isAdmin: true }).show();
  expect((await screen.findByRole('link', { name: 'Go to admin' })).getAttribute('href')).toBe('/admin');
});

test('a role that cannot be read hides the way and nothing else', async () => {
  const { fake, show } = setUp();
  fake.checkAdmin.mockRejectedValue(new FlowError('server', 'no'));
  show();
  expect(await screen.findByText('client@flow.example')).toBeTruthy();
});

test('without a session it leads to the sign-in page', async () => {
  const { navigate, show } = setUp({ signedIn: false });
  show();
  await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth?returnTo=/dashboard'));
});

test('a session that cannot be read can be tried again', async () => {
  const { fake, show } = setUp();
  fake.load.mockRejectedValueOnce(new FlowError('network', 'no'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('client@flow.example')).toBeTruthy();
});

test('signed out in another tab, it leads to the sign-in page', async () => {
  const { navigate, show, endSession } = setUp();
  show();
  await screen.findByText('client@flow.example');
  endSession();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth?returnTo=/dashboard');
});

test('logging out leads home', async () => {
  const { fake, navigate, show } = setUp();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(fake.signOut).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
});

test('a log-out that fails says so and stays', async () => {
  const { fake, navigate, toasts, show } = setUp();
  fake.signOut.mockRejectedValue(new FlowError('network', 'no'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(toasts).toEqual([{ title: 'Error', description: 'Failed to log out', variant: 'destructive' }]);
  expect(navigate).not.toHaveBeenCalled();
});
