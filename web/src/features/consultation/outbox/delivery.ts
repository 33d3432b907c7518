import type { ConsultationPayload } from '@flow/sdk/contracts/consultation';
import { withDeadline } from '../../deadline.ts';
import type { Locks } from './locks.ts';
import type { Queue, WaitingRequest } from './queue.ts';
import { waitAfter } from './retry.ts';

/** Milliseconds after which a destination that does not answer counts as out of reach. */
export const answerWithin = 20_000;

export interface Receipt {
  reference: string | null;
}

export interface DeliveryDependencies {
  queue: Queue;
  locks: Pick<Locks, 'sending'>;
  post: (payload: ConsultationPayload, signal: AbortSignal) => Promise<Receipt>;
  /** Whether the destination knows a request again. Then it is kept from the moment that it is sent. */
  knowsRepeats: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The fewest digits that tell two numbers apart. */
const telling = 7;
const significantDigits = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '');

/** Whether two numbers are one, with the country in front or without. */
function isSameNumber(one: string, other: string): boolean {
  const [left, right] = [significantDigits(one), significantDigits(other)] as const;
  return Math.min(left.length, right.length) >= telling && (left.endsWith(right) || right.endsWith(left));
}

/** Sends requests, and keeps each until it has arrived or was refused for good. */
export function createDelivery({ queue, locks, post, knowsRepeats, now }: DeliveryDependencies) {
  /** One try. What becomes of the request is known when it ends; a failure is passed on. */
  async function attempt(request: WaitingRequest, isOvertaken: () => boolean): Promise<Receipt> {
    async function settle(failed: WaitingRequest | null): Promise<void> {
      if (isOvertaken()) return;
      await (failed ? queue.keep(failed) : queue.remove(request.id));
    }
    try {
      const receipt = await withDeadline(answerWithin, (signal) => post(request.payload, signal));
      await settle(null);
      return receipt;
    } catch (error) {
      const wait = waitAfter(error, request.attempts);
      await settle(
        wait === null ? null : { ...request, attempts: request.attempts + 1, notBefore: now() + wait },
      );
      throw error;
    }
  }

  /** Whether it waits no longer as it is here: it has arrived in another way, or the visitor has corrected it. */
  function hasChanged({ id, payload }: WaitingRequest): boolean {
    const waiting = queue.waiting().find((request) => request.id === id);
    return JSON.stringify(waiting?.payload) !== JSON.stringify(payload);
  }

  return {
    /** Sends what waits. The visitor may send the same request meanwhile: what comes of theirs stands. */
    resend: (request: WaitingRequest): Promise<Receipt> => attempt(request, () => hasChanged(request)),

    /** Sends what the visitor has just sent. */
    async send(id: string, payload: ConsultationPayload): Promise<Receipt> {
      const request = { id, payload, attempts: 0, notBefore: 0 };
      // Not awaited: it is written when this returns, and the request should be on its way.
      if (knowsRepeats) void queue.keep(request);
      return locks.sending(() => attempt(request, () => false));
    },

    /** The id to send under: that of a request of the same phone number that still waits, so that it becomes one lead. */
    idFor(own: string, phone: string): string {
      const waiting = queue.waiting();
      if (waiting.some(({ id }) => id === own)) return own;
      const earlier = waiting.find(({ payload }) => isSameNumber(payload.phone, phone));
      return earlier?.id ?? own;
    },
  };
}
