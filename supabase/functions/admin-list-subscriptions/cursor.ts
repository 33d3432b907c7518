import { normaliseTimestamp } from '@flow/contracts/timestamp.ts';
import * as z from 'zod/mini';
import type { RowKey } from '../_shared/subscription-rows.ts';

const keySchema = z.tuple([
  z.string().check(z.refine((value) => normaliseTimestamp(value) !== null)),
  z.uuid(),
]);

/** Writes a key as one opaque word. */
export function encodeCursor({ beganAt, id }: RowKey): string {
  return btoa(JSON.stringify([beganAt, id]))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** Reads a cursor that encodeCursor wrote; null when it is anything else. */
export function decodeCursor(cursor: string): RowKey | null {
  try {
    const json: unknown = JSON.parse(atob(cursor.replace(/-/g, '+').replace(/_/g, '/')));
    const [beganAt, id] = keySchema.parse(json);
    return { beganAt, id };
  } catch {
    return null;
  }
}
