import { isFlowError } from '@flow/sdk';
import type { ErrorCode } from '@flow/sdk/contracts/error-body';

const ourFault = 'Something went wrong on our side. Please try again.';

const words: Record<ErrorCode, string> = {
  invalid_credentials: 'The email or the password is not right.',
  email_not_confirmed: 'Your address is not confirmed yet. Open the link in the mail that we sent you.',
  link_expired: 'This link has expired or was used before. Ask for a new one.',
  account_removed: 'This account was removed.',
  weak_password: 'Choose a stronger password, and not the one you have now.',
  unauthenticated: 'This link has expired or was used before. Ask for a new one.',
  rate_limited: 'Too many attempts. Wait a few minutes and try again.',
  network: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  invalid_input: 'Check the email address and try again.',
  forbidden: 'This account may not sign in. Write to us and we will help.',
  aborted: ourFault,
  invalid_response: ourFault,
  not_found: ourFault,
  conflict: ourFault,
  form_changed: ourFault,
  form_sent: ourFault,
  form_withdrawn: ourFault,
  payload_too_large: ourFault,
  upstream: ourFault,
  server: ourFault,
};

/** What to tell a person whose sign-in, reset or new password failed. */
export function authFailureWords(error: unknown): string {
  return isFlowError(error) ? words[error.code] : ourFault;
}
