import { FlowError } from '@flow/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftSaver, type DraftStatus } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  let pending: number[] = [];
  const statuses: DraftStatus[] = [];
  const save = vi.fn<(batch: number[]) => Promise<void>>(async () => {});
  const onRefused = vi.fn();
  const saver = createDraftSaver<number[]>({
    take: () => (pending.length > 0 ? pending : null),
    save: async (batch) => {
      await save(batch);
      pending = pending.filter((one) => !batch.includes(one));
    },
    onStatus: (status) => statuses.push(status),
    onRefused,
  });
  const change = (value: number) => {
    pending = [...pending, value];
    saver.changed();
  };
  return { saver, save, statuses, onRefused, change };
}

test('saves a moment after the last change, all of them in one request', async () => {
  const { save, statuses, change } = setUp();
  change(1);
  await vi.advanceTimersByTimeAsync(900);
  change(2);
  await vi.advanceTimersByTimeAsync(900);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(save.mock.calls).toEqual([[[1, 2]]]);
  expect(statuses.at(-1)).toBe('saved');
});

test('saves at once when a group is left, and without a change asks nothing', async () => {
  const { saver, save, change } = setUp();
  await saver.run();
  expect(save).not.toHaveBeenCalled();
  change(1);
  await saver.run();
  expect(save).toHaveBeenCalledOnce();
});

test('one request at a time: what was changed meanwhile follows', async () => {
  const { saver, save, change } = setUp();
  const first = Promise.withResolvers<void>();
  save.mockReturnValueOnce(first.promise);
  change(1);
  void saver.run();
  change(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).toHaveBeenCalledOnce();
  first.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(save.mock.calls).toEqual([[[1]], [[2]]]);
});

test('what was changed while a request was under way follows at once when the group is left', async () => {
  const { saver, save, change } = setUp();
  const first = Promise.withResolvers<void>();
  save.mockReturnValueOnce(first.promise);
  change(1);
  void saver.run();
  change(2);
  void saver.run();
  first.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenCalledTimes(2);
});

test('without a connection it says so and tries again, later each time, and at once when asked to', async () => {
  const { saver, save, statuses, change } = setUp();
  save.mockRejectedValue(new FlowError('network', 'no'));
  change(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(statuses.at(-1)).toBe('offline');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(save).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(save).toHaveBeenCalledTimes(2);
  change(2);
  expect(statuses.at(-1)).toBe('offline');
  save.mockResolvedValue();
  await saver.run();
  expect(save).toHaveBeenLastCalledWith([1, 2]);
  expect(statuses.at(-1)).toBe('saved');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(3);
});

test('waits as long as the server asks for', async () => {
  const { save, statuses, change } = setUp();
  save.mockRejectedValueOnce(new FlowError('rate_limited', 'no', { retryAfter: 60 }));
  change(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(statuses.at(-1)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(save).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(save).toHaveBeenCalledTimes(2);
});

test('a request that takes long is spoken of, and not given up', async () => {
  const { save, statuses, change } = setUp();
  const slow = Promise.withResolvers<void>();
  save.mockReturnValueOnce(slow.promise);
  change(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(statuses.at(-1)).toBe('waiting');
  expect(save).toHaveBeenCalledOnce();
  slow.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(statuses.at(-1)).toBe('saved');
});

test.each(['unauthenticated', 'not_found', 'conflict', 'forbidden', 'account_removed'] as const)(
  'what the server refuses for good (%s) is told, and not tried again by itself',
  async (code) => {
    const { saver, save, statuses, onRefused, change } = setUp();
    save.mockRejectedValueOnce(new FlowError(code, 'no'));
    change(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onRefused.mock.calls).toEqual([[expect.objectContaining({ code })]]);
    expect(statuses.at(-1)).toBe('refused');
    change(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledOnce();
    saver.resume();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(save).toHaveBeenLastCalledWith([1, 2]);
  },
);

test('answers that are refused wait for the next change', async () => {
  const { save, statuses, change } = setUp();
  save.mockRejectedValueOnce(new FlowError('invalid_input', 'too long'));
  change(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledOnce();
  expect(statuses.at(-1)).toBe('refused');
  change(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(statuses.at(-1)).toBe('saved');
});

test('a saver that was stopped saves nothing more', async () => {
  const { saver, save, change } = setUp();
  change(1);
  saver.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  await saver.run();
  expect(save).not.toHaveBeenCalled();
});
