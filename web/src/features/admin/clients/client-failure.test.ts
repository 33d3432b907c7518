import { FlowError } from '@flow/sdk';
import { expect, test } from 'vitest';
import { serverMessage } from './client-failure.ts';

test.each([
  [
    'what the server wrote',
    new FlowError('not_found', 'There is no client.', { status: 404 }),
    'There is no client.',
  ],
  ['an answer without words', new FlowError('server', 'HTTP 500', { status: 500 }), 'Failed'],
  ['an answer that fits nothing', new FlowError('invalid_response', 'Not JSON.', { status: 200 }), 'Failed'],
  ['no answer', new FlowError('network', 'No connection.'), 'Failed'],
  ['anything else', new Error('x is undefined'), 'Failed'],
])('%s is told', (_, error, told) => {
  expect(serverMessage(error, 'Failed')).toBe(told);
});
