import type { Outbox, WaitingRequest } from './consultation-outbox.ts';
import type { Delivery } from './delivery.ts';
import type { OutboxLocks } from './outbox-locks.ts';
import { backoff, longestWait, waitAfter } from './retry-wait.ts';

export interface ResenderDependencies {
  outbox: Pick<Outbox, 'waiting'>;
  locks: Pick<OutboxLocks, 'resending'>;
  resend: Delivery['resend'];
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
export function createResender(dependencies: ResenderDependencies) {
  const { outbox, locks, resend, now } = dependencies;
  let failures = 0;
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A wait that no rule gives is of a clock that was set back since. */
  function isDue({ notBefore }: WaitingRequest): boolean {
    return notBefore <= now() || notBefore - now() > longestWait;
  }

  async function sendAll(): Promise<void> {
    for (const { id } of outbox.waiting()) {
      // Read again: another tab may have sent or changed it meanwhile.
      const request = outbox.waiting().find((waiting) => waiting.id === id);
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
        // What one cannot reach, the next cannot either.
        failures += 1;
        return;
      }
    }
  }

  function sendLater(): void {
    clearTimeout(timer);
    const waiting = outbox.waiting();
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
