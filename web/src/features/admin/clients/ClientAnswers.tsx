import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { SelectField } from '../../../ui/SelectField/SelectField.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { formSections } from '../forms/answers.ts';
import { definitionOf } from '../forms/form-versions.store.ts';
import { AnswerTable } from './AnswerTable.tsx';
import { Card } from './Card.tsx';
import * as styles from './ClientAnswers.css.ts';
import { type ClientAnswersStore, type ShownAnswers, shownAnswers } from './client-answers.store.ts';
import { changeCount, compareAnswers } from './compare-answers.ts';
import { formTitle } from './FormSubmissions.tsx';

const when = ({ created_at, version }: FormSubmission) =>
  `${formatBusinessDateTime(created_at)}, v${version}`;

const option = (submission: FormSubmission) => ({ value: submission.id, label: when(submission) });

function Choices({ shown, store }: { shown: ShownAnswers; store: ClientAnswersStore }) {
  const { submissions, forms } = useSnapshot(store.client.state);
  const { ofForm, later, earlier } = shown;
  const formKeys = [...new Set(submissions.items.map(({ form_key }) => form_key))];
  const before = ofForm.slice(ofForm.indexOf(later) + 1);
  if (submissions.items.length < 2) return null;
  return (
    <div className={styles.choices}>
      {formKeys.length > 1 && (
        <SelectField
          label="Form"
          value={later.form_key}
          options={formKeys.map((key) => ({ value: key, label: formTitle(key, forms) }))}
          onChange={(event) => store.chooseForm(event.target.value)}
        />
      )}
      {ofForm.length > 1 && (
        <SelectField
          label="Submission"
          value={later.id}
          options={ofForm.map(option)}
          onChange={(event) => store.chooseLater(event.target.value)}
        />
      )}
      {before.length > 0 && (
        <SelectField
          label="Compared with"
          value={earlier?.id ?? ''}
          options={[...before.map(option), { value: '', label: 'Nothing' }]}
          onChange={(event) => store.chooseEarlier(event.target.value)}
        />
      )}
    </div>
  );
}

function Comparison({ shown, store }: { shown: ShownAnswers; store: ClientAnswersStore }) {
  const { known } = useSnapshot(store.versions.state);
  const { later, earlier } = shown;
  const definitions = {
    later: definitionOf(known, later),
    earlier: earlier ? definitionOf(known, earlier) : null,
  };

  useEffect(() => void store.learnQuestions({ later, earlier }), [store, later, earlier]);

  if (definitions.later === undefined || definitions.earlier === undefined) {
    return <Spinner label="Loading the questions" />;
  }
  const before = earlier && formSections(earlier, definitions.earlier);
  const sections = compareAnswers(before, formSections(later, definitions.later));
  return (
    <>
      {earlier && <p className={styles.count}>{changeCount(sections)}</p>}
      <AnswerTable sections={sections} columns={{ earlier: earlier && when(earlier), later: when(later) }} />
    </>
  );
}

/** What the client answered, beside what they answered before: what changed is marked. */
export function ClientAnswers({ store }: { store: ClientAnswersStore }) {
  const { submissions } = useSnapshot(store.client.state);
  const chosen = useSnapshot(store.state);
  const shown = shownAnswers(submissions.items, chosen);
  if (shown === null) return null;
  return (
    <Card title="Answers">
      <Choices shown={shown} store={store} />
      <Comparison shown={shown} store={store} />
    </Card>
  );
}
