import type { Lead } from '@flow/sdk/contracts/lead';
import { whatsAppMessageUrl } from '../../../whatsapp/url.ts';
import { leadFacts } from './lead-facts.ts';
import { splitName } from './lead-name.ts';

/** Calls the lead: the international number, or what was typed when no numbering plan knows it. */
export function telephoneLink({ phone, phone_e164 }: Lead): string {
  return `tel:${phone_e164 ?? phone.replace(/[^0-9+]/g, '')}`;
}

/** Opens a chat with the lead and a greeting that waits to be sent; null for a number that no country knows. */
export function whatsAppLink(lead: Lead, business: string): string | null {
  if (lead.phone_e164 === null) return null;
  const greeting = `Hi ${splitName(lead.name).firstName}, this is ${business}. Thank you for your request (${lead.reference}). When is a good time to talk?`;
  return whatsAppMessageUrl({ number: lead.phone_e164.replace(/[^0-9]/g, '') }, greeting);
}

/** A mail draft that passes the lead on: without a recipient, as leads leave no address. */
export function mailLink(lead: Lead): string {
  const subject = encodeURIComponent(`Lead ${lead.reference}: ${lead.name}`);
  return `mailto:?subject=${subject}&body=${encodeURIComponent(leadFacts(lead).replaceAll('\n', '\r\n'))}`;
}
