import type { SiteContent } from '@flow/content/schema';
import {
  type ConsultationPayload,
  fitnessGoalLabels,
  trainingLocationLabels,
  trainingTypeLabels,
} from '@flow/sdk/contracts/consultation';

const inPersonPath = '/flow-in-person';

/** A `mailto:` link that carries the whole request, for when it cannot be sent. */
export function consultationMailDraft(
  { email, city }: Pick<SiteContent, 'email' | 'city'>,
  payload: ConsultationPayload,
): string {
  const subject = payload.pathname === inPersonPath ? `Consultation — ${city} 1:1` : 'Consultation Request';
  const body = [
    `Name: ${payload.name}`,
    `Phone: ${payload.phone}`,
    `Fitness goal: ${fitnessGoalLabels[payload.fitness_goal]}`,
    `Training preference: ${trainingTypeLabels[payload.training_type]}`,
    `Training location: ${trainingLocationLabels[payload.training_location]}`,
    `Source: ${payload.source_page}`,
    `Attempt: ${payload.submission_attempt}`,
    `Timestamp: ${payload.submitted_at}`,
  ].join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
