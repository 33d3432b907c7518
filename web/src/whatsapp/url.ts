import type { SiteContent } from '@flow/content/schema';

export type WhatsAppPurpose = keyof SiteContent['whatsapp']['templates'];

/** A link that opens WhatsApp with the business's number and the purpose's message filled in. */
export function whatsAppUrl(whatsapp: SiteContent['whatsapp'], purpose: WhatsAppPurpose): string {
  return `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(whatsapp.templates[purpose])}`;
}
