import type { Listed } from './wire.ts';

type Order = Listed;

const isBefore = (a: Order, b: Order) => a.created < b.created || (a.created === b.created && a.id < b.id);

/**
 * Objects of one kind, in the order in which they are listed. A page costs what it holds and not what there is: its begin
 * is searched for by halves, and the objects of one owner (a customer, mostly) stand together.
 */
export class Collection<T extends Listed> {
  readonly #items = new Map<string, T>();
  readonly #owners = new Map<string, Order[]>();
  /** Oldest first: a new object is appended. */
  readonly #order: Order[] = [];
  readonly #ownerOf: (item: T) => string | null;

  constructor(items: Iterable<T> = [], ownerOf: (item: T) => string | null = () => null) {
    this.#ownerOf = ownerOf;
    const sorted = [...items].sort((a, b) => (isBefore(a, b) ? -1 : 1));
    for (const item of sorted) this.add(item);
  }

  get size(): number {
    return this.#items.size;
  }

  get(id: string): T | undefined {
    return this.#items.get(id);
  }

  /** Adds an object, or puts it in the place of the one with its id. `created` and the owner of an object never change. */
  add(item: T): void {
    const isNew = !this.#items.has(item.id);
    this.#items.set(item.id, item);
    if (!isNew) return;
    const key = { id: item.id, created: item.created };
    insert(this.#order, key);
    const owner = this.#ownerOf(item);
    if (owner === null) return;
    const owned = this.#owners.get(owner);
    if (owned) insert(owned, key);
    else this.#owners.set(owner, [key]);
  }

  /** All of them, oldest first. */
  values(): IterableIterator<T> {
    return this.#each(this.#order, 0, 1);
  }

  /** Newest first: of one owner where it is given, and after or before the object that is named. */
  *listed({ owner, after, before }: { owner?: string; after?: T; before?: T } = {}): Generator<T> {
    const order = owner === undefined ? this.#order : (this.#owners.get(owner) ?? []);
    if (before) yield* this.#each(order, position(order, before) + 1, 1);
    else yield* this.#each(order, (after ? position(order, after) : order.length) - 1, -1);
  }

  *#each(order: readonly Order[], from: number, step: 1 | -1): IterableIterator<T> {
    for (let index = from; index >= 0 && index < order.length; index += step) {
      const item = this.#items.get(order[index]?.id ?? '');
      if (item) yield item;
    }
  }
}

/** Where the key stands, or would stand. */
function position(order: readonly Order[], key: Order): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = order[middle];
    if (entry && isBefore(entry, key)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function insert(order: Order[], key: Order): void {
  const last = order.at(-1);
  if (!last || isBefore(last, key)) order.push(key);
  else order.splice(position(order, key), 0, key);
}
