import { FlowError } from '@flow/sdk';
import { makeProfile } from '@flow/sdk/testing';
import { describe, expect, test, vi } from 'vitest';
import { enterAuthPage, layla, setUpAuthPage } from './auth-page.test-data.ts';

describe('a mailed link', () => {
  test.each([
    ['signup', '?type=signup&returnTo=/forms/parq', '/forms/parq'],
    ['signup', '?type=signup', '/dashboard'],
    ['magiclink', '', '/dashboard'],
    [undefined, '?returnTo=//evil.example', '/dashboard'],
  ] as const)('of the kind %s signs in and leads from "%s" to %s', async (type, search, target) => {
    const { page, session, toasts, navigate } = setUpAuthPage({ mayBeSignedIn: true });
    session.arrive.mockResolvedValue({ type, session: layla });
    await page.enter(search);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(target);
    expect(toasts.map(({ title }) => title)).toEqual(type === 'signup' ? ['Welcome to Ridge'] : []);
  });

  test('for a new password asks for it', async () => {
    const { page, state, session, navigate } = await enterAuthPage('?type=recovery', { arrival: 'recovery' });
    expect(state.view).toBe('recovery');
    expect(page.typed.email).toBe(layla.email);
    expect(session.readProfile).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('asks for it again when the page is loaded again', async () => {
    const { state } = await enterAuthPage('?type=recovery', { signedIn: true });
    expect(state.view).toBe('recovery');
  });

  test('of an invitation asks for a password, and shows the names', async () => {
    const { page, state } = await enterAuthPage('?type=invite', { arrival: 'invite' });
    expect(state.view).toBe('invite');
    expect(page.typed).toEqual({ firstName: 'Layla', lastName: 'Haddad', email: layla.email });
  });

  test('of an invitation asks for a password where the names cannot be read, too', async () => {
    const { page, state, session } = setUpAuthPage({ arrival: 'invite' });
    session.readProfile.mockRejectedValue(new FlowError('server', 'no'));
    await page.enter('?type=invite');
    expect(state.view).toBe('invite');
    expect(page.typed.firstName).toBe('');
  });

  test.each(['recovery', 'invite'])('of the kind %s that brings no session has run out', async (type) => {
    const { state } = await enterAuthPage(`?type=${type}`, { mayBeSignedIn: true });
    expect(state.view).toBe('link-expired');
  });

  test('of an invitation shows no names of another account that signed in meanwhile', async () => {
    const { page, session } = setUpAuthPage({ arrival: 'invite' });
    session.readProfile.mockResolvedValue(makeProfile({ userId: 'user-2', email: 'omar@flow.example' }));
    await page.enter('?type=invite');
    expect(page.typed).toEqual({ firstName: '', lastName: '', email: layla.email });
  });

  test.each([
    ['signup', 'resendConfirmation'],
    ['recovery', 'requestPasswordReset'],
    ['invite', 'requestPasswordReset'],
  ] as const)('of the kind %s that was used before is replaced: %s', async (type, method) => {
    const { page, state, session } = await enterAuthPage(`?type=${type}&returnTo=/forms/parq`, {
      signedIn: true,
      linkFails: 'link_expired',
    });
    expect([state.view, state.failure]).toEqual(['link-expired', null]);
    await page.requestLink('layla@flow.example');
    expect(session[method]).toHaveBeenCalledExactlyOnceWith('layla@flow.example', '/forms/parq');
  });

  test('waits for a network: what it brought is still good', async () => {
    const { page, state, session } = setUpAuthPage({ arrival: 'recovery' });
    session.arrive.mockRejectedValueOnce(new FlowError('network', 'no'));
    await page.enter('?type=recovery');
    expect(state.view).toBe('interrupted');
    await page.enter('?type=recovery');
    expect(state.view).toBe('recovery');
  });
});

describe('what was typed', () => {
  const nothing = { firstName: '', lastName: '', email: '' };

  test('is not there for who comes after the one who signed in', async () => {
    const { page, session } = setUpAuthPage();
    session.signIn.mockImplementation(async () => {
      session.state.status = 'signed-in';
    });
    await page.enter('?mode=sign-up');
    page.keep('firstName', 'Layla');
    await page.signIn(layla.email, 'secret-8');
    page.exit();
    expect(page.typed).toEqual(nothing);
  });

  test('is not there either after an invitation, with names and number', async () => {
    const { page, session } = await enterAuthPage('?type=invite', { arrival: 'invite' });
    session.state.status = 'signed-in';
    page.exit();
    expect(page.typed).toEqual(nothing);
  });

  test('is kept for who reads another page before signing in', async () => {
    const { page } = await enterAuthPage('?mode=sign-up');
    page.keep('email', layla.email);
    page.exit();
    expect(page.typed.email).toBe(layla.email);
  });
});

describe('a new password', () => {
  test.each([
    ['1234567', '1234567', 'Password too short', 'Use at least 8 characters.', 'password'],
    ['', '', 'Password too short', 'Use at least 8 characters.', 'password'],
    ['12345678', '12345679', 'Passwords do not match', 'Please re-enter.', 'confirmation'],
  ])('refuses %j with %j: %s', async (password, confirmation, title, description, field) => {
    const { page, state, session, toasts } = await enterAuthPage('?type=recovery', { arrival: 'recovery' });
    await page.setPassword(password, confirmation);
    expect(toasts).toEqual([{ title, description, variant: 'destructive' }]);
    expect(state.errors).toEqual({ [field]: `${title}. ${description}` });
    expect(session.changePassword).not.toHaveBeenCalled();
  });

  test('of eight characters is taken, said and leads on', async () => {
    const { page, session, toasts, navigate } = await enterAuthPage('?type=recovery', {
      arrival: 'recovery',
    });
    await page.setPassword('12345678', '12345678');
    expect(session.changePassword).toHaveBeenCalledExactlyOnceWith('12345678', layla.userId);
    expect(session.changeProfile).not.toHaveBeenCalled();
    expect(toasts).toEqual([{ title: 'Password updated', description: 'Your password has been changed.' }]);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });

  test('of who was invited comes with the names, and keeps the phone number', async () => {
    const { page, session, toasts, navigate } = await enterAuthPage('?type=invite&returnTo=/forms/parq', {
      arrival: 'invite',
    });
    page.keep('firstName', 'Leila');
    await page.setPassword('12345678', '12345678');
    const change = { firstName: 'Leila', lastName: 'Haddad', phone: '+971 50 123 4567' };
    expect(session.changeProfile).toHaveBeenCalledExactlyOnceWith(change, layla.userId);
    expect(session.changePassword).toHaveBeenCalledExactlyOnceWith('12345678', layla.userId);
    expect(toasts.map(({ title }) => title)).toEqual(['Welcome to Ridge']);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/forms/parq');
  });

  test('of who was invited waits for names that are right', async () => {
    const { page, state, session } = setUpAuthPage({ arrival: 'invite' });
    const fields = { lastName: 'Use at most 100 characters.' };
    session.changeProfile.mockRejectedValue(new FlowError('invalid_input', 'no', { fields }));
    await page.enter('?type=invite');
    await page.setPassword('12345678', '12345678');
    expect(state.errors).toEqual(fields);
    expect(session.changePassword).not.toHaveBeenCalled();
  });

  test.each(['recovery', 'invite'] as const)(
    'says when the link has run out meanwhile: %s',
    async (arrival) => {
      const { page, state, session } = setUpAuthPage({ arrival });
      await page.enter(`?type=${arrival}`);
      session.changePassword.mockRejectedValue(new FlowError('unauthenticated', 'no'));
      await page.setPassword('12345678', '12345678');
      expect(state.view).toBe('link-expired');
    },
  );

  test.each(['network', 'account_removed'] as const)('that fails by %s is said', async (code) => {
    const { page, state, session, navigate } = await enterAuthPage('?type=recovery', { arrival: 'recovery' });
    session.changePassword.mockRejectedValue(new FlowError(code, 'no'));
    await page.setPassword('12345678', '12345678');
    expect(state.failure?.title).toBe('Update failed');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('is not asked for twice at once', async () => {
    const { page, session } = await enterAuthPage('?type=recovery', { arrival: 'recovery' });
    const slow = vi.fn(() => new Promise<void>(() => {}));
    session.changePassword.mockImplementation(slow);
    void page.setPassword('12345678', '12345678');
    void page.setPassword('12345678', '12345678');
    expect(slow).toHaveBeenCalledOnce();
  });
});
