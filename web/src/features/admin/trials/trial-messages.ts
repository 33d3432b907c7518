import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import type { Checkout } from '@flow/sdk/contracts/trial';
import { whatsAppMessageUrl } from '../../../whatsapp/url.ts';

/** For whom a trial is begun, as far as it is known. */
export interface TrialPerson {
  firstName: string | null;
  /** As it is stored, in any form. */
  phone: string | null;
}

/** Who writes, and what a plan costs with and without free days. */
export interface TrialOffer {
  business: string;
  plans: Readonly<Record<string, { followedBy: string; withoutTrial: string } | undefined>>;
}

const international = /^\+[1-9]\d{6,14}$/;
/** A mobile number of the Emirates as it is typed there. */
const homeMobile = /^(?:00971|971|0)?(5\d{8})$/;

/** The message with the link: what begins, what it costs and until when the page is open. */
function trialMessage(
  { firstName }: TrialPerson,
  checkout: Checkout,
  { business, plans }: TrialOffer,
): string {
  const { plan, trial_days, url, expires_at } = checkout;
  const begins = trial_days > 0 ? `your ${trial_days} free days begin` : 'your plan begins';
  const price = trial_days > 0 ? plans[plan]?.followedBy : plans[plan]?.withoutTrial;
  const facts = [
    price,
    expires_at && `The page is open until ${formatBusinessDateTime(expires_at)}, Dubai time.`,
  ];
  return [
    `Hi${firstName ? ` ${firstName}` : ''}, this is ${business}. This is the page on which ${begins}:`,
    url,
    facts.filter(Boolean).join(' '),
  ].join('\n\n');
}

/** Opens a chat with the person and the message, which waits to be sent; null for a number that names no country and is no mobile one of the Emirates. */
export function trialChat(person: TrialPerson, checkout: Checkout, offer: TrialOffer): string | null {
  const number = (person.phone ?? '').replace(/[\s().-]/g, '').replace(homeMobile, '+971$1');
  if (!international.test(number)) return null;
  return whatsAppMessageUrl({ number: number.slice(1) }, trialMessage(person, checkout, offer));
}

/** A mail draft to the address of the checkout. */
export function trialMail(person: TrialPerson, checkout: Checkout, offer: TrialOffer): string {
  const { business } = offer;
  const what = checkout.trial_days > 0 ? `Your ${checkout.trial_days} free days` : 'Your plan';
  const body = trialMessage(person, checkout, offer).replaceAll('\n', '\r\n');
  const to = encodeURIComponent(checkout.email).replace('%40', '@');
  const subject = encodeURIComponent(`${what} with ${business}`);
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(body)}`;
}
