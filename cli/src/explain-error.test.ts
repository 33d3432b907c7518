import { type ErrorCode, FlowError, type FlowErrorOptions } from '@flow/sdk';
import { errorCodes } from '@flow/sdk/contracts/error-body';
import { describe, expect, it } from 'vitest';
import { exitCodes } from './exit-codes.ts';
import { explainError, traceError } from './explain-error.ts';
import { Failure, interruption, unauthorizedFailure, usageFailure } from './failure.ts';

const server = 'http://flow.test';
const { failure, unauthorized, interrupted } = exitCodes;

const table: Record<ErrorCode, [message: string, exitCode: number, options?: FlowErrorOptions]> = {
  network: [`${server} cannot be reached: check the address, and that the server is running.`, failure],
  interrupted: [
    `The connection to ${server} broke before the answer was complete: check whether it was done, and try again.`,
    failure,
  ],
  timeout: [`${server} did not answer in time: try again in a moment.`, failure],
  aborted: ['Stopped.', interrupted],
  invalid_input: [`${server} refused the request: The words of the server.`, failure],
  invalid_response: [
    `${server} gave an answer that is not understood: check that it is a Flow server, and that flow-admin is up to date.`,
    failure,
  ],
  unauthenticated: [
    `You are not signed in to ${server}, or your session has ended: run "flow-admin login".`,
    unauthorized,
  ],
  invalid_key: [
    `${server} refuses the key: take the publishable key of the project. "flow-admin config list" shows which key is sent, and where it comes from.`,
    unauthorized,
  ],
  invalid_credentials: ['Email or password is wrong: check both and try again.', unauthorized],
  email_not_confirmed: [
    'The address of this account is not confirmed yet: open the link in the mail that was sent to it.',
    unauthorized,
  ],
  link_expired: ['The link has expired or was used before: ask for a new one.', unauthorized],
  account_removed: ['This account was removed: sign in with another one.', unauthorized],
  forbidden: [
    'This account is not allowed to do that: run "flow-admin login" with an admin\'s account.',
    unauthorized,
  ],
  not_found: [`${server} did not find it: The words of the server.`, failure],
  conflict: ['This cannot be done as things stand: The words of the server.', failure],
  form_changed: ['This cannot be done as things stand: The words of the server.', failure],
  form_sent: ['This cannot be done as things stand: The words of the server.', failure],
  form_withdrawn: ['This cannot be done as things stand: The words of the server.', failure],
  trial_used: ['This cannot be done as things stand: The words of the server.', failure],
  rate_limited: ['Too many requests: wait a minute and try again.', failure],
  payload_too_large: ['The request is too large for the server.', failure],
  weak_password: ['The password is too weak: The words of the server.', failure],
  upstream: ['A service behind the server failed: The words of the server. Try again in a moment.', failure],
  relay: [`${server} could not reach its own function: try again in a moment.`, failure],
  worker_limit: [`${server} was too busy to finish: try again in a moment.`, failure],
  server: [`${server} failed: try again in a moment.`, failure],
};

describe('an error of the SDK in words and exit code', () => {
  it.each(errorCodes)('%s', (code) => {
    const [message, exitCode] = table[code];
    expect(explainError(new FlowError(code, 'The words of the server.'), server)).toEqual({
      message,
      exitCode,
    });
  });

  it('names the wrong fields when the server does', () => {
    const error = new FlowError('invalid_input', 'Bad.', {
      fields: { from: 'Expected a date', to: 'Too far' },
    });
    expect(explainError(error, server).message).toBe(
      `${server} refused the request: from: Expected a date; to: Too far.`,
    );
  });

  it('says how long to wait when the server does', () => {
    const error = new FlowError('rate_limited', 'Slow down.', { retryAfter: 30 });
    expect(explainError(error, server).message).toBe('Too many requests: wait 30 seconds and try again.');
  });

  it('ends with the request that the logs know', () => {
    const error = new FlowError('server', 'Oh.', { requestId: 'req-7' });
    expect(explainError(error, server).message).toBe(
      `${server} failed: try again in a moment. (request req-7)`,
    );
  });

  it('is always one line', () => {
    expect(explainError(new FlowError('conflict', 'One\nTwo'), server).message).not.toContain('\n');
  });

  it('names no address before a server was chosen', () => {
    expect(explainError(new FlowError('server', 'Oh.')).message).toBe(
      'The server failed: try again in a moment.',
    );
  });
});

describe('a failure of the command line', () => {
  it('has its own words and exit code', () => {
    expect(explainError(new Failure('It broke.'))).toEqual({ message: 'It broke.', exitCode: 1 });
    expect(explainError(usageFailure('Not so.'))).toEqual({ message: 'Not so.', exitCode: 2 });
    expect(explainError(unauthorizedFailure('Not you.'))).toEqual({ message: 'Not you.', exitCode: 4 });
  });

  it('says nothing after Ctrl-C', () => {
    expect(explainError(interruption())).toEqual({ message: undefined, exitCode: 130 });
  });
});

describe('anything else that is thrown', () => {
  it.each([new TypeError('x is not a function'), 'x is not a function'])(
    'is said to be unexpected: %s',
    (thrown) => {
      expect(explainError(thrown)).toEqual({
        message:
          'Something unexpected happened: x is not a function. Run it again with --debug to see where.',
        exitCode: failure,
      });
    },
  );
});

describe('the trace of an error', () => {
  it('holds each cause with its stack', () => {
    const root = new Error('connect ECONNREFUSED');
    const trace = traceError(new FlowError('network', 'gone', { cause: root }));
    expect(trace).toMatch(/^FlowError: gone\n {4}at /);
    expect(trace).toMatch(/\ncaused by: Error: connect ECONNREFUSED\n {4}at /);
  });

  it('shows causes that are no errors as JSON', () => {
    expect(traceError(new FlowError('server', 'Oh.', { cause: { error: { code: 'x' } } }))).toMatch(
      /\ncaused by: \{"error":\{"code":"x"\}\}$/,
    );
  });
});
