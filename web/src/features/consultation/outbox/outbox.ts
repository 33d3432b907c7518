import { content as site } from 'content:site';
import { createConsultations } from '@flow/sdk/consultations';
import type { ConsultationPayload } from '@flow/sdk/contracts/consultation';
import { env } from '../../../env.ts';
import { visitorTransport } from '../../../visitor-transport.ts';
import { showToast } from '../../toasts/toasts.store.ts';
import { consultationMailDraft } from '../mail-draft.ts';
import { consultationOpening, thankForConsultation } from '../open.ts';
import { createDelivery } from './delivery.ts';
import { createLocks } from './locks.ts';
import { createQueue, type WaitingRequest } from './queue.ts';
import { createRetry } from './retry.ts';

/** A third party's automation gets what was agreed on with it and nothing more, and does not know a request again. */
export const documentedPayloadOnly = env.consultationWebhookUrl !== undefined;

/** Comes with the form, not when it is sent: by then there may be no connection to load it over. */
const consultations = createConsultations(visitorTransport, env.consultationWebhookUrl);

const locks = createLocks(navigator.locks);

export const queue = createQueue({ storage: () => window.localStorage, alone: locks.alone });

export const delivery = createDelivery({
  queue,
  locks,
  post: (payload, signal) => consultations.submit(payload, { signal }),
  knowsRepeats: !documentedPayloadOnly,
  now: Date.now,
});

let forgetTyped: (payload: ConsultationPayload) => boolean = () => false;

/** The form's part of an arrival: answers whether what it shows is what has arrived. */
export function onArrival(forget: (payload: ConsultationPayload) => boolean): void {
  forgetTyped = forget;
}

function delivered({ payload }: WaitingRequest, reference: string | null): void {
  const isShown = forgetTyped(payload);
  // Who is filling in another request is told of this one in a toast alone.
  if (isShown || !consultationOpening.open) thankForConsultation(reference);
  const promise = 'We will contact you shortly.';
  showToast({
    title: 'Your request has arrived',
    description: reference === null ? promise : `${promise} Your reference: ${reference}`,
  });
}

function refused({ payload }: WaitingRequest): void {
  console.warn('A kept consultation request was refused for good, and is not sent again.');
  showToast({
    title: 'Your request was not sent',
    description: 'Something in it could not be taken. Please send it by mail, or fill in the form again.',
    variant: 'destructive',
    // Nothing else keeps this request: leave the visitor time to copy it.
    duration: 60_000,
    action: {
      label: 'Write a mail',
      altText: `Write to ${site.email}`,
      onAction: () => window.location.assign(consultationMailDraft(site, payload)),
    },
  });
}

/** Sends what waits in this browser: now, later after a failure, and when the connection is back. */
export const retry = createRetry({
  queue,
  locks,
  resend: delivery.resend,
  // A browser that does not say counts as online: the request tells.
  isOnline: () => navigator.onLine !== false,
  now: Date.now,
  random: Math.random,
  delivered,
  refused,
});

window.addEventListener('online', () => void retry.online());
