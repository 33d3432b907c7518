import { expect, test } from 'vitest';
import { type BucketOptions, createBuckets } from './buckets.ts';

/** Three at once, and one more each ten seconds. */
function bucketsAt(options: Partial<BucketOptions> = {}) {
  const clock = { time: 0 };
  return {
    clock,
    buckets: createBuckets({ capacity: 3, refillTime: 10_000, now: () => clock.time, ...options }),
  };
}

test('as many as there are may be taken at once, and the next says how long it waits', () => {
  const { buckets, clock } = bucketsAt();
  expect([1, 2, 3].map(() => buckets.take('a'))).toEqual([0, 0, 0]);
  expect(buckets.take('a')).toBe(10_000);
  clock.time = 4000;
  expect(buckets.take('a')).toBe(6000);
  clock.time = 10_000;
  expect(buckets.take('a')).toBe(0);
  expect(buckets.take('a')).toBe(10_000);
});

test('a refused try costs nothing, and never more than all come back', () => {
  const { buckets, clock } = bucketsAt();
  for (let tries = 0; tries < 50; tries += 1) buckets.take('a');
  clock.time = 3_600_000;
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 10_000]);
});

test('each key has its own', () => {
  const { buckets } = bucketsAt({ capacity: 1 });
  expect(buckets.take('a')).toBe(0);
  expect(buckets.take('b')).toBe(0);
  expect(buckets.take('a')).toBeGreaterThan(0);
});

test('what is given back can be taken again, and no more than there were', () => {
  const { buckets } = bucketsAt();
  for (let tries = 0; tries < 100; tries += 1) {
    expect(buckets.take('a')).toBe(0);
    buckets.giveBack('a');
  }
  buckets.giveBack('a');
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 10_000]);
});

test('only keys with something taken are remembered, and the one used longest ago is forgotten', () => {
  const { buckets } = bucketsAt({ capacity: 1, maximumKeys: 2 });
  buckets.take('a');
  buckets.giveBack('a');
  expect(buckets.size).toBe(0);
  for (const key of ['a', 'b', 'c']) buckets.take(key);
  expect(buckets.size).toBe(2);
  expect(buckets.take('b')).toBeGreaterThan(0);
  expect(buckets.take('a')).toBe(0);
});

test('without a time to refill nothing is ever used up', () => {
  const { buckets } = bucketsAt({ refillTime: 0 });
  for (let tries = 0; tries < 100; tries += 1) expect(buckets.take('a')).toBe(0);
});
