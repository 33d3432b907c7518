import type { ReceivedAnswer } from '@flow/sdk';
import { singleLine } from './output/single-line.ts';

/** A request and what became of it, in one line. The SDK has taken the secrets out. */
export function requestLine({
  method,
  url,
  attempt,
  status,
  milliseconds,
  requestId,
}: ReceivedAnswer): string {
  const outcome = status === null ? 'no answer' : String(status);
  const details = [attempt > 1 && `attempt ${attempt}`, requestId && `request ${requestId}`].filter(Boolean);
  const rest = details.length > 0 ? ` (${details.join(', ')})` : '';
  return singleLine(`${method} ${url}: ${outcome} in ${milliseconds} ms${rest}`);
}
