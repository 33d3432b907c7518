import { type Arrival, type ErrorCode, FlowError, type Session } from '@flow/sdk';
import { makeProfile } from '@flow/sdk/testing';
import { proxy } from 'valtio/vanilla';
import { vi } from 'vitest';
import { type SessionState, type SessionStore, unknownSession } from '../session/session.store.ts';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { createAuthPage } from './auth.store.ts';

export const layla: Session = {
  userId: 'user-1',
  email: 'layla@flow.example',
  accessToken: 'a.b.c',
  refreshToken: 'r',
  expiresAt: 1_800_000_000,
};

export interface AuthPageSettings {
  signedIn?: boolean;
  isAdmin?: boolean;
  /** What a mailed link has brought. */
  arrival?: Arrival['type'] | null;
  /** Why a mailed link has brought nothing. */
  linkFails?: ErrorCode;
  ended?: SessionState['ended'];
  mayBeSignedIn?: boolean;
}

/** The sign-in page over a session that does what each test tells it to. */
export function setUpAuthPage(settings: AuthPageSettings = {}) {
  const { signedIn = false, isAdmin = false, arrival = null, ended = null } = settings;
  const toasts: ToastInput[] = [];
  const state = proxy<SessionState>({ ...unknownSession, ended });
  const session = {
    state,
    prepare: vi.fn(async () => {}),
    load: vi.fn(async () => (signedIn ? layla : null)),
    arrive: vi.fn<SessionStore['arrive']>(async () => {
      if (settings.linkFails) throw new FlowError(settings.linkFails, '<img src=x onerror=alert(1)>');
      return arrival ? { type: arrival, session: layla } : null;
    }),
    checkAdmin: vi.fn(async () => isAdmin),
    signIn: vi.fn<SessionStore['signIn']>(async () => {}),
    signUp: vi.fn<SessionStore['signUp']>(async () => {}),
    resendConfirmation: vi.fn<SessionStore['resendConfirmation']>(async () => {}),
    requestPasswordReset: vi.fn<SessionStore['requestPasswordReset']>(async () => {}),
    changePassword: vi.fn<SessionStore['changePassword']>(async () => {}),
    readProfile: vi.fn(async () => makeProfile(layla)),
    changeProfile: vi.fn<SessionStore['changeProfile']>(async () => makeProfile(layla)),
  };
  const navigate = vi.fn<(path: string) => void>();
  const clock = { now: 1_000_000 };
  const online = { is: true };
  const page = createAuthPage({
    session: session as unknown as SessionStore,
    mayBeSignedIn: () =>
      settings.mayBeSignedIn ?? (signedIn || arrival !== null || settings.linkFails !== undefined),
    showToast: (toast) => void toasts.push(toast),
    navigate,
    now: () => clock.now,
    isOnline: () => online.is,
  });
  return { page, state: page.state, session, navigate, toasts, clock, online };
}

/** The page once it has been entered. */
export async function enterAuthPage(search = '', settings: AuthPageSettings = {}) {
  const setUp = setUpAuthPage(settings);
  await setUp.page.enter(search);
  return setUp;
}
