import type * as z from 'zod/mini';
import { issueFields, issueText } from './contracts/issue-fields.ts';
import { FlowError, type FlowErrorOptions } from './errors.ts';

/** Something that breaks its contract; what is wrong as a whole stands in `fields` under `whole`. */
export function invalidInput(
  error: z.core.$ZodError,
  whole: string,
  options: Pick<FlowErrorOptions, 'status'> = {},
): FlowError {
  const fields = issueFields(error, whole);
  return new FlowError('invalid_input', issueText(fields), { ...options, fields, cause: error });
}

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
