import { FlowError } from '@flow/sdk';
import { expect, test } from 'vitest';
import { backoff, longestWait, waitAfter } from './retry-wait.ts';

test.each([
  [
    'a refusal of what was typed',
    new FlowError('invalid_input', 'no', { status: 422, fields: { phone: 'Short' } }),
    null,
  ],
  ['a gateway that takes nothing now', new FlowError('invalid_input', 'HTTP 402', { status: 402 }), 30_000],
  ['a payload that is too large', new FlowError('payload_too_large', 'no', { status: 413 }), null],
  ['a lost connection', new FlowError('network', 'no'), 0],
  ['something unknown', new TypeError('Failed to fetch dynamically imported module'), 0],
  ['a server that failed', new FlowError('server', 'no', { status: 500 }), 30_000],
  ['an answer that is none', new FlowError('invalid_response', 'no', { status: 200 }), 30_000],
  ['a timeout', new FlowError('timeout', 'no'), 30_000],
  ['our own timeout', new DOMException('no', 'TimeoutError'), 30_000],
  ['too many requests', new FlowError('rate_limited', 'no', { status: 429, retryAfter: 90 }), 90_000],
  ['too many requests without a time', new FlowError('rate_limited', 'no', { status: 429 }), 600_000],
  ['a wait of days', new FlowError('rate_limited', 'no', { retryAfter: 200_000 }), longestWait],
])('%s', (_case, error, wait) => {
  expect(waitAfter(error, 0)).toBe(wait);
});

test('waits grow and are never longer than an hour', () => {
  expect([0, 1, 2, 3, 7, 50, 5_000].map(backoff)).toEqual([
    30_000, 60_000, 120_000, 240_000, 3_600_000, 3_600_000, 3_600_000,
  ]);
});
