import { isFlowError } from '@flow/sdk/consultations';
import type { ConsultationField } from '@flow/sdk/contracts/consultation';

export type Refusal =
  | { kind: 'fields'; errors: Partial<Record<ConsultationField, string>> }
  /** `seconds` to wait, when the server said. */
  | { kind: 'too-many'; seconds: number | undefined }
  | { kind: 'too-large' }
  /** No answer, or one that the visitor can do nothing about; final, when asking again would not change it. */
  | { kind: 'unreachable'; isFinal: boolean };

const fieldByWireName: Readonly<Record<string, ConsultationField>> = {
  name: 'name',
  phone: 'phone',
  fitness_goal: 'fitnessGoal',
  training_type: 'trainingType',
  training_location: 'trainingLocation',
};

/** What a failed submission means for the person at the form. */
export function classifyRefusal(error: unknown): Refusal {
  if (!isFlowError(error)) return { kind: 'unreachable', isFinal: false };
  if (error.code === 'rate_limited') return { kind: 'too-many', seconds: error.retryAfter };
  if (error.code === 'payload_too_large') return { kind: 'too-large' };
  if (error.code !== 'invalid_input') return { kind: 'unreachable', isFinal: false };
  const errors: Partial<Record<ConsultationField, string>> = {};
  for (const [wireName, reason] of Object.entries(error.fields ?? {})) {
    const field = fieldByWireName[wireName];
    if (field) errors[field] = reason;
  }
  if (Object.keys(errors).length > 0) return { kind: 'fields', errors };
  // A refused field that is not in the form cannot be corrected in the form: the request goes by mail.
  return { kind: 'unreachable', isFinal: error.fields !== undefined };
}
