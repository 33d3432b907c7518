// Apart from the other failures: a page that knows no accounts does not load these.

import type { ErrorCode } from './contracts/error-codes.ts';
import { codeOfStatus, FlowError, type FlowErrorOptions } from './errors.ts';

/** The parts of auth-js's AuthError that tell failures apart. */
export interface AuthFailure {
  name: string;
  message: string;
  status?: number | undefined;
  code?: string | undefined;
  /** What a weak password lacks. */
  reasons?: readonly string[] | undefined;
  /** What a mailed link brought instead of a session. */
  details?: { error: string } | null | undefined;
  /** Why a session could not be refreshed for now. */
  failure?: FlowError | undefined;
}

const codeByAuthCode: Record<string, ErrorCode> = {
  invalid_credentials: 'invalid_credentials',
  weak_password: 'weak_password',
  same_password: 'weak_password',
  email_not_confirmed: 'email_not_confirmed',
  user_not_found: 'account_removed',
  user_banned: 'forbidden',
  session_not_found: 'unauthenticated',
  session_expired: 'unauthenticated',
  refresh_token_not_found: 'unauthenticated',
  refresh_token_already_used: 'unauthenticated',
  bad_jwt: 'unauthenticated',
  no_authorization: 'unauthenticated',
  otp_expired: 'link_expired',
  over_request_rate_limit: 'rate_limited',
  over_email_send_rate_limit: 'rate_limited',
  request_timeout: 'timeout',
  validation_failed: 'invalid_input',
  email_address_invalid: 'invalid_input',
};

const codeByAuthName: Record<string, ErrorCode> = {
  AuthSessionMissingError: 'unauthenticated',
  AuthInvalidJwtError: 'unauthenticated',
  AuthInvalidCredentialsError: 'invalid_credentials',
  // A sign-out came between the refresh of a session and its answer.
  AuthRefreshDiscardedError: 'unauthenticated',
  AuthWeakPasswordError: 'weak_password',
};

/** What an answer says, which can still be read afterwards; null where that is no JSON. */
export const bodyOf = (response: Response): Promise<Record<string, unknown> | null> =>
  response
    .clone()
    .json()
    .catch(() => null);

/** What the service calls a failure. Undefined where it is of what stands before it: a gateway, which answers 401 too. */
export async function codeOfService(response: Response): Promise<string | undefined> {
  const body = await bodyOf(response);
  const code = body?.error_code ?? body?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Whether a failure is of a session that is none any more. */
export const isOfEnded = ({ code = '', name }: Pick<AuthFailure, 'code' | 'name'>): boolean =>
  ['unauthenticated', 'account_removed'].includes(codeByAuthCode[code] ?? codeByAuthName[name] ?? '');

/** The service says how long to wait in its message alone. */
function secondsIn(message: string): number | undefined {
  const [, seconds] = /\bafter (\d{1,6}) seconds?\b/.exec(message) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

function codeOfAuthFailure(error: AuthFailure): ErrorCode {
  // It comes from the address, which anyone can write: nothing else of it is trusted.
  if (error.name === 'AuthImplicitGrantRedirectError')
    return error.details?.error === 'server_error' ? 'server' : 'link_expired';
  // auth-js reports a failed fetch as a retryable error with status 0.
  if (error.name === 'AuthRetryableFetchError' && !error.status) return 'network';
  return codeByAuthCode[error.code ?? ''] ?? codeByAuthName[error.name] ?? codeOfStatus(error.status ?? 500);
}

/** A failure of the authentication service, with what the headers of its answer say. */
export function fromAuthError(
  error: AuthFailure,
  { requestId, retryAfter }: Pick<FlowErrorOptions, 'requestId' | 'retryAfter'> = {},
): FlowError {
  if (error.failure) return error.failure;
  const code = codeOfAuthFailure(error);
  return new FlowError(code, error.message, {
    status: error.status || undefined,
    cause: error,
    requestId,
    retryAfter: retryAfter ?? (code === 'rate_limited' ? secondsIn(error.message) : undefined),
    reasons: error.code === 'same_password' ? ['same'] : error.reasons,
  });
}
