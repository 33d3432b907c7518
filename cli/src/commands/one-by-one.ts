import type { Io } from '../io.ts';

export interface Steps<Item, Done> {
  items: readonly Item[];
  act(item: Item): Promise<Done>;
  /** Shows what was done. */
  show(done: readonly Done[]): void | Promise<void>;
  /** What an item is called when it was not reached. */
  nameOf(item: Item): string;
  /** What is done to the items: `updated`. */
  participle: string;
}

/** Does something to one item after the other. What was done is shown, also when a later item fails. */
export async function doOneByOne<Item, Done>(
  steps: Steps<Item, Done>,
  io: Pick<Io, 'note'>,
): Promise<Done[]> {
  const { items, act, show, nameOf, participle } = steps;
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
