import { createConsultations } from '@flow/sdk/consultations';
import { env } from '../../env.ts';
import { visitorTransport } from '../../visitor-transport.ts';
import { createOutbox } from './consultation-outbox.ts';
import { createDelivery } from './delivery.ts';
import { createOutboxLocks } from './outbox-locks.ts';

/** A third party's automation gets what was agreed on with it and nothing more, and does not know a request again. */
export const documentedPayloadOnly = env.consultationWebhookUrl !== undefined;

/** Comes with the form, not when it is sent: by then there may be no connection to load it over. */
const consultations = createConsultations(visitorTransport, env.consultationWebhookUrl);

export const locks = createOutboxLocks(navigator.locks);

export const outbox = createOutbox({ storage: () => window.localStorage, alone: locks.alone });

export const delivery = createDelivery({
  outbox,
  locks,
  post: (payload, signal) => consultations.submit(payload, { signal }),
  knowsRepeats: !documentedPayloadOnly,
  now: Date.now,
});
