import { refuse } from './refuse.ts';

interface Bound {
  /** The first so many rows; all of them unless given. */
  max?: number | undefined;
}

/** Rows that are fetched as far as they are read. It is read once, in one of three ways. */
export interface List<Row> extends AsyncGenerator<Row, void, undefined> {
  /** The rows as they arrive, many at a time: one request a page. What is beyond `max` is not fetched. */
  pages(options?: Bound): AsyncGenerator<Row[], void, undefined>;
  /** All of them, or the first `max`: what is beyond is not fetched. */
  toArray(options?: Bound): Promise<Row[]>;
}

/** The list of some pages; `read` is told how many rows are wanted, and may yield more. */
export function listOf<Row>(read: (max: number) => AsyncGenerator<Row[], void, undefined>): List<Row> {
  async function* pages({ max = Number.POSITIVE_INFINITY }: Bound = {}) {
    if (!(max >= 0 && Math.trunc(max) === max)) refuse('max', 'Expected a number of rows');
    let left = max;
    if (left === 0) return;
    for await (const page of read(max)) {
      const wanted = page.slice(0, left);
      yield wanted;
      left -= wanted.length;
      if (left <= 0) return;
    }
  }
  async function* rows() {
    for await (const page of pages()) yield* page;
  }
  async function toArray(options?: Bound) {
    const found: Row[][] = [];
    for await (const page of pages(options)) found.push(page);
    return found.flat();
  }
  return Object.assign(rows(), { pages, toArray });
}
