import { FlowError } from '@flow/sdk';
import { describe, expect, test, vi } from 'vitest';
import type { SessionStore } from '../session/session.store.ts';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { createAuthPage } from './auth.store.ts';

function setUp({ signedIn = false, isAdmin = false } = {}) {
  const toasts: ToastInput[] = [];
  const session = {
    load: vi.fn(async () => (signedIn ? {} : null)),
    checkAdmin: vi.fn(async () => isAdmin),
    signIn: vi.fn(async (_: { email: string; password: string }) => {}),
    requestPasswordReset: vi.fn(async (_: string) => {}),
    changePassword: vi.fn(async (_: string) => {}),
  };
  const navigate = vi.fn();
  const page = createAuthPage({
    session: session as unknown as SessionStore,
    showToast: (toast) => void toasts.push(toast),
    navigate,
  });
  return { page, state: page.state, session, navigate, toasts };
}

describe('arriving', () => {
  test('signed out, there is the sign-in form', async () => {
    const { page, state } = setUp();
    expect(state.mode).toBe('checking');
    await page.enter('', '');
    expect(state.mode).toBe('sign-in');
  });

  test.each([
    ['?returnTo=%2Fadmin%2Fforms', false, '/admin/forms'],
    ['', false, '/dashboard'],
    ['', true, '/admin'],
    ['?returnTo=//evil.example', false, '/dashboard'],
    ['?returnTo=https://evil.example', true, '/admin'],
  ])('signed in with "%s" (admin: %s) leads to %s', async (search, isAdmin, target) => {
    const { page, navigate } = setUp({ signedIn: true, isAdmin });
    await page.enter(search, '');
    expect(navigate).toHaveBeenCalledExactlyOnceWith(target);
  });

  test('when the session cannot be read, the form says why', async () => {
    const { page, state, session } = setUp();
    session.load.mockRejectedValue(new FlowError('network', 'no'));
    await page.enter('', '');
    expect(state.mode).toBe('sign-in');
    expect(state.errors.form).toBe('The server cannot be reached. Check your connection and try again.');
  });
});

describe('signing in', () => {
  test('leads back to where the visitor came from', async () => {
    const { page, session, navigate } = setUp();
    await page.enter('?returnTo=/admin', '');
    await page.signIn(' layla@flow.example ', 'secret-8');
    expect(session.signIn).toHaveBeenCalledExactlyOnceWith({
      email: 'layla@flow.example',
      password: 'secret-8',
    });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/admin');
  });

  test('without a place to return to asks the database where an admin goes', async () => {
    const { page, navigate } = setUp({ isAdmin: true });
    await page.enter('', '');
    await page.signIn('admin@flow.example', 'secret-8');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/admin');
  });

  test('a role that cannot be asked for leads to the dashboard', async () => {
    const { page, session, navigate } = setUp();
    session.checkAdmin.mockRejectedValue(new FlowError('server', 'no'));
    await page.enter('', '');
    await page.signIn('a@flow.example', 'secret-8');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });

  test('empty fields are said at the fields and nothing is sent', async () => {
    const { page, state, session } = setUp();
    await page.signIn('  ', '');
    expect(state.errors).toEqual({ email: 'Enter your email address.', password: 'Enter your password.' });
    expect(session.signIn).not.toHaveBeenCalled();
  });

  test.each([
    ['invalid_credentials', 'The email or the password is not right.'],
    ['rate_limited', 'Too many attempts. Wait a few minutes and try again.'],
    ['server', 'Something went wrong on our side. Please try again.'],
  ] as const)('%s is told in words', async (code, words) => {
    const { page, state, session, navigate } = setUp();
    session.signIn.mockRejectedValue(new FlowError(code, 'technical'));
    await page.signIn('a@flow.example', 'secret-8');
    expect(state.errors).toEqual({ form: words });
    expect(state.busy).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('pressing twice signs in once', async () => {
    const { page, session } = setUp();
    await Promise.all([page.signIn('a@flow.example', 'secret-8'), page.signIn('a@flow.example', 'secret-8')]);
    expect(session.signIn).toHaveBeenCalledOnce();
  });
});

describe('a forgotten password', () => {
  test('an address gets the same answer whether it is known or not', async () => {
    const { page, state, session } = setUp();
    page.show('forgot');
    await page.requestLink('nobody@flow.example');
    expect(session.requestPasswordReset).toHaveBeenCalledWith('nobody@flow.example');
    expect(state.mailedTo).toBe('nobody@flow.example');
  });

  test('without an address nothing is sent', async () => {
    const { page, state, session } = setUp();
    await page.requestLink(' ');
    expect(state.errors.email).toBe('Enter your email address.');
    expect(session.requestPasswordReset).not.toHaveBeenCalled();
  });

  test('a failure is said and no mail is claimed', async () => {
    const { page, state, session } = setUp();
    session.requestPasswordReset.mockRejectedValue(new FlowError('rate_limited', 'no'));
    await page.requestLink('a@flow.example');
    expect(state.errors.form).toBe('Too many attempts. Wait a few minutes and try again.');
    expect(state.mailedTo).toBeNull();
  });
});

describe('a mailed link', () => {
  test('that is good asks for a new password', async () => {
    const { page, state, navigate } = setUp({ signedIn: true });
    await page.enter('?type=recovery', '#access_token=a.b.c&type=recovery');
    expect(state.mode).toBe('recovery');
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each([
    ['was used before', '#error=access_denied&error_code=otp_expired', false],
    ['was used before while somebody is signed in', '#error=access_denied&error_code=otp_expired', true],
    ['brings no session', '', false],
  ])('that %s asks for a new link', async (_case, hash, signedIn) => {
    const { page, state } = setUp({ signedIn });
    await page.enter('?type=recovery', hash);
    expect(state.mode).toBe('expired-link');
  });

  test.each([
    ['1234567', '1234567', 'Password too short', 'Use at least 8 characters.', 'password'],
    ['', '', 'Password too short', 'Use at least 8 characters.', 'password'],
    ['12345678', '12345679', 'Passwords do not match', 'Please re-enter.', 'confirmation'],
  ])('refuses %j with %j: %s', async (password, confirmation, title, description, field) => {
    const { page, state, session, toasts } = setUp({ signedIn: true });
    await page.enter('?type=recovery', '');
    await page.setPassword(password, confirmation);
    expect(toasts).toEqual([{ title, description, variant: 'destructive' }]);
    expect(Object.keys(state.errors)).toEqual([field]);
    expect(session.changePassword).not.toHaveBeenCalled();
  });

  test('takes a password of eight characters, says so and goes on', async () => {
    const { page, session, toasts, navigate } = setUp({ signedIn: true });
    await page.enter('?type=recovery', '');
    await page.setPassword('12345678', '12345678');
    expect(session.changePassword).toHaveBeenCalledExactlyOnceWith('12345678');
    expect(toasts).toEqual([{ title: 'Password updated', description: 'Your password has been changed.' }]);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });

  test('says when the link has run out meanwhile', async () => {
    const { page, state, session } = setUp({ signedIn: true });
    await page.enter('?type=recovery', '');
    session.changePassword.mockRejectedValue(new FlowError('unauthenticated', 'no'));
    await page.setPassword('12345678', '12345678');
    expect(state.errors.form).toBe('This link has expired or was used before. Ask for a new one.');
  });
});
