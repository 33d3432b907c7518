import type { CallOptions } from './call.ts';
import { type ConsultationPayload, consultationReceiptSchema } from './contracts/consultation.ts';
import { fromResponse, fromTransportFailure } from './errors.ts';
import { parseAnswer } from './read-answer.ts';
import type { Transport } from './transport.ts';

// For who needs this service and no other: a form that must be able to send when nothing more can be loaded.
export { isFlowError } from './errors.ts';

export interface Consultations {
  /**
   * Sends a consultation request and resolves once it is stored. One simple request (JSON as `text/plain`), so
   * that no preflight can fail before it. Sending the same `idempotency_key` again answers the same reference, so a request with
   * one is sent again as reads are; without one it is sent once.
   *
   * With a third-party webhook the answer is opaque: any completed request counts, and the reference is null.
   * @throws FlowError `network`, `rate_limited` (with `retryAfter`), `invalid_input` (with `fields`), `server`
   */
  submit(payload: ConsultationPayload, options?: CallOptions): Promise<{ reference: string | null }>;
}

/** The service on its own, without the rest of `createFlow`, its deadline and its repetitions: its caller has them. */
export function createConsultations(
  transport: Transport,
  thirdPartyWebhookUrl: string | undefined,
): {
  submit(
    payload: ConsultationPayload,
    options?: Pick<CallOptions, 'signal'>,
  ): ReturnType<Consultations['submit']>;
} {
  return {
    async submit(payload, { signal } = {}) {
      const send = (url: string, init: RequestInit = {}) =>
        transport
          .fetch(url, {
            method: 'POST',
            headers: { 'content-type': 'text/plain;charset=UTF-8' },
            body: JSON.stringify(payload),
            // Lets the request outlive a page that is left right after pressing send.
            keepalive: true,
            ...(signal ? { signal } : {}),
            ...init,
          })
          .catch((cause: unknown) => {
            throw fromTransportFailure(cause, signal);
          });

      if (thirdPartyWebhookUrl) {
        await send(thirdPartyWebhookUrl, { mode: 'no-cors' });
        return { reference: null };
      }
      const response = await send(`${transport.url}/functions/v1/consultation-webhook`);
      if (!response.ok) throw await fromResponse(response);
      return parseAnswer(response, consultationReceiptSchema, signal);
    },
  };
}
