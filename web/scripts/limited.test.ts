import { expect, test } from 'vitest';
import { eachLimited } from './limited.ts';

test('tasks run a few at a time, and their results keep the order of the items', async () => {
  let running = 0;
  let most = 0;
  const results = await eachLimited([30, 5, 20, 1, 10], 2, async (time) => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, time));
    running--;
    return time * 2;
  });
  expect(results).toEqual([60, 10, 40, 2, 20]);
  expect(most).toBe(2);
});

test('a task that fails fails the whole', async () => {
  const tasks = eachLimited([1, 2, 3], 2, async (item) => {
    if (item === 2) throw new Error('two');
  });
  await expect(tasks).rejects.toThrow('two');
});

test('nothing to do is done at once', async () => {
  expect(await eachLimited([], 4, async () => 1)).toEqual([]);
});
