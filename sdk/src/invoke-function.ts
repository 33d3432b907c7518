import type * as z from 'zod/mini';
import { type Backend, post } from './backend.ts';
import type { Call } from './call.ts';
import { fromResponse } from './errors.ts';
import { parseAnswer } from './read-answer.ts';

/**
 * Calls an edge function with a JSON body and reads its JSON answer through a schema.
 * @throws FlowError
 */
export async function invokeFunction<Schema extends z.ZodMiniType>(
  backend: Backend,
  call: Call,
  name: string,
  body: unknown,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await post(backend, call, `/functions/v1/${name}`, body);
  if (!response.ok) throw await fromResponse(response);
  return parseAnswer(response, schema);
}
