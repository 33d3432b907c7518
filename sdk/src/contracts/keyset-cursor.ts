import * as z from 'zod/mini';
import { normaliseTimestamp } from './timestamp.ts';

/** Where a page of rows ends that are ordered by an instant and, for the same instant, by id. */
export interface RowKey {
  /** As the database wrote it: with milliseconds alone, rows of the same millisecond would be lost. */
  instant: string;
  id: string;
}

const keySchema = z.tuple([
  z.string().check(z.refine((value) => normaliseTimestamp(value) !== null)),
  z.uuid(),
]);

/** Writes a key as one opaque word. */
export function encodeCursor({ instant, id }: RowKey): string {
  return btoa(JSON.stringify([instant, id]))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** Reads a cursor that encodeCursor wrote; null when it is anything else. */
export function decodeCursor(cursor: string): RowKey | null {
  try {
    const json: unknown = JSON.parse(atob(cursor.replace(/-/g, '+').replace(/_/g, '/')));
    const [instant, id] = keySchema.parse(json);
    return { instant, id };
  } catch {
    return null;
  }
}

/** A page of rows of which one more was read than it shows: that one tells whether another page follows. */
export function pageOf<Row extends { key: RowKey }>(
  found: readonly Row[],
  limit: number,
): { rows: Row[]; next_cursor: string | null } {
  const last = found.length > limit ? found[limit - 1] : undefined;
  return { rows: found.slice(0, limit), next_cursor: last === undefined ? null : encodeCursor(last.key) };
}
