import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { ListSheet } from '../list/ListSheet.tsx';
import type { FilterValues } from '../list/list-definition.ts';
import { Email } from '../record/Email.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Section } from '../record/Section.tsx';
import { AnswerList } from './AnswerList.tsx';
import { definitionOf } from './form-versions.store.ts';
import * as styles from './SubmissionSheet.css.ts';
import { clientName, submissionFacts } from './submission-summary.ts';
import type { Submissions } from './submissions.store.ts';

interface SubmissionProps<Filters extends FilterValues> {
  submissions: Submissions<Filters>;
  submission: FormSubmission;
}

function Everything<Filters extends FilterValues>({ submissions, submission }: SubmissionProps<Filters>) {
  const { known } = useSnapshot(submissions.versions.state);
  const definition = definitionOf(known, submission);
  const { kind } = submissions;
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" size="sm" href={`/admin/clients/${submission.client_id}`}>
          Profile
        </ButtonLink>
        <Button variant="secondary" size="sm" onClick={() => void submissions.copy(submission)}>
          Copy
        </Button>
      </div>
      <Section title="Client information">
        <Facts>
          {submissionFacts(submission).map(([label, value]) => (
            <Fact key={label} label={label}>
              {value === null ? '—' : <Email address={value} />}
            </Fact>
          ))}
        </Facts>
      </Section>
      {definition === undefined && kind.needsQuestions ? (
        <Spinner label="Loading the questions" />
      ) : (
        kind.sections(submission, definition ?? null).map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups of a form may have one title, and none moves.
          <Section key={index} title={section.title}>
            <AnswerList answers={section.answers} />
          </Section>
        ))
      )}
    </>
  );
}

/** The open submission: who sent it, and every answer. */
export function SubmissionSheet<Filters extends FilterValues>({
  submissions,
}: {
  submissions: Submissions<Filters>;
}) {
  return (
    <ListSheet
      list={submissions.list}
      titleOf={(submission) => clientName(submission) ?? submission.email ?? 'Client'}
      descriptionOf={(submission) =>
        `Version ${submission.version}, submitted ${formatBusinessDateTime(submission.created_at)}`
      }
    >
      {(submission) => <Everything submissions={submissions} submission={submission} />}
    </ListSheet>
  );
}
