import type { ClientEvent, ClientProfile } from '@flow/sdk/contracts/client';
import type { FormOverview } from '@flow/sdk/contracts/form-assignment';
import { forKnown } from '@flow/sdk/contracts/known-value';
import { eventLabel } from '../leads/lead-labels.ts';

type FormTitles = readonly Pick<FormOverview, 'slug' | 'title'>[];

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

function formNames(details: ClientEvent['details'], forms: FormTitles): string {
  const slugs = Array.isArray(details.forms) ? details.forms.map(String) : [];
  const names = slugs.map((slug) => forms.find((form) => form.slug === slug)?.title ?? slug);
  return names.length === 0 ? 'A form' : listed.format(names);
}

const labels: Readonly<Record<string, string>> = {
  'client.invite': 'Invitation sent',
  'client.add_note': 'Note added',
  'subscription.cancel': 'Subscription cancelled at period end',
  'subscription.resume': 'Cancellation undone',
  'subscription.tell_trial_end': 'Told by mail when the trial turns paid',
  'subscription.tell_second_ended': 'Told by mail that a second subscription was cancelled',
  'lead.link_client': 'Request linked to this account',
};

/** A line of a client's history. An action that is not known yet is shown by its name. */
export function historyLabel(event: Pick<ClientEvent, 'action' | 'details'>, forms: FormTitles): string {
  const { action, details } = event;
  if (action === 'form.assign') return `${formNames(details, forms)} assigned`;
  if (action === 'form.withdraw') return `${formNames(details, forms)} withdrawn`;
  const label = forKnown(labels, action);
  if (label) return label;
  return action.startsWith('lead.') ? `Request: ${eventLabel(event)}` : eventLabel(event);
}

/** Who did it, in a client's history. */
export function actorLabel(
  { actor_email }: Pick<ClientEvent, 'actor_email'>,
  { email }: Pick<ClientProfile, 'email'>,
): string {
  if (actor_email === null) return 'the system';
  return actor_email === email ? 'the client' : actor_email;
}
