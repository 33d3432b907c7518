import { FlowError } from '@flow/sdk';
import { describe, expect, test, vi } from 'vitest';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { type AdminAccessDependencies, createAdminAccess } from './admin-access.store.ts';

interface SetUp {
  signedIn?: boolean;
  isAdmin?: boolean;
  path?: string;
  refusal?: 'explained' | 'hidden';
}

function setUp({ signedIn = true, isAdmin = true, path = '/admin', refusal = 'explained' }: SetUp = {}) {
  const toasts: ToastInput[] = [];
  const events: string[] = [];
  let endSession = () => {};
  const session = {
    load: vi.fn(async () => (signedIn ? {} : null)),
    checkAdmin: vi.fn(async () => isAdmin),
    signOut: vi.fn(async (): Promise<void> => {
      events.push('signed out');
    }),
    onSignedOut: vi.fn((callback: () => void) => {
      endSession = callback;
      return () => {};
    }),
  };
  const wait = vi.fn(async (_: number) => void events.push(`waited as ${access.state.access}`));
  const access = createAdminAccess({
    session: session as unknown as AdminAccessDependencies['session'],
    showToast: (toast) => void toasts.push(toast),
    navigate: (to) => void events.push(to),
    wait,
    currentPath: () => path,
    refusal,
  });
  return { access, session, toasts, events, wait, endSession: () => endSession() };
}

describe('access to the admin', () => {
  test('an admin may see it', async () => {
    const { access, events } = setUp();
    expect(access.state.access).toBe('checking');
    expect(await access.check()).toBe(true);
    expect(access.state.access).toBe('granted');
    expect(events).toEqual([]);
  });

  test.each([
    ['/admin', '/auth?returnTo=/admin'],
    [
      '/admin?status=past_due&from=2026-11-01',
      '/auth?returnTo=/admin%3Fstatus%3Dpast_due%26from%3D2026-11-01',
    ],
  ])('nobody signed in at %s: to the sign-in page, which leads back', async (path, signIn) => {
    const { access, events, session } = setUp({ signedIn: false, path });
    expect(await access.check()).toBe(false);
    expect(events).toEqual([signIn]);
    expect(session.checkAdmin).not.toHaveBeenCalled();
  });

  test('no admin: a toast, Forbidden for a second, then the dashboard', async () => {
    const { access, events, toasts, wait } = setUp({ isAdmin: false });
    expect(await access.check()).toBe(false);
    expect(toasts).toEqual([
      {
        title: 'Access denied',
        description: 'You do not have admin access. Contact an administrator if you need access.',
        variant: 'destructive',
      },
    ]);
    expect(wait).toHaveBeenCalledExactlyOnceWith(1000);
    expect(events).toEqual(['waited as forbidden', '/dashboard']);
  });

  test.each([
    ['the role', 'checkAdmin'],
    ['the session', 'load'],
  ] as const)('when %s cannot be read, it says so and leads away like a denial', async (_case, call) => {
    const { access, session, events, toasts } = setUp();
    session[call].mockRejectedValue(new FlowError('server', 'no'));
    expect(await access.check()).toBe(false);
    expect(toasts[0]?.description).toBe(
      'Unable to verify admin access. Contact an administrator if you need access.',
    );
    expect(events).toEqual(['waited as forbidden', '/dashboard']);
  });

  test('a session that the backend no longer knows is forgotten before signing in again', async () => {
    const { access, session, events } = setUp();
    session.checkAdmin.mockRejectedValue(new FlowError('unauthenticated', 'expired'));
    expect(await access.check()).toBe(false);
    expect(events).toEqual(['signed out', '/auth?returnTo=/admin']);
  });
});

describe('access to a page that is hidden', () => {
  test('no admin finds no page, and is told nothing', async () => {
    const { access, events, toasts } = setUp({ isAdmin: false, refusal: 'hidden' });
    expect(await access.check()).toBe(false);
    expect(events).toEqual(['/404']);
    expect(toasts).toEqual([]);
    expect(access.state.access).toBe('checking');
  });

  test('a role that cannot be read is logged, and leads to the same place', async () => {
    const { access, session, events } = setUp({ refusal: 'hidden' });
    const failure = new FlowError('server', 'no');
    session.checkAdmin.mockRejectedValue(failure);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await access.check()).toBe(false);
    expect(log).toHaveBeenCalledExactlyOnceWith('The access check failed:', failure);
    expect(events).toEqual(['/404']);
  });

  test('nobody signed in is asked to sign in', async () => {
    const { access, events } = setUp({ signedIn: false, path: '/admin/clients/1', refusal: 'hidden' });
    await access.check();
    expect(events).toEqual(['/auth?returnTo=/admin/clients/1']);
  });
});

describe('a sign-out in another tab', () => {
  test('takes the admin off the screen and asks to sign in', async () => {
    const { access, events, endSession } = setUp();
    access.watch();
    await access.check();
    endSession();
    expect(access.state.access).toBe('checking');
    expect(events).toEqual(['/auth?returnTo=/admin']);
  });

  test('is nothing new to a user who has not been let in', () => {
    const { access, events, endSession } = setUp();
    access.watch();
    endSession();
    expect(events).toEqual([]);
  });
});

describe('Logout', () => {
  test('leads home, not to the sign-in page', async () => {
    const { access, session, events, endSession } = setUp();
    access.watch();
    await access.check();
    session.signOut.mockImplementation(async () => endSession());
    await access.logOut();
    expect(events).toEqual(['/']);
  });

  test('takes the admin off the screen before the server has answered', async () => {
    const { access, session, endSession } = setUp();
    access.watch();
    await access.check();
    session.signOut.mockImplementation(() => {
      endSession();
      return new Promise(() => {});
    });
    void access.logOut();
    await vi.waitFor(() => expect(access.state.access).toBe('checking'));
  });
});
