import { type AuthEvent, FlowError, type Session } from '@flow/sdk';
import { clientAccount, type TestAccount } from '@flow/sdk/testing';
import { type Mock, vi } from 'vitest';
import { flowOf, watched } from '../flow.test-data.ts';
import { createSession, unknownSession } from './session.store.ts';

export const account: TestAccount = { ...clientAccount, roles: ['admin'] };
export const { userId, email, password } = account;

export const layla: Session = {
  ...{ userId, email },
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: 1_800_000_000,
};
export const omar: Session = { ...layla, userId: crypto.randomUUID(), email: 'omar@flow.example' };

type Listener = (event: AuthEvent, session: Session | null, cause?: FlowError) => void;

const mock = (): Mock<(...given: unknown[]) => void> => vi.fn();

export function setUp(signedIn: Session | null) {
  const flow = flowOf({ account: signedIn && account, accounts: [account] });
  const auth = watched(flow.auth);
  const profile = watched(flow.profile);
  /** Tells what has happened in another tab. */
  const emit: Listener = (...given) => auth.onChange.mock.lastCall?.[0](...given);
  const [forget, ended, untold] = [mock(), mock(), mock()];
  const session = createSession(async () => ({ ...flow, auth, profile }), forget);
  const stop = session.onSignedOut(ended);
  /** The server does not hear of a sign-out, which is one on this device. */
  const failSignOut = (failure: () => Promise<never>) =>
    auth.signOut.mockImplementation(() => {
      auth.getSession.mockResolvedValue(null);
      emit('SIGNED_OUT', null);
      return failure();
    });
  const mocks = { auth, profile, forget, ended, untold };
  return { session, state: session.state, ...mocks, emit, stop, failSignOut };
}

/** What never answers. */
export const forever = () => new Promise<never>(() => {});
export const offline = async () => {
  throw new FlowError('network', 'no');
};

/** Layla’s session, as the page knows it once it was asked for. */
export async function loaded() {
  const set = setUp(layla);
  await set.session.load();
  return set;
}

export const signedOut = { ...unknownSession, status: 'signed-out' };
export const signedIn = { ...unknownSession, status: 'signed-in', userId, email };
