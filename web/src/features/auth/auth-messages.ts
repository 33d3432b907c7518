import { type FlowError, isFlowError } from '@flow/sdk';
import type { ErrorCode } from '@flow/sdk/contracts/error-body';

/** What a person tried, by what its failure is called. */
export const failureTitles = {
  'sign-in': 'Sign in failed',
  'sign-up': 'Sign up failed',
  confirm: 'Not sent',
  reset: 'Reset failed',
  password: 'Update failed',
} as const;
export type AuthAction = keyof typeof failureTitles;

/** Where a failure leads on to, beside another try. */
type WayOn = 'resend' | 'forgot' | 'write';

export interface FailureMessage {
  title: string;
  text: string;
  wayOn?: WayOn;
}

const ourFault = {
  text: 'Something went wrong on our side. Try again in a moment. If it goes on, write to us.',
  wayOn: 'write',
} as const;

const away = { text: 'The service is busy or away. What you typed is kept: try again in a moment.' };

const weak = 'Choose a stronger password, and not the one you have now.';

/** What is in none of them is no failure that a person could do something about. */
const messages: Partial<Record<ErrorCode, { text: string; wayOn?: WayOn }>> = {
  invalid_credentials: { text: 'The email or the password is not right.', wayOn: 'forgot' },
  email_not_confirmed: {
    text: 'Your address is not confirmed yet. Open the link in the mail that we sent you, or have a new one sent.',
    wayOn: 'resend',
  },
  unauthenticated: { text: 'This link has expired or was used before. Ask for a new one.', wayOn: 'forgot' },
  link_expired: { text: 'This link has expired or was used before. Ask for a new one.', wayOn: 'forgot' },
  account_removed: {
    text: 'This account was removed. If you did not expect that, write to us.',
    wayOn: 'write',
  },
  rate_limited: { text: 'Too many attempts. Wait a few minutes, then try again.' },
  network: {
    text: 'The server cannot be reached. What you typed is kept: check your connection and try again.',
  },
  timeout: away,
  upstream: away,
  invalid_input: { text: 'Check what you typed, then try again.' },
  forbidden: { text: 'This account may not sign in. Write to us, and we will help.', wayOn: 'write' },
};

const minutes = (seconds: number) =>
  seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

/** What to tell a person whose sign-in, sign-up, reset or new password failed. */
export function failureMessage(action: AuthAction, error: unknown, online: boolean): FailureMessage {
  const title = failureTitles[action];
  if (!isFlowError(error)) return { title, ...ourFault };
  if (error.code === 'network' && !online)
    return {
      title: 'You are offline',
      text: 'What you typed is kept: try again when you are connected.',
    };
  if (error.code === 'rate_limited' && error.retryAfter)
    return { title, text: `Too many attempts. Wait ${minutes(error.retryAfter)}, then try again.` };
  return { title, ...(messages[error.code] ?? ourFault) };
}

const weaknesses: Record<string, string> = {
  length: 'Use a longer password.',
  characters: 'Mix small and capital letters, digits and signs.',
  pwned: 'This password is on a list of stolen ones. Choose another.',
  same: 'This is the password you have now. Choose another.',
};

/** Why the service refused a new password, to be said at its field. */
export function weaknessOf({ reasons = [] }: FlowError): string {
  const known = reasons.flatMap((reason) => (Object.hasOwn(weaknesses, reason) ? [weaknesses[reason]] : []));
  return known.join(' ') || weak;
}
