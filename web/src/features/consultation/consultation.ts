import { content as site } from 'content:site';
import { env } from '../../env.ts';
import { loadFlow } from '../../services.ts';
import { dismissToasts, showToast } from '../toasts/toasts.store.ts';
import { createConsultation } from './consultation.store.ts';
import { closeConsultation, thankForConsultation } from './open.ts';

/** The page's one consultation form. */
export const consultation = createConsultation({
  send: async (payload) => (await loadFlow()).consultations.submit(payload),
  thank: thankForConsultation,
  close: closeConsultation,
  showToast,
  dismissToasts,
  openMail: (href) => window.location.assign(href),
  now: () => new Date(),
  // A third party's automation gets what was agreed on with it and nothing more.
  newId: () => (env.consultationWebhookUrl ? null : crypto.randomUUID()),
  visit: () => ({
    userAgent: navigator.userAgent,
    pathname: window.location.pathname,
    referrer: document.referrer,
  }),
  email: site.email,
});
