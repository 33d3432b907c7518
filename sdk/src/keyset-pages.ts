import { decodeCursor, encodeCursor, type RowKey } from './contracts/keyset-cursor.ts';
import { createProgressCheck } from './cursor-pages.ts';
import { type List, listOf } from './list.ts';
import { refuse } from './refuse.ts';

/** A row and its place in the list's order. */
interface KeyedRow<Row> {
  row: Row;
  key: RowKey;
}

/** Reads the rows that follow a key, `limit` at most; fewer are the last ones. */
export type ReadRows<Row> = (after: RowKey | null, limit: number) => Promise<KeyedRow<Row>[]>;

/** Reads batch after batch, as one request answers only `batchSize` rows. */
async function* keyedBatches<Row>(
  read: ReadRows<Row>,
  { after, wanted, batchSize }: { after: RowKey | null; wanted: number; batchSize: number },
): AsyncGenerator<KeyedRow<Row>[], void, undefined> {
  const check = createProgressCheck();
  for (let left = wanted, last = after; left > 0; ) {
    const limit = Math.min(left, batchSize);
    const batch = await read(last, limit);
    last = batch.at(-1)?.key ?? null;
    if (last !== null) check(encodeCursor(last));
    yield batch;
    if (batch.length < limit) return;
    left -= batch.length;
  }
}

/** Every row, fetched as far as it is read. The filter is checked with the first. */
export const everyRow = <Row>(readerOf: () => ReadRows<Row>, batchSize: number): List<Row> =>
  listOf(async function* (wanted) {
    for await (const batch of keyedBatches(readerOf(), { after: null, wanted, batchSize }))
      yield batch.map(({ row }) => row);
  });

/** One page, and the cursor of the next. @throws FlowError `invalid_input` for a cursor that no page gave */
export async function readPage<Row>(
  read: ReadRows<Row>,
  { cursor, limit, batchSize }: { cursor: string | null | undefined; limit: number; batchSize: number },
): Promise<{ items: Row[]; next_cursor: string | null }> {
  const found: KeyedRow<Row>[] = [];
  // One row more than the page tells whether another page follows.
  for await (const batch of keyedBatches(read, { after: keyOf(cursor), wanted: limit + 1, batchSize }))
    found.push(...batch);
  const shown = found.slice(0, limit);
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ row }) => row),
    next_cursor: last === undefined ? null : encodeCursor(last.key),
  };
}

function keyOf(cursor: string | null | undefined): RowKey | null {
  if (cursor === null || cursor === undefined) return null;
  const key = decodeCursor(cursor);
  if (key !== null) return key;
  return refuse('cursor', 'Expected the next_cursor of an earlier page');
}
