import { content as site } from 'content:site';
import { whatsAppUrl } from '../../whatsapp/url.ts';
import { attribution } from '../attribution/browser-attribution.ts';
import { dismissToast, showToast } from '../toasts/toasts.store.ts';
import { askedAssistant } from './asked-assistant.ts';
import { createConsultation } from './consultation.store.ts';
import { newId } from './new-id.ts';
import { closeConsultation, thankForConsultation } from './open.ts';
import { delivery, documentedPayloadOnly, onArrival, queue, retry } from './outbox/outbox.ts';

async function send(...request: Parameters<typeof delivery.send>): ReturnType<typeof delivery.send> {
  try {
    const receipt = await delivery.send(...request);
    if (!documentedPayloadOnly) attribution.rememberSender();
    return receipt;
  } catch (error) {
    retry.sendLater();
    throw error;
  }
}

/** The page's one consultation form. */
export const consultation = createConsultation({
  send,
  idFor: delivery.idFor,
  keepsForLong: queue.isLasting,
  thank: thankForConsultation,
  close: closeConsultation,
  showToast,
  dismissToast,
  openMail: (href) => window.location.assign(href),
  openWhatsApp: () => void window.open(whatsAppUrl(site.whatsapp, 'cta'), '_blank', 'noopener'),
  now: () => new Date(),
  newId,
  documentedPayloadOnly,
  visit: () => ({
    userAgent: navigator.userAgent,
    pathname: window.location.pathname,
    referrer: document.referrer,
    attribution: attribution.read(),
    askedAssistant: askedAssistant(() => window.localStorage),
  }),
  email: site.email,
  city: site.city,
  phone: site.phone.display,
});

onArrival(consultation.arrived);
