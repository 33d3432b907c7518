import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import { type FormAssignment, shownAssignmentStatus } from '@flow/sdk/contracts/form-assignment';
import { useSnapshot } from 'valtio';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { quiet } from '../record/Record.css.ts';
import { assignmentBadge } from './assignment-status.ts';
import * as styles from './Card.css.ts';
import { Card } from './Card.tsx';
import type { Client } from './client.store.ts';
import type { ClientForms } from './client-forms.store.ts';
import { PartLines } from './PartLines.tsx';

const titleOf = ({ forms_registry }: FormAssignment) => forms_registry?.title ?? 'A form of the past';

/** `Assigned 19 Nov 2026, due 26 Nov 2026`. */
function datesOf({ assigned_at, due_date, completed_at }: FormAssignment): string {
  const assigned = `Assigned ${formatBusinessDate(assigned_at)}`;
  if (completed_at) return `${assigned}, completed ${formatBusinessDate(completed_at)}`;
  return due_date ? `${assigned}, due ${formatBusinessDate(due_date)}` : assigned;
}

function Line({ assignment, forms }: { assignment: FormAssignment; forms: ClientForms }) {
  const { tone, label } = assignmentBadge(shownAssignmentStatus(assignment, new Date()));
  return (
    <>
      <span className={styles.grow}>
        <span className={styles.name}>{titleOf(assignment)}</span>
        <span className={quiet}>{datesOf(assignment)}</span>
      </span>
      <Badge tone={tone}>{label}</Badge>
      {assignment.status === 'pending' && (
        <Button variant="secondary" size="sm" onClick={() => forms.askToWithdraw(assignment)}>
          Withdraw
        </Button>
      )}
    </>
  );
}

function WithdrawDialog({ forms }: { forms: ClientForms }) {
  const { toWithdraw, withdrawing } = useSnapshot(forms.state);
  return (
    <ConfirmDialog
      open={toWithdraw !== null}
      title="Withdraw this form?"
      description={
        toWithdraw &&
        `${titleOf(toWithdraw)}. The client can no longer fill it in; what they wrote so far is kept.`
      }
      keep="Keep it"
      confirm="Withdraw form"
      busy={withdrawing}
      onKeep={forms.keepAssigned}
      onConfirm={forms.withdraw}
    />
  );
}

/** What the client was given to fill in. */
export function FormAssignments({ client, forms }: { client: Client; forms: ClientForms }) {
  const { assignments } = useSnapshot(client.state);
  const count = assignments.listing === 'ready' ? assignments.items.length : null;
  return (
    <Card title="Form Assignments" count={count}>
      <PartLines part={assignments} empty="No form has been assigned yet." onRetry={client.loadAssignments}>
        {(assignment) => <Line assignment={assignment} forms={forms} />}
      </PartLines>
      <WithdrawDialog forms={forms} />
    </Card>
  );
}
