import type { RowKey } from '../contracts/keyset-cursor.ts';

/** What a table in memory answers, or a test in its place. */
export type Awaitable<Value> = Value | Promise<Value>;

export const createdKey = (row: { created_at: string; id: string }): RowKey => ({
  instant: row.created_at,
  id: row.id,
});

const newestFirst = (one: RowKey, other: RowKey) =>
  other.instant.localeCompare(one.instant) || other.id.localeCompare(one.id);

/** Rows as the database lists them: the newest first, those after a key. */
export function newestRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => RowKey,
  { after, limit }: { after: RowKey | null; limit: number },
): Row[] {
  return rows
    .toSorted((one, other) => newestFirst(keyOf(one), keyOf(other)))
    .filter((row) => after === null || newestFirst(after, keyOf(row)) < 0)
    .slice(0, limit);
}
