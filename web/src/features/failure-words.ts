import { isFlowError } from '@flow/sdk';

/** What a library says of a network that failed is for nobody but its authors. */
const unreachable = 'The server cannot be reached. Check the connection and try again.';

/** A failure's own message, or what to say in its place. */
export function failureWords(error: unknown, otherwise: string): string {
  if (!isFlowError(error)) return otherwise;
  if (error.code === 'network') return unreachable;
  // A status is what is left of an answer without a message.
  return /^(HTTP \d+)?$/.test(error.message) ? otherwise : error.message;
}
