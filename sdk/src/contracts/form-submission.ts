import * as z from 'zod/mini';
import { businessDaySchema } from './business-time.ts';
import { timestampSchema } from './timestamp.ts';

export const formKeys = ['goal_setting', 'parq_assessment'] as const;
export type FormKey = (typeof formKeys)[number];

export const primaryFocuses = [
  'Build muscle',
  'Lose fat',
  'Improve endurance',
  'Stay consistent',
  'Move better',
  'Reduce pain',
  'Feel more energized',
  'General fitness',
  'Other',
] as const;

const text = z.optional(z.nullable(z.string()));
const list = z.optional(z.nullable(z.array(z.string())));

/** A client may send the form before it is complete: every answer may be missing. */
export const goalSettingPayloadSchema = z.object({
  one_week_goal: text,
  one_month_goals: text,
  one_year_goals: text,
  current_mindset: text,
  weekly_frequency: text,
  weekly_frequency_other: text,
  primary_focus: list,
  primary_focus_other: text,
  belief_to_change: text,
  belief_to_change_other: text,
  obstacles: list,
  obstacles_other: text,
  nutrition_support: list,
  success_visualization: text,
  anything_else: text,
});
export type GoalSettingPayload = z.infer<typeof goalSettingPayloadSchema>;

/** What the PAR-Q health assessment records. */
export const parqPayloadSchema = z.object({ goals: list, fitness_level: list, training_location: list });
export type ParqPayload = z.infer<typeof parqPayloadSchema>;

export const formSubmissionSchema = z.object({
  id: z.uuid(),
  client_id: z.uuid(),
  form_key: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  version: z.int(),
  created_at: timestampSchema,
  payload: z.record(z.string(), z.unknown()),
  /** The ids of the questions whose answer the coach has to see. */
  flags: z.array(z.string()),
  /** Of a goal-setting form: by the rule of `isGoalFormComplete`. Other forms are sent whole. */
  complete: z.boolean(),
});
export type FormSubmission = z.infer<typeof formSubmissionSchema>;

export const completionFilters = ['all', 'complete', 'incomplete'] as const;
export type CompletionFilter = (typeof completionFilters)[number];

/** Most rows of one page, and as many as a request without a limit is answered. */
export const submissionPageMaximum = 1_000;

/** Lengths in UTF-16 characters after trimming. */
export const submissionLimits = { search: 100 } as const;

/** From and To bound the Dubai day of the submission, both inclusive. What is absent does not restrict. */
export const submissionFilterSchema = z.object({
  form_key: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  client_id: z.optional(z.nullable(z.uuid('Expected the id of a client'))),
  from: z.optional(z.nullable(businessDaySchema)),
  to: z.optional(z.nullable(businessDaySchema)),
  /** Matches a chosen focus; `Other` also where one was written. */
  focus: z.optional(z.nullable(z.enum(primaryFocuses))),
  completion: z._default(z.enum(completionFilters), 'all'),
  flagged: z.optional(z.nullable(z.boolean())),
  /** A part of the name, the address or the phone, as they were when it was sent; one or two letters begin a word of it, signs alone find nothing. */
  search: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(submissionLimits.search)))),
});
export type SubmissionFilter = z.input<typeof submissionFilterSchema>;

export const listSubmissionsRequestSchema = z.extend(submissionFilterSchema, {
  limit: z._default(z.int().check(z.gte(1), z.lte(submissionPageMaximum)), submissionPageMaximum),
  cursor: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
export type ListSubmissionsRequest = z.input<typeof listSubmissionsRequestSchema>;

/** Newest first. */
export const listSubmissionsResponseSchema = z.object({
  items: z.array(formSubmissionSchema),
  /** Where the next page begins; null on the last one. */
  next_cursor: z.nullable(z.string()),
  /** Submissions of the form (and client), whatever the other filters. */
  total: z.int(),
  /** How many of them the filters match; null where a search has more than 100, or days more than 500. */
  matching: z.nullable(z.int()),
});
export type SubmissionPage = z.infer<typeof listSubmissionsResponseSchema>;

/** The columns of the CSV export that hold what is known of every submission; a column a question follows. */
export const submissionCsvColumns = [
  'id',
  'created_at',
  'form_key',
  'version',
  'first_name',
  'last_name',
  'email',
  'phone',
  'client_id',
  'complete',
  'flags',
] as const satisfies readonly (keyof FormSubmission)[];

/** Complete when the three goals, mindset, frequency and at least one focus are all present. */
export function isGoalFormComplete(payload: GoalSettingPayload): boolean {
  const answers = [
    payload.one_week_goal,
    payload.one_month_goals,
    payload.one_year_goals,
    payload.current_mindset,
    payload.weekly_frequency,
  ];
  return answers.every((answer) => Boolean(answer?.trim())) && (payload.primary_focus?.length ?? 0) > 0;
}

/** The form's screen: its key's first underscore becomes a hyphen (`goal_setting` is `goal-setting`). */
export function formPath(formKey: string): string {
  return `/admin/forms/${formKey.replace('_', '-')}`;
}
