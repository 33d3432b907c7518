import type * as z from 'zod/mini';
import { invalidInput } from './errors.ts';

/**
 * Reads what a caller gave through its contract, before anything is sent.
 * @throws FlowError `invalid_input` with `fields`; a value that is wrong as a whole stands there under `name`
 */
export function checkInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  name: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(result.error, name);
}
