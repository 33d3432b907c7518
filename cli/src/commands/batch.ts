import type { Io } from '../io.ts';

export interface Batch<Item, Done> {
  items: readonly Item[];
  act(item: Item): Promise<Done>;
  /** Shows what was done. */
  show(done: readonly Done[]): void | Promise<void>;
  /** What an item is called when it was not reached. */
  nameOf(item: Item): string;
  /** What is done to the items: `updated`. */
  participle: string;
}

/** Changes items in order, up to the first that fails. What was done until then is shown. */
export async function runBatch<Item, Done>(batch: Batch<Item, Done>, io: Pick<Io, 'note'>): Promise<Done[]> {
  const { items, act, show, nameOf, participle } = batch;
  const done: Done[] = [];
  try {
    for (const item of items) done.push(await act(item));
  } finally {
    if (done.length > 0) await show(done);
    const left = items.slice(done.length).map(nameOf);
    if (done.length > 0 && left.length > 0) {
      const verb = `${participle.charAt(0).toUpperCase()}${participle.slice(1)}`;
      io.note(`${verb} ${done.length} of ${items.length}; not ${participle}: ${left.join(', ')}.`);
    }
  }
  return done;
}
