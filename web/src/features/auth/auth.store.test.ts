import { type ErrorCode, FlowError } from '@flow/sdk';
import { makeProfile } from '@flow/sdk/testing';
import { describe, expect, test, vi } from 'vitest';
import { layla, setUpAuthPage } from './auth-page.test-data.ts';

const account = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@flow.example',
  password: 'secret-8',
};

describe('arriving', () => {
  test.each([
    ['', 'sign-in'],
    ['?mode=sign-up', 'sign-up'],
    ['?mode=forgot&returnTo=/admin', 'forgot'],
    ['?mode=<script>', 'sign-in'],
    ['?mode=__proto__', 'sign-in'],
  ])('with "%s" a visitor finds %s, without asking anybody', async (search, view) => {
    const { page, state, session } = setUpAuthPage();
    expect(state.view).toBe('arriving');
    await page.enter(search);
    expect(state.view).toBe(view);
    expect([session.load, session.arrive].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  test('a kept session that is none any more leads to the form', async () => {
    const { page, state, session } = setUpAuthPage({ mayBeSignedIn: true });
    await page.enter('?mode=sign-up');
    expect(session.load).toHaveBeenCalledOnce();
    expect(state.view).toBe('sign-up');
  });

  test.each([
    ['?returnTo=%2Fadmin%2Fforms', false, '/admin/forms'],
    ['', false, '/dashboard'],
    ['', true, '/admin'],
    ['?mode=sign-up', false, '/dashboard'],
    ['?returnTo=//evil.example', false, '/dashboard'],
    ['?returnTo=https://evil.example', true, '/admin'],
  ])('signed in with "%s" (admin: %s) leads to %s', async (search, isAdmin, target) => {
    const { page, navigate } = setUpAuthPage({ signedIn: true, isAdmin });
    await page.enter(search);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(target);
  });

  test('when the session cannot be read, the form says why', async () => {
    const { page, state, session } = setUpAuthPage({ mayBeSignedIn: true });
    session.load.mockRejectedValue(new FlowError('network', 'no'));
    await page.enter('');
    expect(state.view).toBe('sign-in');
    expect(state.failure?.title).toBe('Sign in failed');
  });

  test('who is signed out without having asked for it is told so, until they sign in', async () => {
    const { page, state } = setUpAuthPage({ ended: 'removed' });
    await page.enter('?returnTo=/dashboard');
    expect(state.ended).toBe('removed');
  });

  test('who has left meanwhile is led nowhere', async () => {
    const { page, navigate } = setUpAuthPage({ signedIn: true });
    const entering = page.enter('');
    page.exit();
    await entering;
    expect(navigate).not.toHaveBeenCalled();
  });

  test('who signs in in another tab goes on here too', async () => {
    const { page, session, navigate } = setUpAuthPage({ mayBeSignedIn: true });
    await page.enter('?returnTo=/pricing');
    session.load.mockResolvedValue(layla);
    await page.follow('?returnTo=/pricing');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/pricing');
  });

  test('who chooses a password is not led away by another tab', async () => {
    const { page, state, navigate } = setUpAuthPage({ arrival: 'recovery' });
    await page.enter('?type=recovery');
    await page.follow('?type=recovery');
    expect(state.view).toBe('recovery');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('each mode’s address leads on to where this one does', async () => {
    const { page } = setUpAuthPage();
    await page.enter('?returnTo=/forms/parq');
    expect([page.hrefOf('sign-in'), page.hrefOf('sign-up'), page.hrefOf('forgot')]).toEqual([
      '/auth?returnTo=/forms/parq',
      '/auth?mode=sign-up&returnTo=/forms/parq',
      '/auth?mode=forgot&returnTo=/forms/parq',
    ]);
    await page.enter('?returnTo=//evil.example');
    expect(page.hrefOf('sign-up')).toBe('/auth?mode=sign-up');
  });
});

describe('signing in', () => {
  test('leads back to where the visitor came from', async () => {
    const { page, session, navigate } = setUpAuthPage();
    await page.enter('?returnTo=/admin');
    await page.signIn(' layla@flow.example ', 'secret-8');
    expect(session.signIn).toHaveBeenCalledExactlyOnceWith({
      email: 'layla@flow.example',
      password: 'secret-8',
    });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/admin');
  });

  test('without a place to return to asks the database where an admin goes', async () => {
    const { page, navigate } = setUpAuthPage({ isAdmin: true });
    await page.enter('');
    await page.signIn('admin@flow.example', 'secret-8');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/admin');
  });

  test('a role that cannot be asked for leads to the dashboard', async () => {
    const { page, session, navigate } = setUpAuthPage();
    session.checkAdmin.mockRejectedValue(new FlowError('server', 'no'));
    await page.enter('');
    await page.signIn('a@flow.example', 'secret-8');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });

  test('empty fields are said at the fields and nothing is sent', async () => {
    const { page, state, session } = setUpAuthPage();
    await page.signIn('  ', '');
    expect(state.errors).toEqual({ email: 'Enter your email address.', password: 'Enter your password.' });
    expect(session.signIn).not.toHaveBeenCalled();
  });

  test('a failure is said in the form, and what was wrong before no more', async () => {
    const { page, state, session, navigate } = setUpAuthPage();
    await page.signIn('', '');
    session.signIn.mockRejectedValue(new FlowError('invalid_credentials', 'technical'));
    await page.signIn('a@flow.example', 'secret-8');
    expect(state).toMatchObject({ errors: {}, busy: false });
    expect(state.failure).toEqual({
      title: 'Sign in failed',
      text: 'The email or the password is not right.',
      wayOn: 'forgot',
    });
    expect(navigate).not.toHaveBeenCalled();
  });

  test('pressing twice signs in once', async () => {
    const { page, session } = setUpAuthPage();
    await Promise.all([page.signIn('a@flow.example', 'secret-8'), page.signIn('a@flow.example', 'secret-8')]);
    expect(session.signIn).toHaveBeenCalledOnce();
  });

  test('after a limit nothing is sent before the time has come', async () => {
    const { page, state, session, clock } = setUpAuthPage();
    session.signIn.mockRejectedValueOnce(new FlowError('rate_limited', 'no', { retryAfter: 30 }));
    await page.signIn('a@flow.example', 'secret-8');
    expect(state.waitUntil).toBe(clock.now + 30_000);
    await page.signIn('a@flow.example', 'secret-8');
    expect(session.signIn).toHaveBeenCalledOnce();
    clock.now += 30_000;
    await page.signIn('a@flow.example', 'secret-8');
    expect(session.signIn).toHaveBeenCalledTimes(2);
  });

  test('with an address that is not confirmed has the link sent again, and leads on from it', async () => {
    const { page, state, session } = setUpAuthPage();
    await page.enter('?returnTo=/forms/parq');
    session.signIn.mockRejectedValue(new FlowError('email_not_confirmed', 'no'));
    await page.signIn(' layla@flow.example', 'secret-8');
    expect(state.failure?.wayOn).toBe('resend');
    await page.resend();
    expect(session.resendConfirmation).toHaveBeenCalledExactlyOnceWith('layla@flow.example', '/forms/parq');
    expect(state.mailed).toEqual({ purpose: 'confirm', to: 'layla@flow.example', at: 1_000_000 });
  });

  test('what nobody expected is no failure of the person', async () => {
    const { page, session } = setUpAuthPage();
    session.signIn.mockRejectedValue(new TypeError('a bug'));
    await expect(page.signIn('a@flow.example', 'secret-8')).rejects.toThrow('a bug');
  });
});

describe('signing up', () => {
  test('asks for a mail, and shows the same for every address', async () => {
    const { page, state, session, navigate } = setUpAuthPage();
    await page.enter('?mode=sign-up&returnTo=/forms/parq');
    await page.signUp({ ...account, email: ' layla@flow.example ' }, 'secret-8');
    expect(session.signUp).toHaveBeenCalledExactlyOnceWith(account, '/forms/parq');
    expect(state.mailed).toEqual({ purpose: 'confirm', to: 'layla@flow.example', at: 1_000_000 });
    expect(navigate).not.toHaveBeenCalled();
  });

  test('says what is wrong at each field and sends nothing', async () => {
    const { page, state, session } = setUpAuthPage();
    await page.signUp({ ...account, firstName: '', email: 'layla' }, 'another');
    expect(Object.keys(state.errors)).toEqual(['firstName', 'email', 'confirmation']);
    expect(session.signUp).not.toHaveBeenCalled();
  });

  test('goes on at once where nothing has to be confirmed', async () => {
    const { page, session, navigate } = setUpAuthPage();
    session.signUp.mockImplementation(async () => {
      session.state.status = 'signed-in';
    });
    await page.enter('?mode=sign-up');
    await page.signUp(account, 'secret-8');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });

  test.each([
    [new FlowError('weak_password', 'no', { reasons: ['pwned'] }), 'password', /stolen/],
    [
      new FlowError('invalid_input', 'no', { fields: { email: 'Not this one.', other: 'x' } }),
      'email',
      /^Not/,
    ],
  ])('what the service refuses is said at its field', async (error, field, words) => {
    const { page, state, session } = setUpAuthPage();
    session.signUp.mockRejectedValue(error);
    await page.signUp(account, 'secret-8');
    expect(state.errors).toEqual({ [field]: expect.stringMatching(words) });
    expect(state.failure).toBeNull();
  });

  test('another address takes back what was said of the first, and keeps what was typed', async () => {
    const { page, state } = setUpAuthPage();
    await page.enter('?mode=sign-up');
    page.keep('firstName', 'Layla');
    page.keep('email', 'layla@flow.exmaple');
    await page.signUp({ ...account, email: 'layla@flow.exmaple' }, 'secret-8');
    page.correctAddress();
    expect([state.view, state.mailed]).toEqual(['sign-up', null]);
    expect(page.typed).toEqual({ firstName: 'Layla', lastName: '', email: 'layla@flow.exmaple' });
  });

  test('the mail can be sent again, and what fails then is said there', async () => {
    const { page, state, session, clock } = setUpAuthPage();
    await page.enter('?mode=sign-up&returnTo=/forms/parq');
    await page.signUp(account, 'secret-8');
    clock.now += 60_000;
    await page.mailAgain();
    expect(session.resendConfirmation).toHaveBeenCalledExactlyOnceWith(account.email, '/forms/parq');
    expect(state.mailed?.at).toBe(clock.now);
    session.resendConfirmation.mockRejectedValue(new FlowError('network', 'no'));
    await page.mailAgain();
    expect(state.failure?.title).toBe('Not sent');
    expect(state.mailed?.to).toBe(account.email);
  });

  test('there is no mail to send again before there was one', async () => {
    const { page, session } = setUpAuthPage();
    await page.mailAgain();
    expect(session.resendConfirmation).not.toHaveBeenCalled();
  });
});

describe('a forgotten password', () => {
  test('an address gets the same answer whether it is known or not', async () => {
    const { page, state, session } = setUpAuthPage();
    await page.enter('?mode=forgot&returnTo=/admin');
    await page.requestLink(' nobody@flow.example ');
    expect(session.requestPasswordReset).toHaveBeenCalledExactlyOnceWith('nobody@flow.example', '/admin');
    expect(state.mailed).toEqual({ purpose: 'reset', to: 'nobody@flow.example', at: 1_000_000 });
  });

  test('without an address nothing is sent', async () => {
    const { page, state, session } = setUpAuthPage();
    await page.requestLink(' ');
    expect(state.errors.email).toBe('Enter your email address.');
    expect(session.requestPasswordReset).not.toHaveBeenCalled();
  });

  test('a failure is said and no mail is claimed', async () => {
    const { page, state, session } = setUpAuthPage();
    session.requestPasswordReset.mockRejectedValue(new FlowError('rate_limited', 'no'));
    await page.requestLink('a@flow.example');
    expect(state.failure?.title).toBe('Reset failed');
    expect(state.mailed).toBeNull();
  });
});

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
    const { page, state, session, navigate } = setUpAuthPage({ arrival: 'recovery' });
    await page.enter('?type=recovery');
    expect(state.view).toBe('recovery');
    expect(page.typed.email).toBe(layla.email);
    expect(session.readProfile).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('asks for it again when the page is loaded again', async () => {
    const { page, state } = setUpAuthPage({ signedIn: true });
    await page.enter('?type=recovery');
    expect(state.view).toBe('recovery');
  });

  test('of an invitation asks for a password, and shows the names', async () => {
    const { page, state } = setUpAuthPage({ arrival: 'invite' });
    await page.enter('?type=invite');
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
    const { page, state } = setUpAuthPage({ mayBeSignedIn: true });
    await page.enter(`?type=${type}`);
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
    const { page, state, session } = setUpAuthPage({ signedIn: true, linkFails: 'link_expired' });
    await page.enter(`?type=${type}&returnTo=/forms/parq`);
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
    const { page, session } = setUpAuthPage({ arrival: 'invite' });
    await page.enter('?type=invite');
    session.state.status = 'signed-in';
    page.exit();
    expect(page.typed).toEqual(nothing);
  });

  test('is kept for who reads another page before signing in', async () => {
    const { page } = setUpAuthPage();
    await page.enter('?mode=sign-up');
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
    const { page, state, session, toasts } = setUpAuthPage({ arrival: 'recovery' });
    await page.enter('?type=recovery');
    await page.setPassword(password, confirmation);
    expect(toasts).toEqual([{ title, description, variant: 'destructive' }]);
    expect(state.errors).toEqual({ [field]: `${title}. ${description}` });
    expect(session.changePassword).not.toHaveBeenCalled();
  });

  test('of eight characters is taken, said and leads on', async () => {
    const { page, session, toasts, navigate } = setUpAuthPage({ arrival: 'recovery' });
    await page.enter('?type=recovery');
    await page.setPassword('12345678', '12345678');
    expect(session.changePassword).toHaveBeenCalledExactlyOnceWith('12345678', layla.userId);
    expect(session.changeProfile).not.toHaveBeenCalled();
    expect(toasts).toEqual([{ title: 'Password updated', description: 'Your password has been changed.' }]);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });

  test('of who was invited comes with the names, and keeps the phone number', async () => {
    const { page, session, toasts, navigate } = setUpAuthPage({ arrival: 'invite' });
    await page.enter('?type=invite&returnTo=/forms/parq');
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

  test.each<[ErrorCode, string]>([
    ['network', 'Update failed'],
    ['account_removed', 'Update failed'],
  ])('that fails by %s is said: %s', async (code, title) => {
    const { page, state, session, navigate } = setUpAuthPage({ arrival: 'recovery' });
    await page.enter('?type=recovery');
    session.changePassword.mockRejectedValue(new FlowError(code, 'no'));
    await page.setPassword('12345678', '12345678');
    expect(state.failure?.title).toBe(title);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('is not asked for twice at once', async () => {
    const { page, session } = setUpAuthPage({ arrival: 'recovery' });
    await page.enter('?type=recovery');
    const slow = vi.fn(() => new Promise<void>(() => {}));
    session.changePassword.mockImplementation(slow);
    void page.setPassword('12345678', '12345678');
    void page.setPassword('12345678', '12345678');
    expect(slow).toHaveBeenCalledOnce();
  });
});
