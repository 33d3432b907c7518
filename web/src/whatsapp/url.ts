import type { SiteContent } from '@flow/content/schema';

type WhatsApp = SiteContent['whatsapp'];

export type WhatsAppPurpose = keyof WhatsApp['templates'];

/** A link that opens WhatsApp with the business's number and a message that waits to be sent. */
export function whatsAppMessageUrl({ number }: Pick<WhatsApp, 'number'>, message: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}

/** The link with the message of a purpose. */
export function whatsAppUrl(whatsapp: WhatsApp, purpose: WhatsAppPurpose): string {
  return whatsAppMessageUrl(whatsapp, whatsapp.templates[purpose]);
}
