import { decodeCursor, type RowKey } from '@flow/contracts/keyset-cursor.ts';
import { HttpError } from './errors.ts';

/** Where a page begins: null for the first one. @throws HttpError 422 for a cursor that no answer gave */
export function startOf(cursor: string | null | undefined): RowKey | null {
  if (cursor === null || cursor === undefined) return null;
  const key = decodeCursor(cursor);
  if (key !== null) return key;
  const reason = 'Expected the next_cursor of an earlier answer';
  throw new HttpError(422, 'invalid_input', `cursor: ${reason}`, { fields: { cursor: reason } });
}
