import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import type { FormOverview } from '@flow/sdk/contracts/form-assignment';
import { type FormSubmission, formPath } from '@flow/sdk/contracts/form-submission';
import { useSnapshot } from 'valtio';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { plainLabel } from '../forms/answers.ts';
import { Flags } from '../forms/submission-columns.tsx';
import { quiet } from '../record/Record.css.ts';
import * as styles from './Card.css.ts';
import { Card } from './Card.tsx';
import type { Client } from './client.store.ts';
import { PartLines } from './PartLines.tsx';

/** How a form is called, in the registry or by its key. */
export function formTitle(
  formKey: string,
  forms: readonly Pick<FormOverview, 'form_key' | 'title'>[],
): string {
  return forms.find(({ form_key }) => form_key === formKey)?.title ?? plainLabel(formKey);
}

function Line({ submission, title }: { submission: FormSubmission; title: string }) {
  const { form_key, id, version, created_at, flags, complete } = submission;
  return (
    <>
      <span className={styles.grow}>
        <span className={styles.name}>{title}</span>
        <span className={quiet}>
          {formatBusinessDateTime(created_at)}, v{version}
        </span>
      </span>
      <Flags flags={flags} />
      {!complete && <Badge tone="warning">Incomplete</Badge>}
      <ButtonLink size="sm" href={`${formPath(form_key)}?submission=${id}`}>
        View Details
      </ButtonLink>
    </>
  );
}

/** What the client sent. */
export function FormSubmissions({ client }: { client: Client }) {
  const { submissions, forms } = useSnapshot(client.state);
  const count = submissions.listing === 'ready' ? submissions.items.length : null;
  return (
    <Card title="Form Submissions" count={count}>
      <PartLines part={submissions} empty="Nothing has been sent yet." onRetry={client.loadSubmissions}>
        {(submission) => <Line submission={submission} title={formTitle(submission.form_key, forms)} />}
      </PartLines>
    </Card>
  );
}
