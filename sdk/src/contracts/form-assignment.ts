import * as z from 'zod/mini';
import { timestampSchema } from './timestamp.ts';

/** A form in the registry. Slugs use hyphens (`goal-setting`). */
export const registeredFormSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
});
export type RegisteredForm = z.infer<typeof registeredFormSchema>;

/** Stored statuses. Overdue is computed from the due date, never stored. */
export const assignmentStatuses = ['pending', 'completed'] as const;

export const formAssignmentSchema = z.object({
  id: z.uuid(),
  status: z.string(),
  assigned_at: timestampSchema,
  due_date: z.nullable(timestampSchema),
  completed_at: z.nullable(timestampSchema),
  forms_registry: z.nullable(registeredFormSchema),
});
export type FormAssignment = z.infer<typeof formAssignmentSchema>;

/** Days that a client has to fill in a default form. */
export const defaultDueDays = 7;

/** Forms that every client is given. */
export const defaultFormSlugs = ['goal-setting', 'parq-assessment'] as const;

/** The status to show: a pending form whose due date has passed is overdue. */
export function shownAssignmentStatus(
  assignment: Pick<FormAssignment, 'status' | 'due_date'>,
  now: Date,
): string {
  const late = assignment.due_date !== null && new Date(assignment.due_date) < now;
  return assignment.status === 'pending' && late ? 'overdue' : assignment.status;
}
