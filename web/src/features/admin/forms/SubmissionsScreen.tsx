import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import { useSnapshot } from 'valtio';
import type { AdminAccess } from '../admin-access.store.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import type { ListColumn } from '../list/ListTable.tsx';
import type { FilterValues } from '../list/list-definition.ts';
import { SubmissionSheet } from './SubmissionSheet.tsx';
import type { SubmissionActions } from './submission-columns.tsx';
import type { Submissions } from './submissions.store.ts';

export interface SubmissionsScreenProps<Filters extends FilterValues> {
  access: AdminAccess;
  submissions: Submissions<Filters>;
  columns: readonly ListColumn<FormSubmission, SubmissionActions>[];
}

/** What clients sent of one form. */
export function SubmissionsScreen<Filters extends FilterValues>({
  access,
  submissions,
  columns,
}: SubmissionsScreenProps<Filters>) {
  const { titles } = useSnapshot(submissions.state);
  return (
    <ListScreen
      access={access}
      section="/forms"
      title={titles.page}
      back={{ href: '/forms', label: 'Back to Forms' }}
      list={submissions.list}
      columns={columns}
      actions={submissions}
    >
      <SubmissionSheet submissions={submissions} />
    </ListScreen>
  );
}
