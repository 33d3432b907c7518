import { type Answer, answerLengths, type Question } from '@flow/sdk/contracts/form-definition';
import { memo } from 'react';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { NumberField } from '../../ui/NumberField/NumberField.tsx';
import { OptionField } from '../../ui/OptionField/OptionField.tsx';
import { TextAreaField } from '../../ui/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { type ChangedQuestion, longestAnswer } from './form-answers.ts';
import * as styles from './QuestionField.css.ts';
import { questionElementId } from './use-step-focus.ts';

export interface QuestionFieldProps {
  question: Question;
  answer: Answer | readonly string[] | undefined;
  error: string | undefined;
  /** Where a newer version of the form asks it anew or otherwise. */
  change: ChangedQuestion['change'] | undefined;
  onAnswer: (id: string, answer: Answer | undefined) => void;
}

const yesAndNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const changeLabels = { new: 'New question', changed: 'Changed question' } as const;

/** How near to its longest an answer is when that begins to be said. */
const nearLimit = 0.8;

function lengthHint(question: Question, text: string): string | undefined {
  const longest = longestAnswer(question);
  const length = [...text].length;
  if (longest === null || length < longest * nearLimit) return question.hint;
  return `${length.toLocaleString('en')} of ${longest.toLocaleString('en')} characters`;
}

function Control({ question, answer, error, onAnswer }: QuestionFieldProps) {
  const { id, label, hint, required } = question;
  const common = { name: id, label, hint, error, optional: !required };
  const text = typeof answer === 'string' ? answer : '';
  const typed = {
    ...common,
    value: text,
    'aria-required': required,
    onChange: (event: { target: { value: string } }) => onAnswer(id, event.target.value),
  };
  // A limit far above the real one: what is pasted is not cut without a word, and no draft grows without end.
  const written = {
    ...typed,
    hint: lengthHint(question, text),
    dir: 'auto',
    maxLength: (longestAnswer(question) ?? answerLengths.text) * 2,
  };

  switch (question.kind) {
    case 'text':
      return <TextField {...written} autoComplete="off" />;
    case 'long_text':
      return <TextAreaField {...written} />;
    case 'date':
      return <TextField {...typed} type="date" className={styles.date} />;
    case 'number':
      return (
        <NumberField
          {...common}
          unit={question.unit}
          aria-required={required}
          value={typeof answer === 'number' || typeof answer === 'string' ? answer : undefined}
          onChange={(value) => onAnswer(id, value)}
        />
      );
    case 'yes_no':
      return (
        <OptionField
          {...common}
          layout="halves"
          options={yesAndNo}
          chosen={typeof answer === 'boolean' ? [answer ? 'yes' : 'no'] : []}
          onChange={([value]) => onAnswer(id, value === undefined ? undefined : value === 'yes')}
        />
      );
    case 'choice':
    case 'choices': {
      const several = question.kind === 'choices';
      return (
        <OptionField
          {...common}
          several={several}
          options={question.options.map((option) => ({ value: option, label: option }))}
          chosen={typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : []}
          onChange={(chosen) => onAnswer(id, several ? chosen : chosen[0])}
        />
      );
    }
  }
}

/** One question of a form, as a field of its kind. */
export const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  const { question, change } = props;
  return (
    <div id={questionElementId(question.id)} className={styles.question} data-follows={question.when && true}>
      {change && (
        <p>
          <Badge tone="info">{changeLabels[change]}</Badge>
        </p>
      )}
      <Control {...props} />
    </div>
  );
});
