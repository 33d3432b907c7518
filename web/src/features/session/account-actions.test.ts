import { FlowError } from '@flow/sdk';
import { describe, expect, test, vi } from 'vitest';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { createAccountActions } from './account-actions.ts';

function setUp() {
  const toasts: ToastInput[] = [];
  const session = {
    changePassword: vi.fn(async (_: string) => {}),
    requestPasswordReset: vi.fn(async (_: string) => {}),
  };
  const actions = createAccountActions({ session, showToast: (toast) => void toasts.push(toast) });
  return { actions, session, toasts };
}

describe('changing the own password', () => {
  test.each([
    ['', '', 'Password too short', 'Use at least 8 characters.'],
    ['1234567', '1234567', 'Password too short', 'Use at least 8 characters.'],
    ['12345678', '', 'Passwords do not match', 'Please re-enter.'],
    ['12345678', '12345679', 'Passwords do not match', 'Please re-enter.'],
  ])('%j with %j is refused: %s', async (password, confirmation, title, description) => {
    const { actions, session, toasts } = setUp();
    expect(await actions.changePassword(password, confirmation)).toBe(false);
    expect(toasts).toEqual([{ title, description, variant: 'destructive' }]);
    expect(session.changePassword).not.toHaveBeenCalled();
  });

  test('eight characters are enough', async () => {
    const { actions, session, toasts } = setUp();
    expect(await actions.changePassword('12345678', '12345678')).toBe(true);
    expect(session.changePassword).toHaveBeenCalledExactlyOnceWith('12345678');
    expect(toasts).toEqual([{ title: 'Password updated', description: 'Your password has been changed.' }]);
  });

  test.each([
    [new FlowError('weak_password', 'Too common.'), 'Too common.'],
    [new FlowError('server', ''), 'Please try again.'],
    [new TypeError('x'), 'Please try again.'],
  ])('a failure shows its message or the default', async (error, description) => {
    const { actions, session, toasts } = setUp();
    session.changePassword.mockRejectedValue(error);
    expect(await actions.changePassword('12345678', '12345678')).toBe(false);
    expect(toasts).toEqual([{ title: 'Update failed', description, variant: 'destructive' }]);
  });
});

describe('resetting a password', () => {
  test('needs an address', async () => {
    const { actions, session, toasts } = setUp();
    expect(await actions.resetPassword('  ')).toBe(false);
    expect(toasts).toEqual([
      { title: 'Email required', description: 'Please enter an email address.', variant: 'destructive' },
    ]);
    expect(session.requestPasswordReset).not.toHaveBeenCalled();
  });

  test('mails the link', async () => {
    const { actions, session, toasts } = setUp();
    expect(await actions.resetPassword(' layla@flow.example ')).toBe(true);
    expect(session.requestPasswordReset).toHaveBeenCalledExactlyOnceWith('layla@flow.example');
    expect(toasts).toEqual([
      { title: 'Reset email sent', description: 'Check your email for password reset instructions.' },
    ]);
  });

  test('a failure shows its message', async () => {
    const { actions, session, toasts } = setUp();
    session.requestPasswordReset.mockRejectedValue(new FlowError('rate_limited', 'Wait a minute.'));
    expect(await actions.resetPassword('a@flow.example')).toBe(false);
    expect(toasts).toEqual([
      { title: 'Reset failed', description: 'Wait a minute.', variant: 'destructive' },
    ]);
  });
});
