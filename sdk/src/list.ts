import { refuse } from './refuse.ts';

/** Rows that are fetched as far as they are read. It is read once, in one of three ways. */
export interface List<Row> extends AsyncGenerator<Row, void, undefined> {
  /** The rows as they arrive, many at a time. */
  pages(): AsyncGenerator<Row[], void, undefined>;
  /** All of them, or the first `max`: what is beyond is not fetched. */
  toArray(options?: { max?: number | undefined }): Promise<Row[]>;
}

/** The list of some pages. */
export function listOf<Row>(pages: () => AsyncGenerator<Row[], void, undefined>): List<Row> {
  async function* rows() {
    for await (const page of pages()) yield* page;
  }
  async function toArray({ max = Number.POSITIVE_INFINITY }: { max?: number | undefined } = {}) {
    if (!(max >= 0)) refuse('max', 'Expected a number of rows');
    const found: Row[] = [];
    if (max === 0) return found;
    for await (const row of rows()) {
      found.push(row);
      if (found.length >= max) break;
    }
    return found;
  }
  return Object.assign(rows(), { pages, toArray });
}
