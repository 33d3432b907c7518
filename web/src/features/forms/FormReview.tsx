import { formProblems, sendableAnswers } from '@flow/sdk/contracts/form-definition';
import { type RefObject, useEffect, useRef } from 'react';
import type { Snapshot } from 'valtio';
import { Link } from 'wouter';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { AnswerList } from './AnswerList.tsx';
import * as styles from './FormLayout.css.ts';
import * as reviewStyles from './FormReview.css.ts';
import type { FormStore } from './form.store.ts';
import { type FormStep, formSteps } from './form-answers.ts';
import { formPagePath } from './form-place.ts';
import type { FormState } from './form-state.ts';

const counted = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

/** What is still open, and whether the form can be sent all the same. */
function Open({ needed, left }: { needed: number; left: number }) {
  if (needed > 0) {
    return (
      <p className={styles.lede}>
        {counted(needed)} still {needed === 1 ? 'needs' : 'need'} an answer before you can send it.
      </p>
    );
  }
  if (left === 0) return <p className={styles.lede}>Every question is answered.</p>;
  return (
    <p className={styles.lede}>
      You left {counted(left)} open. {left === 1 ? 'It is' : 'They are'} optional: you can send the form as it
      is.
    </p>
  );
}

function Changes({ state, steps }: { state: Snapshot<FormState>; steps: readonly FormStep[] }) {
  if (state.changes.length === 0) return null;
  const groupOf = (id: string) => steps.find(({ questions }) => questions.some((one) => one.id === id));
  return (
    <Notice tone="info" title="This form has changed since you began">
      <p>Your answers are kept. Please look at what is new, then send it.</p>
      <ul className={reviewStyles.changes}>
        {state.changes.map(({ id, label, change }) => {
          const group = groupOf(id);
          const text = `${change === 'new' ? 'New' : 'Changed'}: ${label}`;
          return (
            <li key={id}>
              {group ? <Link href={formPagePath(state.slug, group.index)}>{text}</Link> : text}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

export interface FormReviewProps {
  form: FormStore;
  state: Snapshot<FormState>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** All of the answers, before they are sent. */
export function FormReview({ form, state, heading }: FormReviewProps) {
  const { definition, slug, isPreview, sending, failure, changes } = state;
  const sender = useRef<HTMLButtonElement>(null);

  // What has changed stands above the answers, the button that was pressed below them.
  useEffect(() => {
    if (changes.length === 0) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [changes, heading]);

  async function send(): Promise<void> {
    await form.send();
    // A button that cannot be pressed loses the focus in Chrome.
    if (document.activeElement === document.body) sender.current?.focus({ preventScroll: true });
  }

  if (!definition) return null;
  const answers = sendableAnswers(definition, state.answers as FormState['answers']);
  const steps = formSteps(definition, answers);
  const asked = steps.flatMap(({ questions }) => questions);
  const wrong = Object.keys(formProblems(definition, answers));
  const left = asked.filter(({ id, required }) => !required && !Object.hasOwn(answers, id));

  return (
    <div className={styles.content}>
      <div className={styles.intro}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          Look it over
        </h2>
        <Open needed={wrong.length} left={left.length} />
      </div>
      <Changes state={state} steps={steps} />
      <AnswerList
        definition={definition}
        answers={answers}
        action={({ index, title }) => (
          <Link href={formPagePath(slug, index)} className={reviewStyles.edit}>
            Edit<VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        )}
        missing={({ id, required }) =>
          required || wrong.includes(id) ? (
            <span className={reviewStyles.needed}>Needs an answer</span>
          ) : (
            'Left open'
          )
        }
      />
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" size="lg" onClick={form.back} disabled={sending}>
          Back
        </Button>
        {!isPreview && (
          <Button ref={sender} size="lg" className={styles.onward} busy={sending} onClick={() => void send()}>
            {sending ? 'Sending' : 'Send'}
          </Button>
        )}
      </div>
    </div>
  );
}
