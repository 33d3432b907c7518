import type { ConsultationPayload } from '@flow/sdk/contracts/consultation';
import type { Outbox, WaitingRequest } from './consultation-outbox.ts';
import { withDeadline } from './deadline.ts';
import type { OutboxLocks } from './outbox-locks.ts';
import { waitAfter } from './retry-wait.ts';

/** Milliseconds after which a destination that does not answer counts as out of reach. */
export const answerWithin = 20_000;

export interface Receipt {
  reference: string | null;
}

export interface DeliveryDependencies {
  outbox: Outbox;
  locks: Pick<OutboxLocks, 'sending'>;
  post: (payload: ConsultationPayload, signal: AbortSignal) => Promise<Receipt>;
  /** Whether the destination knows a request again. Then it is kept from the moment that it is sent. */
  knowsRepeats: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** Sends requests, and keeps each until it has arrived or was refused for good. */
export function createDelivery({ outbox, locks, post, knowsRepeats, now }: DeliveryDependencies) {
  /** One try. What becomes of the request is known when it ends; a failure is passed on. */
  async function attempt(request: WaitingRequest): Promise<Receipt> {
    try {
      const receipt = await withDeadline(answerWithin, (signal) => post(request.payload, signal));
      await outbox.remove(request.id);
      return receipt;
    } catch (error) {
      const wait = waitAfter(error, request.attempts);
      if (wait === null) await outbox.remove(request.id);
      else await outbox.keep({ ...request, attempts: request.attempts + 1, notBefore: now() + wait });
      throw error;
    }
  }

  return {
    attempt,

    /** Sends what the visitor has just sent. */
    async send(id: string, payload: ConsultationPayload): Promise<Receipt> {
      const request = { id, payload, attempts: 0, notBefore: 0 };
      // Not awaited: it is written when this returns, and the request should be on its way.
      if (knowsRepeats) void outbox.keep(request);
      return locks.sending(() => attempt(request));
    },

    /** The id to send under: that of a request of the same phone number that still waits, so that it becomes one lead. */
    idFor(own: string, phone: string): string {
      const waiting = outbox.waiting();
      if (waiting.some(({ id }) => id === own)) return own;
      const earlier = waiting.find(({ payload }) => digitsOf(payload.phone) === digitsOf(phone));
      return earlier?.id ?? own;
    },
  };
}

export type Delivery = ReturnType<typeof createDelivery>;
