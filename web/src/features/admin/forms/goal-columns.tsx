import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { dash, Instant } from '../list/Instant.tsx';
import type { ListColumn } from '../list/ListTable.tsx';
import { answerTexts } from './answers.ts';
import { choices, frequencyText } from './goal-answers.ts';
import * as styles from './SubmissionTable.css.ts';
import { common, type SubmissionActions } from './submission-columns.tsx';

/** Obstacles of a row that are named; the rest is counted. */
const namedObstacles = 2;

function CompletionBadge({ complete }: Pick<FormSubmission, 'complete'>) {
  return <Badge tone={complete ? 'success' : 'warning'}>{complete ? 'Complete' : 'Incomplete'}</Badge>;
}

function Prose({ value }: { value: unknown }) {
  const text = answerTexts(value).join(', ');
  if (text === '') return dash;
  return (
    <span className={styles.prose} dir="auto" title={text}>
      {text}
    </span>
  );
}

function Obstacles({ payload }: Pick<FormSubmission, 'payload'>) {
  const obstacles = choices(payload, 'obstacles');
  if (obstacles.length === 0) return dash;
  const more = obstacles.length - namedObstacles;
  return (
    <span className={styles.obstacles} title={obstacles.join(', ')}>
      {obstacles.slice(0, namedObstacles).map((obstacle) => (
        <Badge key={obstacle}>{obstacle}</Badge>
      ))}
      {more > 0 && <Badge tone="outline">+{more}</Badge>}
    </span>
  );
}

function Frequency({ payload }: Pick<FormSubmission, 'payload'>) {
  const frequency = frequencyText(payload);
  return (
    <bdi className={styles.frequency} title={frequency}>
      {frequency}
    </bdi>
  );
}

/** The columns of the goal-setting form, in the document's order. */
export const goalColumns: readonly ListColumn<FormSubmission, SubmissionActions>[] = [
  {
    header: 'Submitted',
    cell: ({ created_at, complete }) => (
      <span className={styles.submitted}>
        <Instant value={created_at} />
        <CompletionBadge complete={complete} />
      </span>
    ),
  },
  common.client,
  common.email,
  {
    header: 'Week Goal',
    cell: ({ payload }) => <Prose value={payload.one_week_goal} />,
    className: styles.fullCell,
  },
  {
    header: 'Mindset',
    cell: ({ payload }) => <Prose value={payload.current_mindset} />,
    className: styles.fullCell,
  },
  { header: 'Obstacles', cell: ({ payload }) => <Obstacles payload={payload} />, className: styles.fullCell },
  { header: 'Frequency', cell: ({ payload }) => <Frequency payload={payload} /> },
  common.version,
  common.actions,
];
