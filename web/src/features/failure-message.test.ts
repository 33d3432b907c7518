import { FlowError } from '@flow/sdk';
import { expect, test } from 'vitest';
import { failureMessage } from './failure-message.ts';

test.each([
  [
    'a message of the backend',
    new FlowError('conflict', 'It is cancelled already.'),
    'It is cancelled already.',
  ],
  ['a failure without a message', new FlowError('server', ''), 'Try again.'],
  ['a failure with a status alone', new FlowError('server', 'HTTP 500'), 'Try again.'],
  [
    'a failure with the words of its status alone',
    new FlowError('server', 'Internal Server Error'),
    'Try again.',
  ],
  ['anything that is not ours', new TypeError('x is not a function'), 'Try again.'],
  [
    'a network that failed',
    new FlowError('network', 'TypeError: Failed to fetch'),
    'The server cannot be reached. Check the connection and try again.',
  ],
])('%s is said in words that help', (_what, error, words) => {
  expect(failureMessage(error, 'Try again.')).toBe(words);
});
