import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import { type FormAssignment, shownAssignmentStatus } from '@flow/sdk/contracts/form-assignment';
import { dueLabel } from './due-label.ts';

/** A form as its client sees it in a list. */
export interface ListedForm {
  id: string;
  title: string;
  description: string | null;
  href: string;
  overdue: boolean;
  /** `Due in 5 days`, `Sent 21 Nov 2026`. */
  when: string;
}

const last = '9999';

/** What waits, the most urgent first, and what was sent, the newest first. Withdrawn forms are not a client's concern. */
export function listForms(assignments: readonly FormAssignment[], now: Date) {
  const listed = (assignment: FormAssignment, when: string): ListedForm => {
    const form = assignment.forms_registry;
    // A form that was sent may have been given once more: its assignment tells which answers are meant.
    const query = assignment.status === 'completed' ? `?sent=${assignment.id}` : '';
    return {
      id: assignment.id,
      title: form?.title ?? 'Form',
      description: form?.description ?? null,
      href: form ? `/forms/${form.slug}${query}` : '/forms',
      overdue: shownAssignmentStatus(assignment, now) === 'overdue',
      when,
    };
  };
  const dueText = ({ due_date }: FormAssignment) =>
    due_date === null ? 'No due date' : dueLabel(due_date, now);
  const sentText = ({ completed_at }: FormAssignment) =>
    completed_at === null ? 'Sent' : `Sent ${formatBusinessDate(completed_at)}`;
  return {
    waiting: assignments
      .filter(({ status }) => status === 'pending')
      .toSorted((one, other) => (one.due_date ?? last).localeCompare(other.due_date ?? last))
      .map((assignment) => listed(assignment, dueText(assignment))),
    sent: assignments
      .filter(({ status }) => status === 'completed')
      .toSorted((one, other) => (other.completed_at ?? '').localeCompare(one.completed_at ?? ''))
      .map((assignment) => listed(assignment, sentText(assignment))),
  };
}
