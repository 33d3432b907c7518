import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { dash, Instant } from '../list/Instant.tsx';
import { answerTexts } from './answers.ts';
import { choices, frequencyText } from './goal-answers.ts';
import * as styles from './SubmissionTable.css.ts';
import { type Column, common } from './submission-columns.tsx';

/** Obstacles of a row that are named; the rest is counted. */
const namedObstacles = 2;

function CompletionBadge({ complete }: Pick<FormSubmission, 'complete'>) {
  return <Badge tone={complete ? 'success' : 'warning'}>{complete ? 'Complete' : 'Incomplete'}</Badge>;
}

const prose = (header: string, id: string): Column => ({
  header,
  cell({ payload }) {
    const text = answerTexts(payload[id]).join(', ');
    if (text === '') return dash;
    return (
      <span className={styles.prose} dir="auto" title={text}>
        {text}
      </span>
    );
  },
  className: styles.fullCell,
});

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
export const goalColumns: readonly Column[] = [
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
  prose('Week Goal', 'one_week_goal'),
  prose('Mindset', 'current_mindset'),
  { header: 'Obstacles', cell: ({ payload }) => <Obstacles payload={payload} />, className: styles.fullCell },
  { header: 'Frequency', cell: ({ payload }) => <Frequency payload={payload} /> },
  common.version,
  common.actions,
];
