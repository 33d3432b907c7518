import { isFlowError } from '@flow/sdk';

/** In place of the library's own message, which means nothing to users. */
const unreachable = 'The server cannot be reached. Check the connection and try again.';

/** What is left of an answer without a message: its status, or what HTTP/1.1 calls that. */
const isStatus = /^(HTTP \d+|Internal Server Error|Bad Gateway|Service Unavailable|Gateway Timeout)?$/;

/** A failure's own message, or what to say in its place. */
export function failureMessage(error: unknown, otherwise: string): string {
  if (!isFlowError(error)) return otherwise;
  if (error.code === 'network') return unreachable;
  return isStatus.test(error.message) ? otherwise : error.message;
}
