import { type Backend, post } from './backend.ts';
import type { Call } from './call.ts';
import { FlowError, fromResponse } from './errors.ts';

/**
 * Calls a procedure of the database, for who needs no more of it than that: its failures are known by their status.
 * @throws FlowError
 */
export async function callProcedure(
  backend: Backend,
  call: Call,
  name: string,
  parameters: unknown,
): Promise<unknown> {
  const response = await post(backend, call, `/rest/v1/rpc/${name}`, parameters);
  if (!response.ok) throw await fromResponse(response);
  return response.json().catch((cause: unknown) => {
    throw new FlowError('invalid_response', 'The answer is not JSON.', { status: response.status, cause });
  });
}
