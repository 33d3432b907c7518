import { FlowError } from '@flow/sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitingRequest } from '../consultation.test-data.ts';
import type { WaitingRequest } from './queue.ts';
import { backoff, createRetry, longestWait, type RetryDependencies, waitAfter } from './retry.ts';

const start = Date.parse('2026-11-21T10:00:00Z');
const unreachable = new FlowError('network', 'no');

/** Requests that wait, and a destination that answers as it is told to. */
function setUp(requests: WaitingRequest[], overrides: Partial<RetryDependencies> = {}) {
  let waiting = requests;
  const answers = new Map<string, unknown>();
  const tried: string[] = [];
  const settled: string[] = [];
  const retry = createRetry({
    queue: { waiting: () => waiting },
    locks: { resending: (send) => send() },
    async resend({ id }) {
      tried.push(id);
      const answer = answers.get(id);
      if (answer instanceof Error) throw answer;
      waiting = waiting.filter((request) => request.id !== id);
      return { reference: `FL-${id}` };
    },
    isOnline: () => true,
    now: Date.now,
    random: () => 0,
    delivered: ({ id }, reference) => void settled.push(`${id} ${reference}`),
    refused: ({ id }) => {
      waiting = waiting.filter((request) => request.id !== id);
      settled.push(`${id} refused`);
    },
    ...overrides,
  });
  return {
    retry,
    answers,
    tried,
    settled,
    drop: (id: string) => (waiting = waiting.filter((r) => r.id !== id)),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what waits', () => {
  test('is sent one after the other, the oldest first, and each is told of', async () => {
    const { retry, settled } = setUp([waitingRequest('a'), waitingRequest('b')]);
    await retry.sendNow();
    expect(settled).toEqual(['a FL-a', 'b FL-b']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that another tab has sent meanwhile is not sent again', async () => {
    const parts = setUp([waitingRequest('a'), waitingRequest('b')], {
      delivered: () => void parts.drop('b'),
    });
    await parts.retry.sendNow();
    expect(parts.tried).toEqual(['a']);
  });

  test('is left alone while its time has not come, and sent then', async () => {
    const { retry, tried } = setUp([waitingRequest('a', { notBefore: start + 600_000 })]);
    await retry.sendNow();
    await vi.advanceTimersByTimeAsync(599_000);
    expect(tried).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tried).toEqual(['a']);
  });

  test.each([
    ['ran years ahead when it was kept', start + 5 * 365 * 86_400_000],
    ['was right then and runs years behind now', start + 3_600_001],
  ])('is sent when the clock %s', async (_case, notBefore) => {
    const { retry, tried } = setUp([waitingRequest('a', { notBefore })]);
    await retry.sendNow();
    expect(tried).toEqual(['a']);
  });

  test('that is refused for good is told of, and the next is sent', async () => {
    const { retry, answers, settled } = setUp([waitingRequest('a'), waitingRequest('b')]);
    answers.set('a', new FlowError('invalid_input', 'no', { fields: { phone: 'no' } }));
    await retry.sendNow();
    expect(settled).toEqual(['a refused', 'b FL-b']);
  });
});

describe('a destination that is out of reach', () => {
  test('is asked once, not for every request, and then in ever longer intervals', async () => {
    const { retry, answers, tried } = setUp([waitingRequest('a'), waitingRequest('b')]);
    answers.set('a', unreachable);
    await retry.sendNow();
    expect(tried).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(tried).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(tried).toEqual(['a', 'a']);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(tried.length).toBeLessThan(35);
  });

  test('is asked again at once when the connection is back', async () => {
    const { retry, answers, settled } = setUp([waitingRequest('a')]);
    answers.set('a', unreachable);
    await retry.sendNow();
    answers.clear();
    await retry.online();
    expect(settled).toEqual(['a FL-a']);
  });

  test('is not asked without a connection, and is later', async () => {
    let isOnline = false;
    const { retry, tried } = setUp([waitingRequest('a')], { isOnline: () => isOnline });
    await retry.sendNow();
    expect(tried).toEqual([]);
    isOnline = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tried).toEqual(['a']);
  });

  test('is not asked at once after a request of the form has failed', async () => {
    const { retry, tried } = setUp([waitingRequest('a')]);
    retry.sendLater();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(tried).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(tried).toEqual(['a']);
  });

  test('is not asked twice at once', async () => {
    let finish = () => {};
    const { retry, tried } = setUp([waitingRequest('a')], {
      resend: ({ id }) => {
        tried.push(id);
        return new Promise((resolve) => (finish = () => resolve({ reference: 'FL-a' })));
      },
    });
    const first = retry.sendNow();
    await retry.online();
    expect(tried).toEqual(['a']);
    finish();
    await first;
  });
});

test('tabs and browsers do not come all at once', async () => {
  const { retry, tried } = setUp([waitingRequest('a')], { random: () => 1 });
  retry.sendLater();
  await vi.advanceTimersByTimeAsync(35_999);
  expect(tried).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(tried).toEqual(['a']);
});

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
])('after %s, the wait before the next try', (_case, error, wait) => {
  expect(waitAfter(error, 0)).toBe(wait);
});

test('waits grow and are never longer than an hour', () => {
  expect([0, 1, 2, 3, 7, 50, 5_000].map(backoff)).toEqual([
    30_000, 60_000, 120_000, 240_000, 3_600_000, 3_600_000, 3_600_000,
  ]);
});
