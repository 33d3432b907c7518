import { FlowError } from '@flow/sdk';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AuthCard } from './AuthCard.tsx';
import { type AuthPageSettings, layla, setUpAuthPage } from './auth-page.test-data.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

async function open(address: string, settings: AuthPageSettings = {}) {
  window.history.replaceState(null, '', address);
  const set = setUpAuthPage(settings);
  set.clock.now = Date.now();
  const { container } = render(<AuthCard page={set.page} support="help@flow.example" />);
  await waitFor(() => expect(set.page.state.view).not.toBe('arriving'));
  return { ...set, container };
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, text: string) => userEvent.type(await field(label), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const describedBy = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('signing in', () => {
  test('sends what was typed and follows returnTo', async () => {
    const { session, navigate } = await open('/auth?returnTo=/admin');
    await type('Email', 'admin@flow.example');
    await type('Password', 'flow-admin-demo{Enter}');
    expect(session.signIn).toHaveBeenCalledExactlyOnceWith({
      email: 'admin@flow.example',
      password: 'flow-admin-demo',
    });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/admin');
  });

  test('is made ready with the first touch of a field', async () => {
    const { session } = await open('/auth');
    expect(session.prepare).not.toHaveBeenCalled();
    (await field('Email')).focus();
    expect(session.prepare).toHaveBeenCalledOnce();
  });

  test('wrong credentials are an alert with a way on, and what was typed stays', async () => {
    const { session } = await open('/auth');
    session.signIn.mockRejectedValue(new FlowError('invalid_credentials', 'technical'));
    await type('Email', 'admin@flow.example');
    await type('Password', 'wrong');
    await press('Sign in');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The email or the password is not right.');
    expect((await field('Email')).value).toBe('admin@flow.example');
    expect((await field('Password')).value).toBe('wrong');
    await userEvent.click(within(alert).getByRole('link', { name: 'Set a new password' }));
    expect((await field('Email')).value).toBe('admin@flow.example');
    await heading('Set a new password');
  });

  test('an empty form lists what is missing and focuses the first field, which says its own', async () => {
    await open('/auth');
    await press('Sign in');
    const email = await field('Email');
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(describedBy(email)).toEqual(['Enter your email address.']);
    const summary = screen.getByRole('region', { name: 'Please fix the following errors:' });
    await userEvent.click(within(summary).getByText('Enter your password.'));
    expect(document.activeElement).toBe(await field('Password'));
  });

  test('an address that is not confirmed can have a new link', async () => {
    const { session } = await open('/auth');
    session.signIn.mockRejectedValue(new FlowError('email_not_confirmed', 'technical'));
    await type('Email', 'layla@flow.example');
    await type('Password', 'secret-8{Enter}');
    await press('Send a new link');
    expect(session.resendConfirmation).toHaveBeenCalledExactlyOnceWith('layla@flow.example', null);
    await heading('Check your mail');
  });

  test('after a limit the button counts the time down', async () => {
    const { session } = await open('/auth');
    session.signIn.mockRejectedValue(new FlowError('rate_limited', 'no', { retryAfter: 54 }));
    await type('Email', 'layla@flow.example');
    await type('Password', 'secret-8{Enter}');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Wait 0:5\d$/ });
    expect(button.disabled).toBe(true);
  });

  test('who was signed out elsewhere, or removed, reads why', async () => {
    await open('/auth?returnTo=/dashboard', { ended: 'signed-out' });
    expect((await screen.findByRole('status')).textContent).toContain('You are signed out');
  });

  test('a removed account leads to people', async () => {
    await open('/auth', { ended: 'removed' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This account was removed');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('mailto:help@flow.example');
  });
});

describe('the modes', () => {
  test('have addresses, and the way back leads through them with what was typed', async () => {
    await open('/auth?returnTo=/admin');
    await type('Email', 'layla@flow.example');
    await follow('Forgot your password?');
    await heading('Set a new password');
    expect(window.location.search).toBe('?mode=forgot&returnTo=/admin');
    expect((await field('Email')).value).toBe('layla@flow.example');
    await follow('Back to sign in');
    await follow('Create an account');
    await heading('Create your account');
    expect(window.location.search).toBe('?mode=sign-up&returnTo=/admin');
    expect((await field('Email')).value).toBe('layla@flow.example');
    act(() => window.history.back());
    await heading('Welcome back');
  });

  test('carry a path that is written in code as it is', async () => {
    const returnTo = '/admin/leads?status=new&search=%2F%2Fa%26b';
    const { navigate } = await open(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
    await follow('Create an account');
    await follow('Sign in');
    await type('Email', 'layla@flow.example');
    await type('Password', 'secret-8{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith(returnTo);
  });

  test('give the focus to their heading, and the first none', async () => {
    await open('/auth');
    await heading('Welcome back');
    expect(document.activeElement).toBe(document.body);
    await follow('Create an account');
    const title = await heading('Create your account');
    await waitFor(() => expect(document.activeElement).toBe(title));
  });
});

describe('signing up', () => {
  async function fill() {
    await type('First name', 'Layla');
    await type('Last name', 'Haddad');
    await type('Email', 'layla@flow.example');
    await type('Password', 'secret-8');
    await type('Confirm password', 'secret-8{Enter}');
  }

  test('asks for names, address and a password twice, and then for a look at the mail', async () => {
    const { session } = await open('/auth?mode=sign-up&returnTo=/forms/parq');
    await fill();
    expect(session.signUp).toHaveBeenCalledExactlyOnceWith(
      { firstName: 'Layla', lastName: 'Haddad', email: 'layla@flow.example', password: 'secret-8' },
      '/forms/parq',
    );
    await heading('Check your mail');
    expect((await screen.findByRole('status')).textContent).toContain('layla@flow.example');
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: /^Send again in [01]:\d\d$/ });
    expect(again.disabled).toBe(true);
  });

  test('an address with a slip can be put right', async () => {
    await open('/auth?mode=sign-up');
    await fill();
    await press('Use another address');
    await heading('Create your account');
    expect((await field('Email')).value).toBe('layla@flow.example');
    expect((await field('First name')).value).toBe('Layla');
    expect((await field('Password')).value).toBe('');
  });

  test('every wrong field says why, in the order of the form', async () => {
    await open('/auth?mode=sign-up');
    await type('Last name', 'x'.repeat(101));
    await press('Create account');
    const summary = screen.getByRole('region', { name: 'Please fix the following errors:' });
    const reasons = within(summary).getAllByRole('button');
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'Enter your first name.',
      'Use at most 100 characters.',
      'Enter your email address.',
      'Use at least 8 characters.',
    ]);
    expect(document.activeElement).toBe(await field('First name'));
  });
});

test.each([
  ['/auth', { Email: 'username', Password: 'current-password' }],
  [
    '/auth?mode=sign-up',
    {
      'First name': 'given-name',
      'Last name': 'family-name',
      Email: 'username',
      Password: 'new-password',
      'Confirm password': 'new-password',
    },
  ],
])('%s is what password managers and browsers know it as', async (address, names) => {
  await open(address);
  for (const [label, name] of Object.entries(names)) expect((await field(label)).autocomplete).toBe(name);
});

describe('a mail that was asked for', () => {
  test('for a new password is promised to nobody in particular', async () => {
    await open('/auth?mode=forgot');
    await type('Email', 'nobody@flow.example');
    await press('Send the link');
    expect((await screen.findByRole('status')).textContent).toBe(
      'Reset email sentIf nobody@flow.example has an account, a link to set a new password is on its way.',
    );
    await follow('Back to sign in');
    await heading('Welcome back');
  });

  test('can be sent again after a minute', async () => {
    const { session, page } = await open('/auth?mode=forgot');
    await type('Email', 'layla@flow.example');
    await press('Send the link');
    await heading('Check your mail');
    act(() => {
      if (page.state.mailed) page.state.mailed.at -= 60_000;
    });
    await press('Send again');
    expect(session.requestPasswordReset).toHaveBeenCalledTimes(2);
    await screen.findByRole('button', { name: /^Send again in/ });
  });
});

describe('a mailed link', () => {
  test('asks for a new password twice and saves it under its address', async () => {
    const { session, container } = await open('/auth?type=recovery#access_token=a.b.c', {
      arrival: 'recovery',
    });
    await screen.findByText('layla@flow.example');
    expect(container.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe(
      'layla@flow.example',
    );
    await type('New password', '12345678');
    await type('Confirm password', '12345678');
    await press('Save password');
    expect(session.changePassword).toHaveBeenCalledExactlyOnceWith('12345678', layla.userId);
  });

  test('of an invitation shows the names, which can be put right', async () => {
    const { session } = await open('/auth?type=invite#access_token=a.b.c', { arrival: 'invite' });
    await heading('Welcome to Ridge');
    const first = await field('First name');
    expect(first.value).toBe('Layla');
    await userEvent.clear(first);
    await type('First name', 'Leila');
    await type('Password', '12345678');
    await type('Confirm password', '12345678{Enter}');
    expect(session.changeProfile.mock.calls).toMatchObject([[{ firstName: 'Leila' }, layla.userId]]);
  });

  test('that has run out offers a new one', async () => {
    await open('/auth?type=signup#error=access_denied&error_code=otp_expired', {
      linkFails: 'link_expired',
    });
    await heading('This link has run out');
    await type('Email', 'layla@flow.example');
    await press('Send the link');
    await heading('Check your mail');
  });

  test('says when the network is all that is missing', async () => {
    await open('/auth?type=signup#access_token=a.b.c', { linkFails: 'network' });
    await heading('Nearly there');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

test('leaving the page leads nowhere later', async () => {
  const set = setUpAuthPage({ signedIn: true });
  const loaded = Promise.withResolvers<null>();
  set.session.load.mockReturnValue(loaded.promise);
  const { unmount } = render(<AuthCard page={set.page} support="help@flow.example" />);
  unmount();
  loaded.resolve(null);
  await vi.waitFor(() => expect(set.state.view).toBe('arriving'));
  expect(set.navigate).not.toHaveBeenCalled();
});
