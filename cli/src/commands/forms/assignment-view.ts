import {
  type FormAssignment,
  formAssignmentSchema,
  shownAssignmentStatus,
} from '@flow/sdk/contracts/form-assignment';
import { assignmentsCsv } from '@flow/sdk/csv';
import { instantColumn, textColumn } from '../../output/row-columns.ts';
import type { Tone } from '../../output/table.ts';
import type { RowView } from '../collection.ts';

const tones: Record<string, Tone> = {
  completed: 'success',
  pending: 'warning',
  overdue: 'danger',
  withdrawn: 'quiet',
};

/** Assignments as rows; overdue is told by the clock. */
export const assignmentView: RowView<FormAssignment> = {
  names: { one: 'assignment', many: 'assignments' },
  fields: Object.keys(formAssignmentSchema.shape),
  columns: (now) => [
    textColumn('Form', 1, (row) => row.forms_registry?.slug),
    {
      title: 'Status',
      rank: 1,
      raw: (row) => shownAssignmentStatus(row, now),
      cell(row) {
        const status = shownAssignmentStatus(row, now);
        return { text: status, tone: tones[status] };
      },
    },
    instantColumn('Assigned', 4, (row) => row.assigned_at),
    instantColumn('Due', 2, (row) => row.due_date),
    instantColumn('Completed', 3, (row) => row.completed_at),
    textColumn('Assignment', 1, (row) => row.id),
  ],
  csv: assignmentsCsv,
};
