// Apart from error-body.ts so that mapping an error loads no schema library.

/** What went wrong, for programs: callers branch on it, never on the message. */
export const errorCodes = [
  'network',
  'interrupted',
  'timeout',
  'aborted',
  'invalid_input',
  'invalid_response',
  'invalid_key',
  'unauthenticated',
  'invalid_credentials',
  'email_not_confirmed',
  'link_expired',
  'account_removed',
  'forbidden',
  'not_found',
  'conflict',
  'form_changed',
  'form_sent',
  'form_withdrawn',
  'trial_used',
  'rate_limited',
  'payload_too_large',
  'weak_password',
  'upstream',
  'relay',
  'worker_limit',
  'server',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
