import { noSuch } from './errors.ts';
import type { Listed } from './wire.ts';

const inOrder = (a: Listed, b: Listed) => a.created - b.created || (a.id < b.id ? -1 : 1);

/** Keys in the order of what is listed, oldest first. Sorted when they are read: what is new mostly comes last. */
class Order {
  readonly #keys: Listed[] = [];
  #isSorted = true;

  add(key: Listed): void {
    const last = this.#keys.at(-1);
    if (last && inOrder(last, key) > 0) this.#isSorted = false;
    this.#keys.push(key);
  }

  sorted(): readonly Listed[] {
    if (!this.#isSorted) this.#keys.sort(inOrder);
    this.#isSorted = true;
    return this.#keys;
  }
}

/**
 * Objects of one kind, in the order in which they are listed. A page costs what it holds and not what there is: its begin
 * is searched for by halves, and the objects of one owner (a customer, mostly) stand together.
 */
export class Collection<T extends Listed> {
  /** What an object is called where one is asked for that does not exist. */
  readonly #kind: string;
  readonly #items = new Map<string, T>();
  readonly #order = new Order();
  readonly #owners = new Map<string, Order>();
  readonly #ownerOf: (item: T) => string | null;

  constructor(kind: string, items: Iterable<T>, ownerOf: (item: T) => string | null = () => null) {
    this.#kind = kind;
    this.#ownerOf = ownerOf;
    for (const item of items) this.add(item);
  }

  get size(): number {
    return this.#items.size;
  }

  get(id: string): T | undefined {
    return this.#items.get(id);
  }

  /** @throws StripeFailure where there is none: `param` is what names it, the path unless another is given. */
  known(id: string, param?: string): T {
    const item = this.#items.get(id);
    if (!item) throw noSuch(this.#kind, id, param);
    return item;
  }

  /** Adds an object, or puts it in the place of the one with its id. `created` and the owner of an object never change. */
  add(item: T): void {
    const isNew = !this.#items.has(item.id);
    this.#items.set(item.id, item);
    if (!isNew) return;
    const key = { id: item.id, created: item.created };
    this.#order.add(key);
    const owner = this.#ownerOf(item);
    if (owner === null) return;
    const owned = this.#owners.get(owner) ?? new Order();
    owned.add(key);
    this.#owners.set(owner, owned);
  }

  remove(id: string): void {
    this.#items.delete(id);
  }

  /** All of them, oldest first. */
  values(): IterableIterator<T> {
    return this.#each(this.#order.sorted(), 0, 1);
  }

  /** Newest first: of one owner where it is given, and after or before the object that is named. */
  *listed({ owner, after, before }: { owner?: string; after?: T; before?: T } = {}): Generator<T> {
    const order = owner === undefined ? this.#order.sorted() : (this.#owners.get(owner)?.sorted() ?? []);
    if (before) yield* this.#each(order, position(order, before) + 1, 1);
    else yield* this.#each(order, (after ? position(order, after) : order.length) - 1, -1);
  }

  *#each(order: readonly Listed[], from: number, step: 1 | -1): IterableIterator<T> {
    for (let index = from; index >= 0 && index < order.length; index += step) {
      const item = this.#items.get(order[index]?.id ?? '');
      if (item) yield item;
    }
  }
}

/** Where the key stands, or would stand. */
function position(order: readonly Listed[], key: Listed): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = order[middle];
    if (entry && inOrder(entry, key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
