import { FlowError } from '@flow/sdk';
import { describe, expect, test } from 'vitest';
import { enterAuthPage, layla, setUpAuthPage } from './auth-page.test-data.ts';

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
    const { state, session } = await enterAuthPage('?mode=sign-up', { mayBeSignedIn: true });
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
    const { navigate } = await enterAuthPage(search, { signedIn: true, isAdmin });
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
    const { state } = await enterAuthPage('?returnTo=/dashboard', { ended: 'removed' });
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
    const { page, session, navigate } = await enterAuthPage('?returnTo=/pricing', { mayBeSignedIn: true });
    session.load.mockResolvedValue(layla);
    await page.follow('?returnTo=/pricing');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/pricing');
  });

  test('who chooses a password is not led away by another tab', async () => {
    const { page, state, navigate } = await enterAuthPage('?type=recovery', { arrival: 'recovery' });
    await page.follow('?type=recovery');
    expect(state.view).toBe('recovery');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('each mode’s address leads on to where this one does', async () => {
    const { page } = await enterAuthPage('?returnTo=/forms/parq');
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
    const { page, session, navigate } = await enterAuthPage('?returnTo=/admin');
    await page.signIn(' layla@flow.example ', 'secret-8');
    expect(session.signIn).toHaveBeenCalledExactlyOnceWith({
      email: 'layla@flow.example',
      password: 'secret-8',
    });
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
    const { page, state, session } = await enterAuthPage('?returnTo=/forms/parq');
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
    const { page, state, session, navigate } = await enterAuthPage('?mode=sign-up&returnTo=/forms/parq');
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
    const { page, state } = await enterAuthPage('?mode=sign-up');
    page.keep('firstName', 'Layla');
    page.keep('email', 'layla@flow.exmaple');
    await page.signUp({ ...account, email: 'layla@flow.exmaple' }, 'secret-8');
    page.correctAddress();
    expect([state.view, state.mailed]).toEqual(['sign-up', null]);
    expect(page.typed).toEqual({ firstName: 'Layla', lastName: '', email: 'layla@flow.exmaple' });
  });

  test('the mail can be sent again, and what fails then is said there', async () => {
    const { page, state, session, clock } = await enterAuthPage('?mode=sign-up&returnTo=/forms/parq');
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
    const { page, state, session } = await enterAuthPage('?mode=forgot&returnTo=/admin');
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
