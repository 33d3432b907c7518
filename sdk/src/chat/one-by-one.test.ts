import { describe, expect, it } from 'vitest';
import { oneByOne } from './one-by-one.ts';

/** Batches, and a note of when whoever made them was told to stop. */
function batchesOf<Item>(...batches: (readonly Item[] | Error)[]) {
  const ended: string[] = [];
  async function* hand(): AsyncGenerator<readonly Item[], void> {
    try {
      for (const batch of batches) {
        if (batch instanceof Error) throw batch;
        yield batch;
      }
    } finally {
      ended.push('ended');
    }
  }
  return { batches: hand(), ended };
}

describe('batches, one by one', () => {
  it('are their items in order, empty ones none', async () => {
    const { batches, ended } = batchesOf([1, 2], [], [3], []);
    expect(await Array.fromAsync(oneByOne(batches))).toEqual([1, 2, 3]);
    expect(ended).toEqual(['ended']);
  });

  it('keep items that are undefined', async () => {
    expect(await Array.fromAsync(oneByOne(batchesOf([undefined, null, 0]).batches))).toEqual([
      undefined,
      null,
      0,
    ]);
  });

  it('end their source when the loop is left, and hand out no more', async () => {
    const { batches, ended } = batchesOf([1, 2, 3]);
    const items = oneByOne(batches);
    for await (const item of items) {
      expect(item).toBe(1);
      break;
    }
    expect(ended).toEqual(['ended']);
    expect(await items.next()).toEqual({ done: true, value: undefined });
  });

  it('end their source when they are thrown into or disposed of', async () => {
    const thrownInto = batchesOf([1, 2]);
    const items = oneByOne(thrownInto.batches);
    await items.next();
    await expect(items.throw(new Error('enough'))).rejects.toThrow('enough');
    expect(await items.next()).toEqual({ done: true, value: undefined });
    expect(thrownInto.ended).toEqual(['ended']);

    const disposed = batchesOf([1, 2]);
    {
      await using all = oneByOne(disposed.batches);
      await all.next();
    }
    expect(disposed.ended).toEqual(['ended']);
  });

  it('fail as their source fails, after what came before, and are over then', async () => {
    const items = oneByOne(batchesOf<number>([1], new Error('broken')).batches);
    expect(await items.next()).toEqual({ done: false, value: 1 });
    await expect(items.next()).rejects.toThrow('broken');
    expect(await items.next()).toEqual({ done: true, value: undefined });
  });

  it('hand out each item once, in order, when several are asked for at a time', async () => {
    const items = oneByOne(batchesOf([1, 2], [3], [4, 5]).batches);
    const asked = Array.from({ length: 7 }, () => items.next());
    expect((await Promise.all(asked)).map(({ value }) => value)).toEqual([
      1,
      2,
      3,
      4,
      5,
      undefined,
      undefined,
    ]);
  });
});
