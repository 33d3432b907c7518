import type { ClientEvent, ClientProfile } from '@flow/sdk/contracts/client';
import type { FormOverview } from '@flow/sdk/contracts/form-assignment';
import { eventLabel } from '../leads/lead-labels.ts';

type FormTitles = readonly Pick<FormOverview, 'slug' | 'title'>[];

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

function formNames(details: ClientEvent['details'], forms: FormTitles): string {
  const slugs = Array.isArray(details.forms) ? details.forms.map(String) : [];
  const names = slugs.map((slug) => forms.find((form) => form.slug === slug)?.title ?? slug);
  return names.length === 0 ? 'A form' : listed.format(names);
}

/** A line of a client's history. An action that is not known yet is shown by its name. */
export function historyLabel(event: Pick<ClientEvent, 'action' | 'details'>, forms: FormTitles): string {
  switch (event.action) {
    case 'form.assign':
      return `${formNames(event.details, forms)} assigned`;
    case 'form.withdraw':
      return `${formNames(event.details, forms)} withdrawn`;
    case 'client.invite':
      return 'Invitation sent';
    case 'client.add_note':
      return 'Note added';
    case 'subscription.cancel':
      return 'Subscription cancelled at period end';
    case 'subscription.resume':
      return 'Cancellation undone';
    case 'subscription.tell_trial_end':
      return 'Told by mail when the trial turns paid';
    case 'subscription.tell_second_ended':
      return 'Told by mail that a second subscription was cancelled';
    case 'lead.link_client':
      return 'Request linked to this account';
    default:
      return event.action.startsWith('lead.') ? `Request: ${eventLabel(event)}` : eventLabel(event);
  }
}

/** Who did it, in a client's history. */
export function actorLabel(
  { actor_email }: Pick<ClientEvent, 'actor_email'>,
  { email }: Pick<ClientProfile, 'email'>,
): string {
  if (actor_email === null) return 'the system';
  return actor_email === email ? 'the client' : actor_email;
}
