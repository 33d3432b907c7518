import type { Attribution } from '@flow/sdk/contracts/attribution';
import {
  type ConsultationForm,
  type ConsultationPayload,
  consultationLimits,
  payloadFits,
} from '@flow/sdk/contracts/consultation';

/** What the browser knows of the visit. */
export interface VisitContext {
  userAgent: string;
  pathname: string;
  referrer: string;
  attribution: Attribution | undefined;
  /** Whether the visitor asked the assistant before. */
  askedAssistant: boolean;
}

export interface Request {
  form: ConsultationForm;
  sourcePage: string;
  /** The hidden field. */
  company: string;
  attempt: number;
  now: Date;
}

/** The request as it is sent. Without a key it has the documented fields and no other. */
export function buildPayload(request: Request, visit: VisitContext, key: string | null): ConsultationPayload {
  const { form } = request;
  // A lead is not refused because a browser or another site sent a long address along.
  const documented: ConsultationPayload = {
    source_page: request.sourcePage.slice(0, consultationLimits.sourcePage),
    name: form.name,
    phone: form.phone,
    fitness_goal: form.fitnessGoal,
    training_type: form.trainingType,
    training_location: form.trainingLocation,
    submitted_at: request.now.toISOString(),
    user_agent: visit.userAgent.slice(0, consultationLimits.userAgent),
    pathname: visit.pathname.slice(0, consultationLimits.pathname),
    referrer: visit.referrer.slice(0, consultationLimits.referrer) || 'direct',
    honeypot: request.company,
    submission_attempt: request.attempt,
    form_validation_passed: true,
  };
  if (key === null) return documented;
  const withKey = { ...documented, idempotency_key: key };
  const payload = visit.askedAssistant ? { ...withKey, used_assistant: true as const } : withKey;
  const attributed = visit.attribution ? { ...payload, attribution: visit.attribution } : payload;
  // Neither for what is known beside it.
  return [attributed, payload].find(payloadFits) ?? withKey;
}
