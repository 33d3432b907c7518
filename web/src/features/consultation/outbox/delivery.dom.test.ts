import { FlowError } from '@flow/sdk';
import type { ConsultationPayload } from '@flow/sdk/contracts/consultation';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { payload, waitingRequest } from '../consultation.test-data.ts';
import { answerWithin, createDelivery, type Receipt } from './delivery.ts';
import { createLocks } from './locks.ts';
import { createQueue } from './queue.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const id = payload.idempotency_key ?? '';

function setUp(
  post: (payload: ConsultationPayload, signal: AbortSignal) => Promise<Receipt>,
  { knowsRepeats = true } = {},
) {
  const locks = createLocks(undefined);
  const queue = createQueue({ storage: () => localStorage, alone: locks.alone });
  return { queue, delivery: createDelivery({ queue, locks, post, knowsRepeats, now: () => now }) };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('a request that is sent', () => {
  test('is kept from the moment that it is on its way until the receipt is there', async () => {
    const kept: string[][] = [];
    const { queue, delivery } = setUp(async () => {
      kept.push(queue.waiting().map((request) => request.id));
      return { reference: 'FL-1' };
    });
    expect(await delivery.send(id, payload)).toEqual({ reference: 'FL-1' });
    expect(kept).toEqual([[id]]);
    expect(localStorage).toHaveLength(0);
  });

  test('that fails stays kept, with the time to wait', async () => {
    const error = new FlowError('rate_limited', 'no', { status: 429, retryAfter: 90 });
    const { queue, delivery } = setUp(() => Promise.reject(error));
    await expect(delivery.send(id, payload)).rejects.toBe(error);
    expect(queue.waiting()).toEqual([waitingRequest(id, { attempts: 1, notBefore: now + 90_000 })]);
  });

  test.each(['invalid_input', 'payload_too_large'] as const)('%s is final: it is not kept', async (code) => {
    const { queue, delivery } = setUp(() =>
      Promise.reject(new FlowError(code, 'no', { fields: { phone: 'no' } })),
    );
    await expect(delivery.send(id, payload)).rejects.toThrow('no');
    expect(queue.waiting()).toEqual([]);
  });

  test('to a third party is kept only once it has failed', async () => {
    const { idempotency_key: _, ...documented } = payload;
    const kept: number[] = [];
    const { queue, delivery } = setUp(
      async () => {
        kept.push(queue.waiting().length);
        throw new FlowError('network', 'no');
      },
      { knowsRepeats: false },
    );
    await expect(delivery.send('own', documented)).rejects.toThrow('no');
    expect(kept).toEqual([0]);
    expect(queue.waiting()).toMatchObject([{ id: 'own', payload: documented }]);
  });

  test('that nobody answers within twenty seconds is given up, stopped, and kept', async () => {
    vi.useFakeTimers();
    let signal: AbortSignal | undefined;
    const { queue, delivery } = setUp((_, given) => {
      signal = given;
      return new Promise(() => {});
    });
    const sending = expect(delivery.send(id, payload)).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(answerWithin - 1);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(signal?.aborted).toBe(true);
    expect(queue.waiting()).toHaveLength(1);
  });
});

describe('a request that is sent again', () => {
  const corrected = { ...payload, phone: '+971 50 765 4321', submission_attempt: 2 };

  /** One that waits, and its next try, of which nothing has come yet. */
  async function resending() {
    const answers: ((answer: Receipt | Error) => void)[] = [];
    const parts = setUp(
      () =>
        new Promise((resolve, reject) => {
          answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
        }),
    );
    await parts.queue.keep(waitingRequest(id));
    const [request] = parts.queue.waiting();
    if (!request) throw new Error('Nothing waits.');
    const again = parts.delivery.resend(request);
    return { ...parts, again, answers };
  }

  test('waits no longer once it has arrived', async () => {
    const { queue, again, answers } = await resending();
    answers[0]?.({ reference: 'FL-1' });
    await again;
    expect(queue.waiting()).toEqual([]);
  });

  test('waits on when it failed again', async () => {
    const { queue, again, answers } = await resending();
    answers[0]?.(new FlowError('network', 'no'));
    await expect(again).rejects.toThrow('no');
    expect(queue.waiting()).toMatchObject([{ id, attempts: 1 }]);
  });

  test('and fails after the visitor has sent it corrected is not kept: it would undo the correction', async () => {
    const { queue, delivery, again, answers } = await resending();
    const sending = delivery.send(id, corrected);
    answers[1]?.({ reference: 'FL-1' });
    await sending;
    answers[0]?.(new FlowError('network', 'no'));
    await expect(again).rejects.toThrow('no');
    expect(queue.waiting()).toEqual([]);
  });

  test('and arrives while a correction is on its way leaves that kept', async () => {
    const { queue, delivery, again, answers } = await resending();
    const sending = delivery.send(id, corrected);
    answers[0]?.({ reference: 'FL-1' });
    await again;
    expect(queue.waiting()).toMatchObject([{ id, payload: corrected }]);
    answers[1]?.({ reference: 'FL-1' });
    await sending;
  });
});

describe('the id that a request is sent under', () => {
  const { queue, delivery } = setUp(async () => ({ reference: 'FL-1' }));

  test('is its own when nothing waits', () => {
    expect(delivery.idFor('own', payload.phone)).toBe('own');
  });

  test.each(['(+971) 50-123 45 67', '00971501234567', '050 123 4567', '501234567'])(
    'is that of a waiting request with the same number, however it was typed: %s',
    async (phone) => {
      await queue.keep(waitingRequest('earlier'));
      expect(delivery.idFor('own', phone)).toBe('earlier');
    },
  );

  test.each(['+971 50 123 4568', '+44 50 123 4567', '0000000', '234567'])(
    'is its own for another number: %s',
    async (phone) => {
      await queue.keep(waitingRequest('earlier'));
      expect(delivery.idFor('own', phone)).toBe('own');
    },
  );

  test('stays its own where it waits itself, whatever its number is now', async () => {
    await queue.keep(waitingRequest('earlier'));
    await queue.keep(waitingRequest('own', { payload: { ...payload, phone: '+971 50 765 4321' } }));
    expect(delivery.idFor('own', payload.phone)).toBe('own');
  });
});
