import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../ui/Badge/Badge.tsx';
import { answer as answerTexts } from '../forms/AnswerList.css.ts';
import { AnswerText } from '../forms/AnswerList.tsx';
import type { Answered } from '../forms/answers.ts';
import { semantics } from '../list/table-semantics.ts';
import * as styles from './ClientAnswers.css.ts';
import type { Change, ComparedAnswer, ComparedSection } from './compare-answers.ts';

const changeBadges: Record<Exclude<Change, 'same'>, { tone: BadgeTone; label: string }> = {
  changed: { tone: 'warning', label: 'Changed' },
  added: { tone: 'info', label: 'New' },
  removed: { tone: 'neutral', label: 'No longer answered' },
};

function ChangeBadge({ change }: { change: Change }) {
  if (change === 'same') return null;
  const { tone, label } = changeBadges[change];
  return <Badge tone={tone}>{label}</Badge>;
}

interface AnswerCellProps {
  label: string;
  answer: Answered | null;
  children?: ReactNode;
}

function AnswerCell({ label, answer, children }: AnswerCellProps) {
  return (
    <td {...semantics.cell} className={styles.answer} data-label={label}>
      <span className={answerTexts}>
        {answer ? <AnswerText {...answer} /> : 'Not asked'}
        {answer?.flagged && <Badge tone="danger">Flagged</Badge>}
        {children}
      </span>
    </td>
  );
}

interface AnswerTableProps {
  sections: readonly ComparedSection[];
  /** When they were sent; earlier is null where the later one stands alone. */
  columns: { earlier: string | null; later: string };
}

function Row({ compared, columns }: { compared: ComparedAnswer; columns: AnswerTableProps['columns'] }) {
  const { label, earlier, later, change } = compared;
  return (
    <tr {...semantics.row} className={styles.row[change]} data-change={change}>
      <th {...semantics.rowHeader} scope="row" className={styles.question}>
        {label}
      </th>
      {columns.earlier !== null && <AnswerCell label={columns.earlier} answer={earlier} />}
      <AnswerCell label={columns.later} answer={later}>
        <ChangeBadge change={change} />
      </AnswerCell>
    </tr>
  );
}

/** Questions with what was answered, then and later. */
export function AnswerTable({ sections, columns }: AnswerTableProps) {
  const width = columns.earlier === null ? 2 : 3;
  return (
    <table {...semantics.table} className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.headCell}>
            Question
          </th>
          {columns.earlier !== null && (
            <th scope="col" className={styles.headCell}>
              {columns.earlier}
            </th>
          )}
          <th scope="col" className={styles.headCell}>
            {columns.later}
          </th>
        </tr>
      </thead>
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups of a form may have one title, and none moves.
        <tbody key={index} className={styles.body}>
          <tr {...semantics.row}>
            <th {...semantics.rowHeader} scope="rowgroup" colSpan={width} className={styles.group}>
              {section.title}
            </th>
          </tr>
          {section.answers.map((compared) => (
            <Row key={compared.id} compared={compared} columns={columns} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
