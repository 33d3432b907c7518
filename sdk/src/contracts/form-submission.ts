import * as z from 'zod/mini';
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
});
export type FormSubmission = z.infer<typeof formSubmissionSchema>;

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
