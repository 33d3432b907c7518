import { type ConsultationPayload, consultationReceiptSchema } from './contracts/consultation.ts';
import { fromFunctionResponse, fromTransportFailure } from './errors.ts';
import { parseAnswer, type Transport } from './transport.ts';

// For who needs this service and no other: a form that must be able to send when nothing more can be loaded.
export { isFlowError } from './errors.ts';

export interface Consultations {
  /**
   * Sends a consultation request and resolves once it is stored. One simple request (JSON as `text/plain`), so
   * that no preflight can fail before it. Sending the same `idempotency_key` again answers the same reference.
   *
   * With a third-party webhook the answer is opaque: any completed request counts, and the reference is null.
   * @throws FlowError `network`, `rate_limited` (with `retryAfter`), `invalid_input` (with `fields`), `server`
   */
  submit(
    payload: ConsultationPayload,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<{ reference: string | null }>;
}

/** The service on its own, without the rest of `createFlow`. */
export function createConsultations(
  transport: Transport,
  thirdPartyWebhookUrl: string | undefined,
): Consultations {
  return {
    async submit(payload, { signal } = {}) {
      const request: RequestInit = {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body: JSON.stringify(payload),
        // Lets the request outlive a page that is left right after pressing send.
        keepalive: true,
        ...(signal ? { signal } : {}),
      };
      const send = (url: string, init: RequestInit) =>
        transport.fetch(url, init).catch((cause: unknown) => {
          throw fromTransportFailure(cause, signal);
        });

      if (thirdPartyWebhookUrl) {
        await send(thirdPartyWebhookUrl, { ...request, mode: 'no-cors' });
        return { reference: null };
      }
      const response = await send(`${transport.url}/functions/v1/consultation-webhook`, request);
      if (!response.ok) throw await fromFunctionResponse(response);
      return parseAnswer(response, consultationReceiptSchema, signal);
    },
  };
}
