import { once } from './call.ts';
import { checkInput } from './check-input.ts';
import { type Consultations, createConsultations } from './consultations.ts';
import { consultationPayloadSchema } from './contracts/consultation.ts';
import type { Transport } from './transport.ts';

// What is loaded on demand here is a part of some pages' first script, whole. Imported through a file of its own, it stays
// plain in that script: otherwise a bundler adds a namespace object to it, and its helper to every page.
/** The service of `createFlow`, with its deadline. */
export function createConsultationService(
  transport: Transport,
  thirdPartyWebhookUrl: string | undefined,
): Consultations {
  const { submit } = createConsultations(transport, thirdPartyWebhookUrl);
  return {
    async submit(payload, options = {}) {
      const checked = checkInput(consultationPayloadSchema, payload, 'payload');
      return once(options, ({ signal }) => submit(checked, { signal }));
    },
  };
}
