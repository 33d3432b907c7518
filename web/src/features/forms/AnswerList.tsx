import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import type { Answer, Answers, FormDefinition, Question } from '@flow/sdk/contracts/form-definition';
import { type ReactNode, useId } from 'react';
import * as styles from './AnswerList.css.ts';
import { answerTo, type FormStep, formSteps } from './form-answers.ts';

function AnswerText({ question, answer }: { question: Question; answer: unknown }) {
  if (Array.isArray(answer)) {
    return (
      <ul className={styles.chosen}>
        {answer.map((one) => (
          <li key={String(one)} dir="auto" className={styles.option}>
            {String(one)}
          </li>
        ))}
      </ul>
    );
  }
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  const isDate = question.kind === 'date' && !Number.isNaN(Date.parse(String(answer)));
  if (isDate) return formatBusinessDate(String(answer));
  const unit = question.kind === 'number' && question.unit;
  return (
    <span dir="auto" className={styles.written}>
      {String(answer)}
      {unit && ` ${unit}`}
    </span>
  );
}

export interface AnswerListProps {
  definition: Pick<FormDefinition, 'groups'>;
  answers: Readonly<Record<string, unknown>>;
  /** Leaves out what was not answered, and groups without an answer. */
  answeredOnly?: boolean;
  /** Beside a group's title. */
  action?: (step: FormStep) => ReactNode;
  /** What is said of a question without an answer. */
  missing?: (question: Question) => ReactNode;
}

/** Questions and answers by group, to be read. */
export function AnswerList({ definition, answers, answeredOnly, action, missing }: AnswerListProps) {
  const given = answers as Readonly<Answers>;
  const id = useId();
  const steps = formSteps(definition, given)
    .map((step) => ({
      ...step,
      questions: step.questions.filter(({ id }) => !answeredOnly || answerTo(given, id) !== undefined),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <div className={styles.groups}>
      {steps.map((step) => (
        <section key={step.index} className={styles.group} aria-labelledby={`${id}-${step.index}`}>
          <div className={styles.head}>
            <h3 id={`${id}-${step.index}`} className={styles.title}>
              {step.title}
            </h3>
            {action?.(step)}
          </div>
          <dl className={styles.answers}>
            {step.questions.map((question) => {
              const answer: Answer | undefined = answerTo(given, question.id);
              return (
                <div key={question.id} className={styles.answer}>
                  <dt className={styles.question}>{question.label}</dt>
                  <dd>
                    {answer === undefined ? (
                      <span className={styles.open}>{missing?.(question) ?? 'Not answered'}</span>
                    ) : (
                      <AnswerText question={question} answer={answer} />
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}
