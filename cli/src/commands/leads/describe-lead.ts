import type { Touch } from '@flow/sdk/contracts/attribution';
import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import {
  fitnessGoalLabels,
  trainingLocationLabels,
  trainingTypeLabels,
} from '@flow/sdk/contracts/consultation';
import { labelOf } from '@flow/sdk/contracts/known-value';
import type { Lead } from '@flow/sdk/contracts/lead';
import { renderDetails } from '../../output/table.ts';
import { forwardCell, responseCell } from './cells.ts';

function phoneText({ phone, phone_e164 }: Lead): string {
  return phone_e164 === null || phone_e164 === phone ? phone : `${phone} (${phone_e164})`;
}

/** Where a visitor came from, and on which page the visit began. */
function touchText(touch: Touch): string {
  const { utm_source, utm_medium, utm_campaign } = touch;
  const campaign = [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' / ');
  return `${campaign || touch.referrer} on ${touch.landing_path}`;
}

/** A lead for a person: names and values below one another, in Dubai time. */
export function describeLead(lead: Lead, now: Date): string {
  const { attribution } = lead;
  return renderDetails([
    ['Reference', lead.reference],
    ['Name', lead.name],
    ['Phone', phoneText(lead)],
    ['Status', lead.status],
    ['Response', responseCell(lead, now).text],
    ['Received', formatBusinessDateTime(lead.received_at)],
    ['Goal', labelOf(fitnessGoalLabels, lead.fitness_goal)],
    [
      'Training',
      `${labelOf(trainingTypeLabels, lead.training_type)}, ${labelOf(trainingLocationLabels, lead.training_location)}`,
    ],
    ['Source', lead.source_page],
    ...(attribution === null
      ? []
      : ([
          ['First came', touchText(attribution.first)],
          ['Last came', touchText(attribution.last)],
        ] as const)),
    ...(lead.duplicate_of === null ? [] : ([['Earlier lead', lead.duplicate_of]] as const)),
    ['Forward', forwardCell(lead).text],
    ...lead.notes.map(
      (note) =>
        [
          'Note',
          `${formatBusinessDateTime(note.created_at)}, ${note.author_email ?? 'somebody'}: ${note.body}`,
        ] as const,
    ),
  ]);
}
