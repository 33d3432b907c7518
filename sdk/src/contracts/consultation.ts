import * as z from 'zod/mini';
import { attributionSchema } from './attribution.ts';
import { issueFields } from './issue-fields.ts';
import { phoneRules } from './phone.ts';

/** Limits of the consultation form and its payload. Lengths count UTF-16 characters after trimming. */
export const consultationLimits = {
  nameMinimum: 2,
  /** A name is shorter than this. */
  nameBelow: 100,
  sourcePage: 200,
  userAgent: 1_000,
  pathname: 500,
  referrer: 2_000,
  /** UTF-8 bytes of the serialised payload. */
  payloadBytes: 10_000,
} as const;

export const fitnessGoals = [
  'lose-weight',
  'build-muscle',
  'athletic-performance',
  'general-wellness',
  'postpartum',
  'menopause',
  'other',
] as const;
export type FitnessGoal = (typeof fitnessGoals)[number];

export const trainingTypes = ['in-person', 'online', 'hybrid'] as const;
export type TrainingType = (typeof trainingTypes)[number];

export const trainingLocations = [
  'train-sf-downtown',
  'train-sf-alquoz',
  'locker-alquoz',
  'home-training',
  'not-sure',
] as const;
export type TrainingLocation = (typeof trainingLocations)[number];

export const fitnessGoalLabels: Record<FitnessGoal, string> = {
  'lose-weight': 'Lose weight',
  'build-muscle': 'Build muscle',
  'athletic-performance': 'Athletic performance',
  'general-wellness': 'General wellness',
  postpartum: 'Postpartum',
  menopause: 'Menopause',
  other: 'Other',
};

export const trainingTypeLabels: Record<TrainingType, string> = {
  'in-person': 'In person',
  online: 'Online',
  hybrid: 'Hybrid',
};

export const trainingLocationLabels: Record<TrainingLocation, string> = {
  'train-sf-downtown': 'Train SF, Downtown',
  'train-sf-alquoz': 'Train SF, Al Quoz',
  'locker-alquoz': 'Locker, Al Quoz',
  'home-training': 'Home training',
  'not-sure': 'Not sure yet',
};

/** The form's fields in their order on the screen, which is the order of what is wrong. */
export const consultationFields = [
  'name',
  'phone',
  'fitnessGoal',
  'trainingType',
  'trainingLocation',
] as const;
export type ConsultationField = (typeof consultationFields)[number];

// Each rule aborts, so that a field's only issue is the first rule it fails.
const required = (error: string) => z.minLength(1, { error, abort: true });
const rule = (test: (value: string) => boolean, error: string) =>
  z.refine<string>(test, { error, abort: true });

const nameSchema = z.string().check(
  z.trim(),
  required('Full name is required'),
  rule((name) => name.length >= consultationLimits.nameMinimum, 'Name must be at least 2 characters'),
  rule((name) => name.length < consultationLimits.nameBelow, 'Name must be less than 100 characters'),
  rule(
    // Phones type U+2019 for an apostrophe; it is one.
    (name) => /^[\p{L}\p{M} '’-]+$/u.test(name),
    'Name can only contain letters, spaces, hyphens, and apostrophes',
  ),
);

const phoneSchema = z
  .string()
  .check(
    z.trim(),
    required('Phone number is required'),
    ...phoneRules.map(([holds, problem]) => rule(holds, problem)),
  );

const fitnessGoalSchema = z.enum(fitnessGoals, { error: 'Please select your fitness goal' });
const trainingTypeSchema = z.enum(trainingTypes, { error: 'Please select your training preference' });
const trainingLocationSchema = z.enum(trainingLocations, { error: 'Please select a training location' });

/** What the visitor fills in. Selects hold '' until something is chosen. */
export const consultationFormSchema = z.object({
  name: nameSchema,
  phone: phoneSchema,
  fitnessGoal: fitnessGoalSchema,
  trainingType: trainingTypeSchema,
  trainingLocation: trainingLocationSchema,
});
export type ConsultationForm = z.infer<typeof consultationFormSchema>;
export type ConsultationFormValues = Record<ConsultationField, string>;

export type ConsultationFormResult =
  | { ok: true; value: ConsultationForm }
  | { ok: false; errors: Partial<Record<ConsultationField, string>>; messages: string[] };

/** Checks the form: the trimmed values, or for each wrong field the first rule it fails, in field order. */
export function validateConsultationForm(values: ConsultationFormValues): ConsultationFormResult {
  const result = consultationFormSchema.safeParse(values);
  if (result.success) return { ok: true, value: result.data };
  const errors: Partial<Record<ConsultationField, string>> = issueFields(result.error, 'form');
  const messages = consultationFields.flatMap((field) => errors[field] ?? []);
  return { ok: false, errors, messages };
}

const context = (maximum: number) => z.string().check(z.maxLength(maximum));

/** With more than milliseconds the last instant of 9999 is rounded into a year that no reader of leads expects. */
const sentAtSchema = z.iso
  .datetime()
  .check(z.regex(/^(?!0000)[^.]+(?:\.\d{1,3})?Z$/, 'Invalid ISO datetime'));

/** The request as it is sent: to our own function or to an automation's webhook. */
export const consultationPayloadSchema = z.object({
  /** Where the visitor clicked Connect: a path, with `#section` when a page has several. */
  source_page: context(consultationLimits.sourcePage).check(z.minLength(1)),
  name: nameSchema,
  phone: phoneSchema,
  fitness_goal: fitnessGoalSchema,
  training_type: trainingTypeSchema,
  training_location: trainingLocationSchema,
  /** When it was sent by the visitor's clock, ISO 8601 in UTC. */
  submitted_at: sentAtSchema,
  user_agent: context(consultationLimits.userAgent),
  pathname: context(consultationLimits.pathname),
  /** `document.referrer`, or 'direct'. */
  referrer: context(consultationLimits.referrer),
  /** The hidden field `company`: empty when a person sends it. */
  honeypot: context(1_000),
  submission_attempt: z.int().check(z.gte(1)),
  form_validation_passed: z.literal(true),
  /** Made when the modal opens: a retry of the same request never makes a second lead. */
  idempotency_key: z.optional(z.uuid()),
  /** How the visitor came. One that is not what it should be is dropped: no lead is refused for it. */
  attribution: z.catch(z.optional(attributionSchema), undefined),
  /** There when the visitor had asked the assistant. Counted, and not kept with the request. */
  used_assistant: z.catch(z.optional(z.literal(true)), undefined),
});
export type ConsultationPayload = z.infer<typeof consultationPayloadSchema>;

/** Whether the serialised payload is at most 10,000 bytes of UTF-8. */
export function payloadFits(payload: ConsultationPayload): boolean {
  return new TextEncoder().encode(JSON.stringify(payload)).byteLength <= consultationLimits.payloadBytes;
}

/** The answer to a stored request: a short reference that the visitor can quote. */
export const consultationReceiptSchema = z.object({ reference: z.string().check(z.minLength(1)) });
export type ConsultationReceipt = z.infer<typeof consultationReceiptSchema>;
