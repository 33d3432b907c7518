import { isFlowError } from '@flow/sdk/consultations';

const second = 1_000;
const hour = 3_600 * second;
/** Where the server asks for a pause and does not say how long. */
const usualPause = 600 * second;

/** Milliseconds before a further try, longer after each that failed. */
export function backoff(attempts: number): number {
  return Math.min(30 * second * 2 ** Math.min(attempts, 20), hour);
}

/** No try is put off for longer than this. */
export const longestWait = hour;

/** Milliseconds before a failed request may be sent again; null when it will never be taken. */
export function waitAfter(error: unknown, attempts: number): number | null {
  if (!isFlowError(error))
    return error instanceof Error && error.name === 'TimeoutError' ? backoff(attempts) : 0;
  switch (error.code) {
    // Our own server names the fields that it refuses. Whatever stands in front of it may let the same pass later.
    case 'invalid_input':
      return error.fields ? null : backoff(attempts);
    case 'payload_too_large':
      return null;
    case 'rate_limited':
      return Math.min(error.retryAfter === undefined ? usualPause : error.retryAfter * second, longestWait);
    // Nobody was asked: when the connection is back, it may be sent.
    case 'network':
    case 'aborted':
      return 0;
    default:
      return backoff(attempts);
  }
}
