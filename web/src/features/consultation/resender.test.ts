import { FlowError } from '@flow/sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitingRequest } from './consultation.test-data.ts';
import type { WaitingRequest } from './consultation-outbox.ts';
import { createResender, type ResenderDependencies } from './resender.ts';

const start = Date.parse('2026-11-21T10:00:00Z');
const unreachable = new FlowError('network', 'no');

/** Requests that wait, and a destination that answers as it is told to. */
function setUp(requests: WaitingRequest[], overrides: Partial<ResenderDependencies> = {}) {
  let waiting = requests;
  const answers = new Map<string, unknown>();
  const tried: string[] = [];
  const settled: string[] = [];
  const resender = createResender({
    outbox: { waiting: () => waiting },
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
    resender,
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
    const { resender, settled } = setUp([waitingRequest('a'), waitingRequest('b')]);
    await resender.sendNow();
    expect(settled).toEqual(['a FL-a', 'b FL-b']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that another tab has sent meanwhile is not sent again', async () => {
    const parts = setUp([waitingRequest('a'), waitingRequest('b')], {
      delivered: () => void parts.drop('b'),
    });
    await parts.resender.sendNow();
    expect(parts.tried).toEqual(['a']);
  });

  test('is left alone while its time has not come, and sent then', async () => {
    const { resender, tried } = setUp([waitingRequest('a', { notBefore: start + 600_000 })]);
    await resender.sendNow();
    await vi.advanceTimersByTimeAsync(599_000);
    expect(tried).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tried).toEqual(['a']);
  });

  test.each([
    ['ran years ahead when it was kept', start + 5 * 365 * 86_400_000],
    ['was right then and runs years behind now', start + 3_600_001],
  ])('is sent when the clock %s', async (_case, notBefore) => {
    const { resender, tried } = setUp([waitingRequest('a', { notBefore })]);
    await resender.sendNow();
    expect(tried).toEqual(['a']);
  });

  test('that is refused for good is told of, and the next is sent', async () => {
    const { resender, answers, settled } = setUp([waitingRequest('a'), waitingRequest('b')]);
    answers.set('a', new FlowError('invalid_input', 'no', { fields: { phone: 'no' } }));
    await resender.sendNow();
    expect(settled).toEqual(['a refused', 'b FL-b']);
  });
});

describe('a destination that is out of reach', () => {
  test('is asked once, not for every request, and then in ever longer intervals', async () => {
    const { resender, answers, tried } = setUp([waitingRequest('a'), waitingRequest('b')]);
    answers.set('a', unreachable);
    await resender.sendNow();
    expect(tried).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(tried).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(tried).toEqual(['a', 'a']);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(tried.length).toBeLessThan(35);
  });

  test('is asked again at once when the connection is back', async () => {
    const { resender, answers, settled } = setUp([waitingRequest('a')]);
    answers.set('a', unreachable);
    await resender.sendNow();
    answers.clear();
    await resender.online();
    expect(settled).toEqual(['a FL-a']);
  });

  test('is not asked without a connection, and is later', async () => {
    let isOnline = false;
    const { resender, tried } = setUp([waitingRequest('a')], { isOnline: () => isOnline });
    await resender.sendNow();
    expect(tried).toEqual([]);
    isOnline = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tried).toEqual(['a']);
  });

  test('is not asked at once after a request of the form has failed', async () => {
    const { resender, tried } = setUp([waitingRequest('a')]);
    resender.sendLater();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(tried).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(tried).toEqual(['a']);
  });

  test('is not asked twice at once', async () => {
    let finish = () => {};
    const { resender, tried } = setUp([waitingRequest('a')], {
      resend: ({ id }) => {
        tried.push(id);
        return new Promise((resolve) => (finish = () => resolve({ reference: 'FL-a' })));
      },
    });
    const first = resender.sendNow();
    await resender.online();
    expect(tried).toEqual(['a']);
    finish();
    await first;
  });
});

test('tabs and browsers do not come all at once', async () => {
  const { resender, tried } = setUp([waitingRequest('a')], { random: () => 1 });
  resender.sendLater();
  await vi.advanceTimersByTimeAsync(35_999);
  expect(tried).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(tried).toEqual(['a']);
});
