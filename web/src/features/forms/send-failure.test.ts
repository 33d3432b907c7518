import { FlowError } from '@flow/sdk';
import { expect, test } from 'vitest';
import { sendFailure } from './send-failure.ts';

test.each([
  [new FlowError('network', 'fetch failed'), 'No connection', /online/],
  [new DOMException('late', 'TimeoutError'), 'No answer yet', /arrives once/],
  [new FlowError('timeout', 'late'), 'No answer yet', /arrives once/],
  [new FlowError('rate_limited', 'no', { retryAfter: 120 }), 'Sent too often', /in about 2 minutes/],
  [new FlowError('payload_too_large', 'no'), 'The form is too long', /shorten/],
  [new FlowError('server', 'boom', { requestId: 'r-1' }), 'The form could not be sent', /r-1/],
  [new TypeError('boom'), 'The form could not be sent', /again/],
])('%s', (error, title, text) => {
  const failure = sendFailure(error);
  expect(failure.title).toBe(title);
  expect(failure.text).toMatch(text);
  expect(failure.text).toMatch(/^Your answers are kept\./);
  expect(failure.text).not.toMatch(/boom|fetch failed/);
});
