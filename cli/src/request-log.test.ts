import { expect, it } from 'vitest';
import { requestLine } from './request-log.ts';

const answer = {
  method: 'PATCH',
  url: 'https://a.test/rest/v1/leads?id=***',
  attempt: 1,
  status: 200,
  milliseconds: 12,
  requestId: null,
};

it.each([
  ['with its method, address, status and time', {}, ': 200 in 12 ms'],
  ['with its id', { requestId: 'r-1' }, ': 200 in 12 ms (request r-1)'],
  ['as another attempt', { attempt: 2, requestId: 'r-1' }, ': 200 in 12 ms (attempt 2, request r-1)'],
  ['that nothing answered', { status: null }, ': no answer in 12 ms'],
  ['in one line, whatever a server calls it', { requestId: 'a\nb' }, ': 200 in 12 ms (request a b)'],
])('a request is shown %s', (_, more, shown) => {
  expect(requestLine({ ...answer, ...more })).toBe(`PATCH ${answer.url}${shown}`);
});
