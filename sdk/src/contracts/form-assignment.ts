import * as z from 'zod/mini';
import { answersSchema, formDefinitionSchema } from './form-definition.ts';
import { timestampSchema } from './timestamp.ts';

/** A form in the registry. Slugs use hyphens (`goal-setting`). */
export const registeredFormSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
});
export type RegisteredForm = z.infer<typeof registeredFormSchema>;

const instant = z.nullable(timestampSchema);

/** A form of the registry with what became of it, for admins. */
export const formOverviewSchema = z.extend(registeredFormSchema, {
  form_key: z.string(),
  /** The version that is answered now; 0 before the first was published. */
  version: z.int(),
  /** Given to every new client. */
  is_default: z.boolean(),
  due_days: z.int(),
  /** When its file left the content: it is given to nobody any more. */
  retired_at: instant,
  /** Assignments that wait for their client; the overdue ones are among them. */
  pending: z.int(),
  /** 1,001 at most, which is more than 1,000. */
  overdue: z.int(),
  completed: z.int(),
  submissions: z.int(),
  /** Submissions with an answer that the coach has to see. */
  flagged: z.int(),
  last_submitted_at: instant,
});
export type FormOverview = z.infer<typeof formOverviewSchema>;

/** The columns of the registry's CSV, in their order. */
export const formCsvColumns = [
  'slug',
  'form_key',
  'title',
  'version',
  'is_default',
  'due_days',
  'pending',
  'overdue',
  'completed',
  'submissions',
  'flagged',
  'last_submitted_at',
  'retired_at',
] as const satisfies readonly (keyof FormOverview)[];

/** Stored statuses. Overdue is computed from the due date, never stored. */
export const assignmentStatuses = ['pending', 'completed', 'withdrawn'] as const;

const assignmentFields = {
  id: z.uuid(),
  status: z.string(),
  assigned_at: timestampSchema,
  due_date: instant,
  completed_at: instant,
};

export const formAssignmentSchema = z.object({
  ...assignmentFields,
  forms_registry: z.nullable(registeredFormSchema),
});
export type FormAssignment = z.infer<typeof formAssignmentSchema>;

/** The columns of the assignments' CSV, in their order; `form` is its slug. */
export const assignmentCsvColumns = [
  'id',
  'form',
  'title',
  'status',
  'assigned_at',
  'due_date',
  'completed_at',
] as const;

/** The status to show: a pending form whose due date has passed is overdue. */
export function shownAssignmentStatus(
  assignment: Pick<FormAssignment, 'status' | 'due_date'>,
  now: Date,
): string {
  const late = assignment.due_date !== null && new Date(assignment.due_date) < now;
  return assignment.status === 'pending' && late ? 'overdue' : assignment.status;
}

export const assignDefaultFormsRequestSchema = z.strictObject({
  client_id: z.uuid('Expected the id of a client'),
});

/** The slugs of the forms that were given, and of those that the client was given before. */
export const assignDefaultFormsResponseSchema = z.object({
  assigned: z.array(z.string()),
  skipped: z.array(z.string()),
});
export type AssignedForms = z.infer<typeof assignDefaultFormsResponseSchema>;

/** What a client has answered so far, on the server. */
export const formDraftSchema = z.object({
  answers: answersSchema,
  /** When each answer was last changed, by question; those that were taken back too. */
  answered_at: z.record(z.string(), timestampSchema),
  /** The group of questions that was on the screen, counted from 0. */
  group_index: z.int(),
  updated_at: timestampSchema,
});
export type FormDraft = z.infer<typeof formDraftSchema>;

const questionIdSchema = z.string().check(z.maxLength(100));

/**
 * The answers of a draft that have changed; null takes one back. Whether they fit their questions is asked when the form
 * is sent: what is half written is kept too.
 */
export const draftChangeSchema = z.strictObject({
  assignment_id: z.uuid('Expected the id of an assignment'),
  changes: z.record(
    questionIdSchema,
    z.nullable(z.union([z.string(), z.array(z.string()), z.number(), z.boolean()])),
  ),
  group_index: z.int().check(z.gte(0), z.lte(1_000)),
  /** When each was given, by the clock of the device; now where nothing is said. */
  given_at: z.record(questionIdSchema, z.date('Expected a Date')),
  /** The draft's `answered_at` that was known when each was given. */
  seen: z.record(questionIdSchema, timestampSchema),
});

/** What was sent on an assignment. */
export const sentFormSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  payload: z.record(z.string(), z.unknown()),
  /** The ids of the questions whose answer the coach has to see. */
  flags: z.array(z.string()),
  created_at: timestampSchema,
});
export type SentForm = z.infer<typeof sentFormSchema>;

/** A form as its client opens it. */
export const openFormSchema = z.object({
  form_key: z.string(),
  version: z.int(),
  definition: formDefinitionSchema,
  /** The one that waits, else the newest; null for an admin, who was given none and looks at the questions. */
  assignment: z.nullable(z.object(assignmentFields)),
  draft: z.nullable(formDraftSchema),
  /** What was sent on the assignment. */
  submission: z.nullable(sentFormSchema),
});
export type OpenForm = z.infer<typeof openFormSchema>;

/** Bytes of a form's answers as JSON. */
export const answersMaximum = 100_000;

export const submitFormRequestSchema = z.strictObject({
  assignment_id: z.uuid('Expected the id of an assignment'),
  /** The version that was answered. */
  version: z.int().check(z.gte(1)),
  answers: answersSchema,
});
export type SubmitFormRequest = z.infer<typeof submitFormRequestSchema>;

export const submitFormResponseSchema = z.object({ submission: sentFormSchema });
