import type { Attribution, ClickIdParameter, Touch } from '@flow/sdk/contracts/attribution';
import { clickIdParameters } from '@flow/sdk/contracts/attribution';
import { businessDay, formatBusinessDate, formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import { trainingLocationLabels, trainingTypeLabels } from '@flow/sdk/contracts/consultation';
import { forKnown, labelOf } from '@flow/sdk/contracts/known-value';
import type { ForwardStatus, Lead, LeadEvent, LeadStatus } from '@flow/sdk/contracts/lead';
import { formatBusinessTime } from '@flow/sdk/contracts/response-clock';
import { checkoutLabel } from '../trials/checkout-state.ts';

export const leadStatusLabels: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
};

export const forwardLabels: Record<ForwardStatus, string> = {
  none: 'Not forwarded',
  pending: 'Waiting',
  delivered: 'Delivered',
  dead: 'Given up',
};

/** `In person, Train SF, Downtown`. */
export function preferenceLabel({ training_type, training_location }: Lead): string {
  return `${labelOf(trainingTypeLabels, training_type)}, ${labelOf(trainingLocationLabels, training_location)}`;
}

const clickLabels: Record<ClickIdParameter, string> = {
  gclid: 'Google click',
  gbraid: 'Google click',
  wbraid: 'Google click',
  fbclid: 'Meta click',
  msclkid: 'Microsoft click',
  ttclid: 'TikTok click',
};

function touchCampaign(touch: Touch): string | null {
  const named = [touch.utm_source, touch.utm_campaign].filter(Boolean).join(' / ');
  if (named) return named;
  const click = clickIdParameters.find((parameter) => touch[parameter]);
  return click ? clickLabels[click] : null;
}

/** What brought a visitor: of the last visit, or of the first when the last came by itself. */
export function campaignLabel(attribution: Attribution | null): string | null {
  return attribution && (touchCampaign(attribution.last) ?? touchCampaign(attribution.first));
}

/** The forwarding in words: attempts, when it was or will be tried. */
export function forwardSummary(lead: Lead): string {
  const attempts = lead.forward_attempts === 1 ? '1 attempt' : `${lead.forward_attempts} attempts`;
  switch (lead.forward_status) {
    case 'none':
      return 'Leads were not forwarded when this one came.';
    case 'delivered':
      return lead.forwarded_at
        ? `${formatBusinessDateTime(lead.forwarded_at)}, after ${attempts}.`
        : `After ${attempts}.`;
    case 'pending':
      return lead.next_forward_at
        ? `${attempts} so far. The next one: ${formatBusinessDateTime(lead.next_forward_at)}.`
        : `${attempts} so far.`;
    case 'dead':
      return `${attempts} failed. The lead is safe here, but the automation does not have it.`;
    default:
      return `${labelOf(forwardLabels, lead.forward_status)}, after ${attempts}.`;
  }
}

/** `22:00` on the day of `now`, `20 Nov, 22:00` in its year, otherwise with the year; in Dubai. */
export function dueLabel(dueAt: string, now: number): string {
  const time = formatBusinessTime(dueAt);
  const [due, today] = [businessDay(new Date(dueAt)), businessDay(new Date(now))];
  if (due === today) return time;
  const date = formatBusinessDate(dueAt);
  const sameYear = due.slice(0, 4) === today.slice(0, 4);
  return `${sameYear ? date.replace(/ \d{4}$/, '') : date}, ${time}`;
}

const statusLabel = (value: unknown) => labelOf(leadStatusLabels, String(value));

const eventLabels: Readonly<Record<string, (details: LeadEvent['details']) => string>> = {
  'lead.set_status': ({ from, to }) => `Status changed from ${statusLabel(from)} to ${statusLabel(to)}`,
  'lead.add_note': () => 'Note added',
  'lead.retry_forward': () => 'Forwarding tried again',
  'lead.link_client': () => 'Linked to a client',
  'checkout.open': (details) => `Link to begin made: ${checkoutLabel(details)}`,
  'checkout.complete': (details) => `Subscription begun: ${checkoutLabel(details)}`,
  'checkout.duplicate': (details) =>
    details.cancelled === true
      ? `Second subscription cancelled before a charge: ${checkoutLabel(details)}`
      : `Second subscription charged, to be settled at Stripe: ${checkoutLabel(details)}`,
};

/** A line of the history. An action that is not known yet is shown by its name. */
export function eventLabel({ action, details }: Pick<LeadEvent, 'action' | 'details'>): string {
  return forKnown(eventLabels, action)?.(details) ?? action;
}
