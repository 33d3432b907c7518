import { FlowError, fromDatabaseError } from './errors.ts';
import { post, type Transport } from './transport.ts';

/**
 * Calls a procedure of the database, for who needs no more of it than that.
 * @throws FlowError
 */
export async function callProcedure(
  transport: Transport,
  name: string,
  parameters: unknown,
): Promise<unknown> {
  const response = await post(transport, `/rest/v1/rpc/${name}`, parameters);
  const { status, ok } = response;
  const answer: unknown = await response.json().catch((cause: unknown) => {
    if (!ok) return {};
    throw new FlowError('invalid_response', 'The answer is not JSON.', { status, cause });
  });
  if (ok) return answer;
  throw fromDatabaseError({ message: `HTTP ${status}`, ...(answer as object) }, status);
}
