import { formatBusinessDate, formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import type { ClientProfile, ClientSubscription } from '@flow/sdk/contracts/client';
import { type FormAssignment, shownAssignmentStatus } from '@flow/sdk/contracts/form-assignment';
import { disputeText, trialNoticeText } from '@flow/sdk/texts';
import { singleLine } from '../../output/single-line.ts';
import { renderDetails } from '../../output/table.ts';
import { statusText } from '../subscriptions/subscription-columns.ts';
import { fullName } from './collection.ts';

/** A client with the forms that were given to them, the latest first. */
export interface WholeClient extends ClientProfile {
  assignments: FormAssignment[];
}

const eventsShown = 10;

const instant = (value: string | null) => (value === null ? '-' : formatBusinessDateTime(value));

function subscriptionLine(subscription: ClientSubscription): string {
  const { plan, current_period_end, stripe_subscription_id } = subscription;
  const until = current_period_end === null ? [] : [`until ${formatBusinessDate(current_period_end)}`];
  const disputes = (subscription.open_disputes ?? []).map((one) => `dispute of ${disputeText(one)}`);
  const notices = (subscription.trial_notices ?? []).map(trialNoticeText);
  const parts = [statusText(subscription), plan ?? '-', ...until, stripe_subscription_id ?? '-'];
  return [...parts, ...disputes, ...notices].join(', ');
}

function assignmentLine(assignment: FormAssignment, now: Date): string {
  const { forms_registry, due_date, completed_at } = assignment;
  const status = shownAssignmentStatus(assignment, now);
  const waits = status === 'pending' || status === 'overdue';
  const due = waits && due_date !== null ? [`due ${formatBusinessDate(due_date)}`] : [];
  const completed = completed_at === null ? [] : [formatBusinessDate(completed_at)];
  return [forms_registry?.slug ?? '-', status, ...due, ...completed].join(', ');
}

function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `\n${title}\n${lines.map((line) => `  ${singleLine(line)}\n`).join('')}`;
}

/** A client for a person: the account, then what belongs to it, in Dubai time. */
export function describeClient(profile: WholeClient, now: Date): string {
  const { history } = profile;
  const events = history
    .slice(0, eventsShown)
    .map(
      ({ occurred_at, action, actor_email }) =>
        `${formatBusinessDateTime(occurred_at)}  ${action}  ${actor_email ?? 'the system'}`,
    );
  const older =
    history.length > eventsShown ? [`and ${history.length - eventsShown} more: --json has them`] : [];
  return [
    renderDetails([
      ['Email', profile.email ?? '-'],
      ['Name', fullName(profile) ?? '-'],
      ['Phone', profile.phone ?? '-'],
      ['Joined', instant(profile.created_at)],
      ['Confirmed', profile.confirmed ? 'yes' : 'no'],
      ['Invited', instant(profile.invited_at)],
      ['Last sign-in', instant(profile.last_sign_in_at)],
      ['Client', profile.id],
    ]),
    section('Subscriptions', profile.subscriptions.map(subscriptionLine)),
    section(
      'Forms',
      profile.assignments.map((assignment) => assignmentLine(assignment, now)),
    ),
    section(
      'Leads',
      profile.leads.map(
        ({ reference, status, received_at }) =>
          `${reference}, ${status}, ${formatBusinessDateTime(received_at)}`,
      ),
    ),
    section(
      'Notes',
      profile.notes.map(
        ({ created_at, author_email, body }) =>
          `${formatBusinessDateTime(created_at)}, ${author_email ?? 'somebody'}: ${body}`,
      ),
    ),
    section('History', [...events, ...older]),
  ].join('');
}
