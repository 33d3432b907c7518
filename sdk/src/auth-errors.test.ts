import { describe, expect, it } from 'vitest';
import { type AuthFailure, fromAuthError } from './auth-errors.ts';

describe('a failure of the authentication service', () => {
  it.each([
    ['AuthApiError', 400, 'invalid_credentials', 'invalid_credentials'],
    ['AuthApiError', 422, 'weak_password', 'weak_password'],
    ['AuthWeakPasswordError', 422, undefined, 'weak_password'],
    ['AuthApiError', 422, 'same_password', 'weak_password'],
    ['AuthSessionMissingError', 400, undefined, 'unauthenticated'],
    ['AuthInvalidJwtError', 400, undefined, 'unauthenticated'],
    ['AuthInvalidCredentialsError', 400, undefined, 'invalid_credentials'],
    ['AuthImplicitGrantRedirectError', 500, undefined, 'link_expired'],
    ['AuthRefreshDiscardedError', 409, undefined, 'unauthenticated'],
    ['AuthApiError', 400, 'email_not_confirmed', 'email_not_confirmed'],
    ['AuthApiError', 403, 'user_not_found', 'account_removed'],
    ['AuthApiError', 400, 'refresh_token_not_found', 'unauthenticated'],
    ['AuthApiError', 400, 'refresh_token_already_used', 'unauthenticated'],
    ['AuthApiError', 403, 'bad_jwt', 'unauthenticated'],
    ['AuthApiError', 403, 'session_not_found', 'unauthenticated'],
    ['AuthApiError', 401, 'no_authorization', 'unauthenticated'],
    ['AuthApiError', 401, 'session_expired', 'unauthenticated'],
    ['AuthApiError', 403, 'otp_expired', 'link_expired'],
    ['AuthApiError', 429, 'over_request_rate_limit', 'rate_limited'],
    ['AuthApiError', 429, 'over_email_send_rate_limit', 'rate_limited'],
    ['AuthApiError', 429, undefined, 'rate_limited'],
    ['AuthApiError', 504, 'request_timeout', 'timeout'],
    ['AuthApiError', 400, 'validation_failed', 'invalid_input'],
    ['AuthApiError', 400, 'email_address_invalid', 'invalid_input'],
    ['AuthApiError', 400, 'something_new', 'invalid_input'],
    ['AuthApiError', 403, 'user_banned', 'forbidden'],
    ['AuthRetryableFetchError', 0, undefined, 'network'],
    ['AuthRetryableFetchError', 502, undefined, 'upstream'],
    ['AuthRetryableFetchError', 503, undefined, 'upstream'],
    ['AuthRetryableFetchError', 504, undefined, 'timeout'],
    ['AuthRetryableFetchError', 500, undefined, 'server'],
  ])('%s %s %s is %s', (name, status, authCode, code) => {
    const failure = { name, message: 'Words', status, code: authCode };
    const error = fromAuthError(failure);
    expect(error).toMatchObject({ code, message: 'Words', status: status || undefined, cause: failure });
  });
});

describe('what an authentication failure says beside its code', () => {
  const failure = (more: Partial<AuthFailure>) =>
    fromAuthError({ name: 'AuthApiError', message: '', ...more });

  it.each([
    ['For security purposes, you can only request this after 54 seconds.', 54],
    ['you can only request this once after 1 second', 1],
    ['email rate limit exceeded', undefined],
    ['after 12345678 seconds', undefined],
  ])('the waiting time of "%s" is %s', (message, retryAfter) => {
    expect(failure({ message, status: 429, code: 'over_email_send_rate_limit' }).retryAfter).toBe(retryAfter);
  });

  it('a waiting time is read of nothing but a limit', () => {
    expect(failure({ message: 'failed after 3 seconds', status: 500 }).retryAfter).toBeUndefined();
  });

  it('the id of the request, and a wait that its headers say rather than its words', () => {
    const limit = { name: 'AuthApiError', message: 'after 54 seconds', status: 429 };
    const about = { requestId: '019a-7', retryAfter: 7 };
    expect(fromAuthError(limit, about)).toMatchObject({ code: 'rate_limited', ...about });
  });

  it('why a password is weak', () => {
    const weak = { name: 'AuthWeakPasswordError', status: 422, code: 'weak_password' };
    expect(failure({ ...weak, reasons: ['length', 'pwned'] }).reasons).toEqual(['length', 'pwned']);
    expect(failure({ status: 422, code: 'same_password' }).reasons).toEqual(['same']);
    expect(failure({ status: 400, code: 'invalid_credentials' }).reasons).toBeUndefined();
  });

  it.each([
    [{ error: 'access_denied' }, 'link_expired'],
    [{ error: 'server_error' }, 'server'],
    [{ error: '<b>anything</b>' }, 'link_expired'],
    [null, 'link_expired'],
  ])('an address with %j is %s, whatever else it claims', (details, code) => {
    const redirect = { name: 'AuthImplicitGrantRedirectError', status: 500, code: 'user_not_found', details };
    expect(failure(redirect).code).toBe(code);
  });
});
