import type { AssistantQuestion } from '@flow/sdk/contracts/assistant';
import { forKnown, labelOf } from '@flow/sdk/contracts/known-value';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { dash, Instant } from '../list/Instant.tsx';
import * as table from '../list/ListTable.css.ts';
import type { ListColumn } from '../list/ListTable.tsx';
import type { Assistant } from './assistant.store.ts';
import * as styles from './QuestionTable.css.ts';
import { languageLabel, outcomeLabels, outcomeTones } from './question-labels.ts';

function OutcomeBadge({ outcome }: Pick<AssistantQuestion, 'outcome'>) {
  return <Badge tone={forKnown(outcomeTones, outcome) ?? 'neutral'}>{labelOf(outcomeLabels, outcome)}</Badge>;
}

/** What the visitor read: an answer that did not help, or the cards that were offered. */
function Said({ answer, offered }: AssistantQuestion) {
  const words = answer ?? offered.join(', ');
  if (words === '') return dash;
  return (
    <span className={styles.said} dir="auto">
      {words}
    </span>
  );
}

/** The columns of the list, in its order. */
export const questionColumns: readonly ListColumn<AssistantQuestion, Assistant>[] = [
  {
    header: 'Question',
    cell: (row, { list }) => (
      <button
        type="button"
        className={styles.question}
        dir="auto"
        data-control="open"
        onClick={() => void list.open(row)}
      >
        {row.question}
      </button>
    ),
  },
  { header: 'Asked', cell: (row) => <Instant value={row.asked_at} /> },
  { header: 'Outcome', cell: ({ outcome }) => <OutcomeBadge outcome={outcome} />, className: table.lineCell },
  { header: 'Language', cell: ({ language }) => languageLabel(language) },
  { header: 'Offered or answered', cell: Said },
];
