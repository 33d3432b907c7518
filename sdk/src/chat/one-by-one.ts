/**
 * Hands out the items of batches one at a time, and ends as they end. A generator that yields item by item makes three
 * promises for each; where one batch holds hundreds of small items, that would cost more than making them.
 */
export function oneByOne<Item>(batches: AsyncGenerator<readonly Item[], void>): AsyncGenerator<Item, void> {
  let batch: readonly Item[] = [];
  let position = 0;
  let refill: Promise<IteratorResult<readonly Item[], void>> | null = null;

  function take(): IteratorResult<Item, void> | null {
    if (position >= batch.length) return null;
    const value = batch[position] as Item;
    position += 1;
    return { done: false, value };
  }

  async function takeLater(): Promise<IteratorResult<Item, void>> {
    for (;;) {
      // Whoever asks meanwhile waits for the same batch.
      refill ??= batches.next().finally(() => {
        refill = null;
      });
      const next = await refill;
      if (next.done) return next;
      if (batch !== next.value) {
        batch = next.value;
        position = 0;
      }
      const taken = take();
      if (taken) return taken;
    }
  }

  function forget(): void {
    batch = [];
  }

  return {
    next() {
      const taken = take();
      return taken ? Promise.resolve(taken) : takeLater();
    },
    return() {
      forget();
      return batches.return() as Promise<IteratorResult<Item, void>>;
    },
    throw(error: unknown) {
      forget();
      return batches.throw(error) as Promise<IteratorResult<Item, void>>;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await this.return();
    },
  };
}
