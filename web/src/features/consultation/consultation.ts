import { content as site } from 'content:site';
import { whatsAppUrl } from '../../whatsapp/url.ts';
import { askedAssistant } from '../asked-assistant.ts';
import { attribution } from '../attribution/browser-attribution.ts';
import { dismissToasts, showToast } from '../toasts/toasts.store.ts';
import { delivery, documentedPayloadOnly, outbox } from './browser-delivery.ts';
import { createConsultation } from './consultation.store.ts';
import { newId } from './new-id.ts';
import { closeConsultation, thankForConsultation } from './open.ts';
import { onArrival, resendLater } from './resend.ts';

async function send(...request: Parameters<typeof delivery.send>): ReturnType<typeof delivery.send> {
  try {
    const receipt = await delivery.send(...request);
    if (!documentedPayloadOnly) attribution.rememberSender();
    return receipt;
  } catch (error) {
    resendLater();
    throw error;
  }
}

/** The page's one consultation form. */
export const consultation = createConsultation({
  send,
  idFor: delivery.idFor,
  keepsForLong: outbox.isLasting,
  thank: thankForConsultation,
  close: closeConsultation,
  showToast,
  dismissToasts,
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
  phone: site.phone.display,
});

onArrival(consultation.arrived);
