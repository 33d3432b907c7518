import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import { Link } from 'wouter';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { dash, Instant } from '../list/Instant.tsx';
import * as table from '../list/ListTable.css.ts';
import type { ListColumn } from '../list/ListTable.tsx';
import { Email } from '../record/Email.tsx';
import * as styles from './SubmissionTable.css.ts';
import { clientName } from './submission-summary.ts';
import type { Submissions } from './submissions.store.ts';

/** What a row of any form offers to do. */
export type SubmissionActions = Pick<Submissions, 'copy'> & { list: Pick<Submissions['list'], 'open'> };

export type Column = ListColumn<FormSubmission, SubmissionActions>;

function Actions({ submission, actions }: { submission: FormSubmission; actions: SubmissionActions }) {
  return (
    <span className={table.actions}>
      <Button
        variant="secondary"
        size="sm"
        className={styles.action}
        data-control="open"
        onClick={() => void actions.list.open(submission)}
      >
        View
      </Button>
      <Link href={`/admin/clients/${submission.client_id}`} className={table.link} data-control="profile">
        Profile
      </Link>
      <Button
        variant="ghost"
        size="sm"
        className={styles.action}
        data-control="copy"
        onClick={() => void actions.copy(submission)}
      >
        Copy
      </Button>
    </span>
  );
}

/** The columns that every form has. */
export const common = {
  client: {
    header: 'Client',
    cell: (submission) => <bdi className={styles.client}>{clientName(submission) ?? dash}</bdi>,
  },
  email: {
    header: 'Email',
    cell: ({ email }) => <span className={styles.email}>{email ? <Email address={email} /> : dash}</span>,
  },
  version: { header: 'Version', cell: ({ version }) => `v${version}`, className: table.lineCell },
  actions: {
    header: 'Actions',
    cell: (submission, actions) => <Actions submission={submission} actions={actions} />,
    className: table.wideCell,
  },
} satisfies Record<string, Column>;

/** How many answers the coach has to see. */
export function Flags({ flags }: Pick<FormSubmission, 'flags'>) {
  if (flags.length === 0) return null;
  return <Badge tone="danger">{flags.length === 1 ? '1 flag' : `${flags.length} flags`}</Badge>;
}

/** The columns of any form of the registry. */
export const formColumns: readonly Column[] = [
  { header: 'Submitted', cell: (submission) => <Instant value={submission.created_at} /> },
  common.client,
  common.email,
  {
    header: 'Flags',
    cell: ({ flags }) => (flags.length === 0 ? dash : <Flags flags={flags} />),
    className: table.lineCell,
  },
  common.version,
  common.actions,
];
