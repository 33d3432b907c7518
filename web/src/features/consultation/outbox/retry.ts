import { isFlowError } from '@flow/sdk/consultations';

import type { Locks } from './locks.ts';
import type { Queue, WaitingRequest } from './queue.ts';

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
    // It did not reach the server: when the connection is back, it may be sent.
    case 'network':
    case 'aborted':
      return 0;
    default:
      return backoff(attempts);
  }
}

export interface RetryDependencies {
  queue: Pick<Queue, 'waiting'>;
  locks: Pick<Locks, 'resending'>;
  resend: (request: WaitingRequest) => Promise<{ reference: string | null }>;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 to 1: tabs and browsers do not come all at once. */
  random: () => number;
  delivered: (request: WaitingRequest, reference: string | null) => void;
  /** The destination will never take it. */
  refused: (request: WaitingRequest) => void;
}

/** Sends what waits: now when asked, and from then on in ever longer intervals until nothing waits. */
export function createRetry(dependencies: RetryDependencies) {
  const { queue, locks, resend, now } = dependencies;
  let failures = 0;
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Also when the wait is longer than any rule sets: the device's clock was set back after it was stored. */
  function isDue({ notBefore }: WaitingRequest): boolean {
    return notBefore <= now() || notBefore - now() > longestWait;
  }

  async function sendAll(): Promise<void> {
    for (const { id } of queue.waiting()) {
      // Read again: another tab may have sent or changed it meanwhile.
      const request = queue.waiting().find((waiting) => waiting.id === id);
      if (!request || !isDue(request)) continue;
      try {
        const { reference } = await resend(request);
        failures = 0;
        dependencies.delivered(request, reference);
      } catch (error) {
        if (waitAfter(error, request.attempts) === null) {
          dependencies.refused(request);
          continue;
        }
        // A failed connection fails for the others too: stop until the next round.
        failures += 1;
        return;
      }
    }
  }

  function sendLater(): void {
    clearTimeout(timer);
    const waiting = queue.waiting();
    if (waiting.length === 0) return;
    const due = Math.min(...waiting.map((request) => (isDue(request) ? 0 : request.notBefore - now())));
    const delay = Math.max(due, backoff(failures)) * (1 + dependencies.random() / 5);
    timer = setTimeout(sendNow, delay);
  }

  async function sendNow(): Promise<void> {
    if (running || !dependencies.isOnline()) return sendLater();
    running = true;
    try {
      await locks.resending(sendAll);
    } finally {
      running = false;
      sendLater();
    }
  }

  return {
    sendNow,
    sendLater,
    /** The connection is back: nothing that failed before tells how it is now. */
    online(): Promise<void> {
      failures = 0;
      return sendNow();
    },
  };
}
