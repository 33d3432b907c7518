import { FlowError } from '@flow/sdk';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SessionStore } from '../session/session.store.ts';
import { AuthCard } from './AuthCard.tsx';
import { createAuthPage } from './auth.store.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

async function open(address: string, signedIn = false) {
  window.history.replaceState(null, '', address);
  const session = {
    load: vi.fn(async () => (signedIn ? {} : null)),
    checkAdmin: vi.fn(async () => false),
    signIn: vi.fn(async (_: unknown) => {}),
    requestPasswordReset: vi.fn(async (_: string) => {}),
    changePassword: vi.fn(async (_: string) => {}),
  };
  const navigate = vi.fn();
  const page = createAuthPage({ session: session as unknown as SessionStore, showToast: () => {}, navigate });
  render(<AuthCard page={page} />);
  await waitFor(() => expect(page.state.mode).not.toBe('checking'));
  return { session, navigate };
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the sign-in page', () => {
  test('signs in with what was typed and follows returnTo', async () => {
    const { session, navigate } = await open('/auth?returnTo=/admin');
    await userEvent.type(await field('Email'), 'admin@flow.example');
    await userEvent.type(await field('Password'), 'flow-admin-demo{Enter}');
    expect(session.signIn).toHaveBeenCalledExactlyOnceWith({
      email: 'admin@flow.example',
      password: 'flow-admin-demo',
    });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/admin');
  });

  test('wrong credentials are an alert, and what was typed stays', async () => {
    const { session } = await open('/auth');
    session.signIn.mockRejectedValue(new FlowError('invalid_credentials', 'technical'));
    await userEvent.type(await field('Email'), 'admin@flow.example');
    await userEvent.type(await field('Password'), 'wrong');
    await press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toBe('The email or the password is not right.');
    expect((await field('Email')).value).toBe('admin@flow.example');
  });

  test('an empty form focuses the first empty field and ties the message to it', async () => {
    await open('/auth');
    await press('Sign in');
    const email = await field('Email');
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter your email address.',
    );
  });

  test('a forgotten password: the answer names the address and promises nothing', async () => {
    await open('/auth');
    await press('Forgot your password?');
    await userEvent.type(await field('Email'), 'nobody@flow.example');
    await press('Send the link');
    expect((await screen.findByRole('status')).textContent).toBe(
      'Reset email sentIf nobody@flow.example has an account, a link to set a new password is on its way.',
    );
    await press('Back to sign in');
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
  });

  test('a mailed link asks for a new password twice and saves it', async () => {
    const { session } = await open('/auth?type=recovery#access_token=a.b.c&type=recovery', true);
    await userEvent.type(await field('New password'), '12345678');
    await userEvent.type(await field('Confirm password'), '12345678');
    await press('Save password');
    expect(session.changePassword).toHaveBeenCalledExactlyOnceWith('12345678');
  });

  test('a link that has run out offers a new one', async () => {
    await open('/auth?type=recovery#error=access_denied&error_code=otp_expired');
    expect(await screen.findByRole('heading', { name: 'This link has run out' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Send the link' })).toBeTruthy();
  });
});
