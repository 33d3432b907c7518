import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Snapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FormLayout.css.ts';
import type { FormStore } from './form.store.ts';
import { answerTo, type FormStep } from './form-answers.ts';
import type { FormState } from './form-state.ts';
import { QuestionField } from './QuestionField.tsx';
import { focusQuestion } from './use-step-focus.ts';

/** Tells those who do not see it that an answer has brought another question. */
function FollowUps({ step }: { step: FormStep }) {
  const asked = useRef<{ index: number; ids: readonly string[] } | null>(null);
  const [said, setSaid] = useState('');
  const ids = step.questions.map(({ id }) => id).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ids` changes when another question is asked, the step with each answer.
  useEffect(() => {
    const before = asked.current;
    asked.current = { index: step.index, ids: step.questions.map(({ id }) => id) };
    const more = step.questions.filter(({ id }) => before?.index === step.index && !before.ids.includes(id));
    setSaid(more.map(({ label }) => `Another question: ${label}`).join(' '));
  }, [step.index, ids]);

  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}

export interface FormGroupProps {
  form: FormStore;
  state: Snapshot<FormState>;
  step: FormStep;
  isFirst: boolean;
  isLast: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The questions that are on the screen together. */
export function FormGroup({ form, state, step, isFirst, isLast, heading }: FormGroupProps) {
  const { answers, problems, changes } = state;
  const wrong = step.questions
    .filter(({ id }) => Object.hasOwn(problems, id))
    .map(({ id, label }) => ({ field: id, message: label }));

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    form.next();
  }

  return (
    <form className={styles.content} onSubmit={submit} noValidate>
      <div className={styles.intro}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {step.title}
        </h2>
        {step.intro && <p className={styles.lede}>{step.intro}</p>}
      </div>
      <ErrorSummary title="Please look at these again" errors={wrong} onSelect={focusQuestion} />
      <div className={styles.questions}>
        {step.questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            answer={answerTo(answers as FormState['answers'], question.id)}
            error={problems[question.id]}
            change={changes.find(({ id }) => id === question.id)?.change}
            onAnswer={form.answer}
          />
        ))}
      </div>
      <FollowUps step={step} />
      <div className={styles.actions}>
        {!isFirst && (
          <Button variant="secondary" size="lg" onClick={form.back}>
            Back
          </Button>
        )}
        <Button type="submit" size="lg" className={styles.onward}>
          {isLast ? 'Look it over' : 'Next'}
        </Button>
      </div>
    </form>
  );
}
