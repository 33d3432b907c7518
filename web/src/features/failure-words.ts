import { isFlowError } from '@flow/sdk';

/** What a library says of a network that failed is for nobody but its authors. */
const unreachable = 'The server cannot be reached. Check the connection and try again.';

/** A failure's own message, or what to say in its place. */
export function failureWords(error: unknown, otherwise: string): string {
  if (!isFlowError(error)) return otherwise;
  return error.code === 'network' ? unreachable : error.message || otherwise;
}
