import { content as site } from 'content:site';
import type { ConsultationPayload } from '@flow/sdk/contracts/consultation';
import { showToast } from '../toasts/toasts.store.ts';
import { delivery, locks, outbox } from './browser-delivery.ts';
import type { WaitingRequest } from './consultation-outbox.ts';
import { consultationMailDraft } from './mail-draft.ts';
import { consultationOpening, thankForConsultation } from './open.ts';
import { createResender } from './resender.ts';

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
    // It is in no other place any more.
    duration: 60_000,
    action: {
      label: 'Write a mail',
      altText: `Write to ${site.email}`,
      onAction: () => window.location.assign(consultationMailDraft(site.email, payload)),
    },
  });
}

const resender = createResender({
  outbox,
  locks,
  resend: delivery.resend,
  // A browser that does not say counts as online: the request tells.
  isOnline: () => navigator.onLine !== false,
  now: Date.now,
  random: Math.random,
  delivered,
  refused,
});

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('online', () => void resender.online());
}

/** Sends the requests that wait in this browser, now and until none does. */
export function startResending(): void {
  listen();
  void resender.sendNow();
}

/** The same after a request has just failed: not at once. */
export function resendLater(): void {
  listen();
  resender.sendLater();
}
