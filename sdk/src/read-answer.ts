import type * as z from 'zod/mini';
import { type DatabaseFailure, fromDatabaseError } from './errors.ts';
import { fitted } from './transport.ts';

/** What a table or a procedure of the database answered, read through a schema. @throws FlowError */
export function readAnswer<Schema extends z.ZodMiniType>(
  { data, error, status }: { data: unknown; error: DatabaseFailure | null; status: number },
  schema: Schema,
): z.output<Schema> {
  if (error) throw fromDatabaseError(error, status);
  return fitted(data, schema, status);
}
