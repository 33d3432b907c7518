import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AuthFailure, fromAuthError } from './auth-errors.ts';
import { errorCodes } from './contracts/error-codes.ts';
import {
  FlowError,
  fromDatabaseError,
  fromFunctionResponse,
  fromLoadFailure,
  fromTransportFailure,
  invalidInput,
  isFlowError,
} from './errors.ts';

describe('a FlowError', () => {
  const cause = new Error('why');
  const error = new FlowError('conflict', 'Already cancelled', {
    status: 409,
    requestId: 'req-1',
    retryAfter: 5,
    fields: { name: 'bad' },
    cause,
  });

  it('is an Error with a code, and keeps its cause', () => {
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'FlowError', code: 'conflict', message: 'Already cancelled', cause });
  });

  it('becomes JSON without its cause, which may hold anything', () => {
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'FlowError',
      code: 'conflict',
      message: 'Already cancelled',
      status: 409,
      requestId: 'req-1',
      retryAfter: 5,
      fields: { name: 'bad' },
    });
    expect(JSON.parse(JSON.stringify(new FlowError('network', 'Gone')))).toEqual({
      name: 'FlowError',
      code: 'network',
      message: 'Gone',
    });
  });

  it('is recognised, also when another copy of the SDK made it', () => {
    const foreign = Object.assign(new Error('x'), { name: 'FlowError', code: 'server' });
    expect(isFlowError(error)).toBe(true);
    expect(isFlowError(foreign)).toBe(true);
    for (const value of [
      new Error('x'),
      { name: 'FlowError', code: 'server' },
      null,
      undefined,
      'FlowError',
    ]) {
      expect(isFlowError(value)).toBe(false);
    }
  });
});

describe('a request without an answer', () => {
  const named = (name: string) => Object.assign(new Error('x'), { name });

  it.each([
    ['a failed fetch', new TypeError('fetch failed'), undefined, 'network'],
    ['something thrown that is no error', 'boom', undefined, 'network'],
    ['nothing at all', undefined, undefined, 'network'],
    ['an abort', named('AbortError'), undefined, 'aborted'],
    ['a DOM abort', new DOMException('stopped', 'AbortError'), undefined, 'aborted'],
    ['a deadline', new DOMException('late', 'TimeoutError'), undefined, 'timeout'],
    [
      'a deadline of the signal',
      new DOMException('late', 'TimeoutError'),
      AbortSignal.abort('late'),
      'timeout',
    ],
    ['an abort for a reason of the caller’s', 'left the page', AbortSignal.abort('left the page'), 'aborted'],
    [
      'a failure while the signal is not aborted',
      new TypeError('x'),
      new AbortController().signal,
      'network',
    ],
  ])('by %s', (_name, cause, signal, code) => {
    const error = fromTransportFailure(cause, signal);
    expect(error).toBeInstanceOf(FlowError);
    expect(error).toMatchObject({ code, cause, status: undefined });
  });

  it('keeps a FlowError as it is', () => {
    const error = new FlowError('forbidden', 'No');
    expect(fromTransportFailure(error)).toBe(error);
  });
});

it('a part of the code that does not come is a network failure, in words for people', () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  expect(fromLoadFailure(cause)).toMatchObject({
    code: 'network',
    message: 'A part of the application could not be loaded. Please try again.',
    cause,
  });
});

describe('what breaks its contract', () => {
  const schema = z
    .object({
      name: z.string().check(z.minLength(2, 'Too short'), z.regex(/^a/, 'No a')),
      age: z.int('No number'),
    })
    .check(z.refine(() => false, 'Not like this'));
  const broken = (value: unknown) => {
    const { error } = schema.safeParse(value);
    if (!error) throw new Error('It fits.');
    return error;
  };

  it('names each wrong field with its first reason', () => {
    const cause = broken({ name: 'b', age: '7' });
    expect(invalidInput(cause, 'body')).toMatchObject({
      code: 'invalid_input',
      message: 'name: Too short; age: No number',
      fields: { name: 'Too short', age: 'No number' },
      status: undefined,
      cause,
    });
  });

  it('has a name for the whole, and the status that it was refused with', () => {
    expect(invalidInput(broken({ name: 'abc', age: 7 }), 'change', { status: 422 })).toMatchObject({
      message: 'change: Not like this',
      fields: { change: 'Not like this' },
      status: 422,
    });
  });
});

describe('an edge function’s failure', () => {
  it.each([
    [400, 'invalid_input'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [405, 'invalid_input'],
    [408, 'timeout'],
    [409, 'conflict'],
    [413, 'payload_too_large'],
    [415, 'invalid_input'],
    [422, 'invalid_input'],
    [429, 'rate_limited'],
    [500, 'server'],
    [501, 'server'],
    [502, 'upstream'],
    [503, 'upstream'],
    [504, 'timeout'],
    [546, 'server'],
  ])('with status %i and no body of ours is %s', async (status, code) => {
    const error = await fromFunctionResponse(new Response('<h1>Sorry</h1>', { status }));
    expect(error).toMatchObject({ code, status, message: `HTTP ${status}`, requestId: undefined });
  });

  it.each(errorCodes)('that names the code %s has it, whatever its status', async (code) => {
    const body = { error: { code, message: 'Words' } };
    expect(await fromFunctionResponse(Response.json(body, { status: 418 }))).toMatchObject({
      code,
      status: 418,
    });
  });

  it.each([
    [400, 'invalid_json', 'invalid_input'],
    [405, 'method_not_allowed', 'invalid_input'],
    [502, 'stripe_down', 'upstream'],
    [500, 'toString', 'server'],
  ])('with status %i and the finer code %s is %s', async (status, fine, code) => {
    const body = { error: { code: fine, message: 'Words' } };
    expect(await fromFunctionResponse(Response.json(body, { status }))).toMatchObject({
      code,
      message: 'Words',
    });
  });

  it('keeps message, request id, wrong fields, waiting time and the body as the cause', async () => {
    const body = {
      error: {
        code: 'invalid_input',
        message: 'Check it',
        request_id: 'req-9',
        fields: { phone: 'too short' },
      },
    };
    const response = Response.json(body, {
      status: 422,
      headers: { 'retry-after': '12', 'x-request-id': 'other' },
    });
    expect(await fromFunctionResponse(response)).toMatchObject({
      code: 'invalid_input',
      message: 'Check it',
      requestId: 'req-9',
      retryAfter: 12,
      fields: { phone: 'too short' },
      cause: body,
    });
  });

  it('takes the request id from the header when the body has none', async () => {
    const response = new Response('', { status: 500, headers: { 'x-request-id': 'req-3' } });
    expect(await fromFunctionResponse(response)).toMatchObject({ requestId: 'req-3' });
  });

  it('has no waiting time when the header is absent or a date', async () => {
    const dated = new Response('', {
      status: 429,
      headers: { 'retry-after': 'Sat, 21 Nov 2026 10:00:00 GMT' },
    });
    expect((await fromFunctionResponse(dated)).retryAfter).toBeUndefined();
    expect((await fromFunctionResponse(new Response('', { status: 429 }))).retryAfter).toBeUndefined();
  });

  it.each([
    null,
    [],
    'text',
    { error: 'no' },
    { error: { code: 7, message: 'x' } },
    { message: 'Invalid JWT' },
  ])('with the body %j is known by its status', async (body) => {
    const error = await fromFunctionResponse(Response.json(body, { status: 401 }));
    expect(error).toMatchObject({ code: 'unauthenticated', message: 'HTTP 401' });
  });
});

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

  it.each([
    ['AuthApiError', 500, '{}', 'HTTP 500'],
    ['AuthRetryableFetchError', 503, 'null', 'HTTP 503'],
    ['AuthApiError', 418, '["tea"]', 'HTTP 418'],
    ['AuthApiError', 400, 'Not {this} one', 'Not {this} one'],
    // What auth-js says of a page of HTML, without its status.
    ['AuthUnknownError', undefined, `Unexpected token '<', "<html>" is not valid JSON`, 'HTTP 500'],
  ])('of %s %s with the message %s: %s', (name, status, message, words) => {
    expect(failure({ name, status, message }).message).toBe(words);
    expect(failure({ name, status, message }).code).toBe(
      { 400: 'invalid_input', 418: 'invalid_input', 503: 'upstream' }[status ?? 500] ?? 'server',
    );
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

describe('another try', () => {
  it('may help where no answer came or a service behind was away, and nowhere else', () => {
    const retryable = errorCodes.filter((code) => new FlowError(code, 'Words').retryable);
    expect(retryable).toEqual(['network', 'timeout', 'upstream']);
  });
});

describe('a failure of the database', () => {
  it.each([
    ['23505', 409, 'conflict'],
    ['23503', 409, 'conflict'],
    ['23514', 400, 'invalid_input'],
    ['22023', 400, 'invalid_input'],
    ['22P02', 400, 'invalid_input'],
    ['42501', 403, 'forbidden'],
    ['42501', 401, 'unauthenticated'],
    ['PT404', 404, 'not_found'],
    ['PT409', 409, 'conflict'],
    ['PGRST116', 406, 'not_found'],
    ['PGRST301', 401, 'unauthenticated'],
    ['PGRST303', 401, 'unauthenticated'],
    ['42P01', 404, 'not_found'],
    ['PGRST202', 404, 'not_found'],
    ['57014', 500, 'server'],
    ['', 503, 'upstream'],
    [undefined, 0, 'network'],
    ['', 0, 'network'],
  ])('%s with status %i is %s', (postgresCode, status, code) => {
    const failure = { message: 'Words', code: postgresCode };
    const error = fromDatabaseError(failure, status);
    expect(error).toMatchObject({ code, message: 'Words', status: status || undefined, cause: failure });
  });
});
