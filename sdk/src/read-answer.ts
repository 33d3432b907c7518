import type * as z from 'zod/mini';
import { FlowError, fromCutAnswer } from './errors.ts';

/** Reads a JSON answer through a schema; one that does not fit is the backend's fault, not the caller's. */
export async function parseAnswer<Schema extends z.ZodMiniType>(
  response: Response,
  schema: Schema,
  signal?: AbortSignal | undefined,
): Promise<z.output<Schema>> {
  const status = response.status;
  const body: unknown = await response.json().catch((cause: unknown) => {
    // Anything but bad JSON is a connection that broke, or was stopped, halfway through the answer.
    if (!(cause instanceof SyntaxError)) throw fromCutAnswer(cause, signal);
    throw new FlowError('invalid_response', 'The answer is not JSON.', { status, cause });
  });
  return fitted({ data: body, status }, schema);
}

/**
 * What was answered, read through its schema.
 * @throws FlowError `invalid_response`, naming the first place that does not fit
 */
export function fitted<Schema extends z.ZodMiniType>(
  { data, status }: { data: unknown; status: number },
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const place = result.error.issues[0]?.path.join('.') || 'the whole answer';
  throw new FlowError('invalid_response', `The answer is not what was agreed on: ${place}.`, {
    status,
    cause: result.error,
  });
}
