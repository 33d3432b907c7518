import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import {
  fitnessGoalLabels,
  trainingLocationLabels,
  trainingTypeLabels,
} from '@flow/sdk/contracts/consultation';
import { labelOf } from '@flow/sdk/contracts/known-value';
import type { Lead } from '@flow/sdk/contracts/lead';
import { campaignLabel, forwardLabels, leadStatusLabels } from './lead-labels.ts';

/** A lead as lines of text, for a mail or a chat with a colleague. */
export function leadFacts(lead: Lead): string {
  const facts: [label: string, value: string | null][] = [
    ['Reference', lead.reference],
    ['Name', lead.name],
    ['Phone', lead.phone_e164 ?? lead.phone],
    ['Goal', labelOf(fitnessGoalLabels, lead.fitness_goal)],
    ['Preference', labelOf(trainingTypeLabels, lead.training_type)],
    ['Location', labelOf(trainingLocationLabels, lead.training_location)],
    ['Status', labelOf(leadStatusLabels, lead.status)],
    ['Received', `${formatBusinessDateTime(lead.received_at)} (Dubai)`],
    ['Source', lead.source_page],
    ['Campaign', campaignLabel(lead.attribution)],
    ['Earlier request', lead.duplicate_of],
    ['Forwarding', labelOf(forwardLabels, lead.forward_status)],
  ];
  return facts
    .filter(([, value]) => value !== null)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}
