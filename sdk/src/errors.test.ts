import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { invalidInput } from './check-input.ts';
import { errorCodes } from './contracts/error-codes.ts';
import { FlowError, fromCutAnswer, fromResponse, fromTransportFailure, isFlowError } from './errors.ts';
import { fromLoadFailure } from './load-failure.ts';

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

describe('a connection that breaks in the middle of an answer', () => {
  it.each([
    [new TypeError('terminated'), undefined, 'interrupted'],
    [new DOMException('stopped', 'AbortError'), undefined, 'aborted'],
    ['left the page', AbortSignal.abort('left the page'), 'aborted'],
    [new DOMException('late', 'TimeoutError'), undefined, 'timeout'],
  ])('by %s', (cause, signal, code) => {
    expect(fromCutAnswer(cause, signal)).toMatchObject({ name: 'FlowError', code, cause });
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
    [546, 'worker_limit'],
  ])('with status %i and no body of ours is %s', async (status, code) => {
    const error = await fromResponse(new Response('<h1>Sorry</h1>', { status }));
    expect(error).toMatchObject({ code, status, message: `HTTP ${status}`, requestId: undefined });
  });

  it.each(errorCodes)('that names the code %s has it, whatever its status', async (code) => {
    const body = { error: { code, message: 'Words' } };
    expect(await fromResponse(Response.json(body, { status: 418 }))).toMatchObject({
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
    expect(await fromResponse(Response.json(body, { status }))).toMatchObject({
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
    expect(await fromResponse(response)).toMatchObject({
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
    expect(await fromResponse(response)).toMatchObject({ requestId: 'req-3' });
  });

  describe('has a waiting time', () => {
    afterEach(() => vi.useRealTimers());

    it.each([
      ['12', 12],
      ['0', 0],
      ['Sat, 21 Nov 2026 10:00:30 GMT', 30],
      ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
      ['soon', undefined],
      ['', undefined],
      [undefined, undefined],
    ])('of %s: %s seconds', async (header, seconds) => {
      vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
      const headers = new Headers(header === undefined ? {} : { 'retry-after': header });
      expect((await fromResponse(new Response('', { status: 429, headers }))).retryAfter).toBe(seconds);
    });
  });

  it('takes the id that the platform gives where the function gave none', async () => {
    const response = new Response('', { status: 500, headers: { 'sb-request-id': '019a-7' } });
    expect(await fromResponse(response)).toMatchObject({ requestId: '019a-7' });
  });

  it.each([
    [401, { code: 401, message: 'Invalid JWT' }, 'unauthenticated', 'Invalid JWT'],
    [401, { msg: 'No API key found in request' }, 'invalid_key', 'No API key found in request'],
    [401, { message: 'Invalid API key', hint: 'Double check it' }, 'invalid_key', 'Invalid API key'],
    [401, { message: 'Legacy API keys are disabled' }, 'invalid_key', 'Legacy API keys are disabled'],
    [403, { message: 'Invalid API key' }, 'forbidden', 'Invalid API key'],
    [401, { code: 'PGRST301', message: 'No API key' }, 'unauthenticated', 'No API key'],
    [401, { error_code: 'bad_jwt', msg: 'No API key' }, 'unauthenticated', 'No API key'],
    [404, { error: 'requested path is invalid' }, 'not_found', 'requested path is invalid'],
    [
      546,
      { code: 'WORKER_RESOURCE_LIMIT', message: 'Memory limit exceeded' },
      'worker_limit',
      'Memory limit exceeded',
    ],
    [
      503,
      { code: 'BOOT_ERROR', message: 'Function failed to start' },
      'upstream',
      'Function failed to start',
    ],
  ])('of the platform, %i %j, keeps its words', async (status, body, code, message) => {
    expect(await fromResponse(Response.json(body, { status }))).toMatchObject({
      code,
      status,
      message,
      cause: body,
    });
  });

  it('of the relay before the functions has a code of its own, whatever its status', async () => {
    const response = Response.json(
      { message: 'Relay error' },
      { status: 500, headers: { 'x-relay-error': 'true' } },
    );
    expect(await fromResponse(response)).toMatchObject({
      code: 'relay',
      status: 500,
      message: 'Relay error',
    });
  });

  it.each([null, [], 'text', { error: { code: 7 } }, { message: '' }])(
    'with the body %j is known by its status',
    async (body) => {
      const error = await fromResponse(Response.json(body, { status: 401 }));
      expect(error).toMatchObject({ code: 'unauthenticated', message: 'HTTP 401' });
    },
  );
});

describe('another try', () => {
  it('may help where no answer came or a service behind was away, and nowhere else', () => {
    const retryable = errorCodes.filter((code) => new FlowError(code, 'Words').retryable);
    expect(retryable).toEqual(['network', 'interrupted', 'timeout', 'upstream', 'relay', 'worker_limit']);
  });
});
