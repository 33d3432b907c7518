import { once, repeatably } from './call.ts';
import { checkInput } from './check-input.ts';
import { type Consultations, createConsultations } from './consultations.ts';
import { consultationPayloadSchema } from './contracts/consultation.ts';
import type { Send } from './request.ts';
import type { Transport } from './transport.ts';

// What is loaded on demand here is a part of some pages' first script, whole. Imported through a file of its own, it stays
// plain in that script: otherwise a bundler adds a namespace object to it, and its helper to every page.
/** The service of `createFlow`, with its deadline and its repetitions. */
export function createConsultationService(
  transport: Transport,
  send: Send,
  thirdPartyWebhookUrl: string | undefined,
): Consultations {
  return {
    async submit(payload, options = {}) {
      const checked = checkInput(consultationPayloadSchema, payload, 'payload');
      // A third party knows no keys, and its opaque answers tell nothing.
      if (thirdPartyWebhookUrl) {
        const { submit } = createConsultations(transport, thirdPartyWebhookUrl);
        return once(options, ({ signal }) => submit(checked, { signal }));
      }
      const kind = checked.idempotency_key === undefined ? once : repeatably;
      return kind(options, (call) => {
        const fetch: Transport['fetch'] = (url, init = {}) => send(call, String(url), init);
        return createConsultations({ ...transport, fetch }, undefined).submit(checked, call);
      });
    },
  };
}
