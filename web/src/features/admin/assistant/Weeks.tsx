import type { AssistantWeek } from '@flow/sdk/contracts/assistant';
import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/Button/Button.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { visuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import { semantics } from '../list/table-semantics.ts';
import type { Assistant } from './assistant.store.ts';
import * as styles from './Weeks.css.ts';

const counts: readonly { name: Exclude<keyof AssistantWeek, 'week'>; label: string }[] = [
  { name: 'asked', label: 'Asked' },
  { name: 'answered', label: 'Answered' },
  { name: 'offered', label: 'Offered' },
  { name: 'handed_over', label: 'Handed over' },
  { name: 'safety', label: 'Safety' },
  { name: 'helpful', label: 'Helpful' },
  { name: 'unhelpful', label: 'Not helpful' },
  { name: 'requests', label: 'Became a request' },
];

/** `16 Nov`, of a week's Monday. */
const dayOf = (monday: string) => formatBusinessDate(`${monday}T12:00:00Z`).replace(/ \d{4}$/, '');

function WeekTable({ weeks }: { weeks: readonly AssistantWeek[] }) {
  return (
    <table {...semantics.table} className={styles.table}>
      <caption className={visuallyHidden}>What the assistant did, by week</caption>
      <thead {...semantics.part} className={styles.part}>
        <tr {...semantics.row} className={styles.heads}>
          <th {...semantics.columnHeader} scope="col" className={styles.head}>
            Week of
          </th>
          {counts.map(({ name, label }) => (
            <th key={name} {...semantics.columnHeader} scope="col" className={styles.head}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...semantics.part} className={styles.part}>
        {weeks.map((week) => (
          <tr key={week.week} {...semantics.row} className={styles.week}>
            <th {...semantics.rowHeader} scope="row" className={styles.weekHead}>
              {dayOf(week.week)}
            </th>
            {counts.map(({ name }) => (
              <td key={name} {...semantics.cell} className={styles.cell}>
                {week[name].toLocaleString('en')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the assistant did in the last weeks. */
export function Weeks({ assistant }: { assistant: Assistant }) {
  const { weeks, counting } = useSnapshot(assistant.state);
  const { loadWeeks } = assistant;
  useEffect(() => void loadWeeks(), [loadWeeks]);
  return (
    <div className={styles.frame}>
      {counting === 'ready' && <WeekTable weeks={weeks} />}
      {counting === 'loading' && (
        <div className={styles.notice}>
          <Spinner label="Loading the counts" />
        </div>
      )}
      {counting === 'failed' && (
        <div className={styles.notice}>
          <p>The counts could not be loaded.</p>
          <Button variant="secondary" size="sm" onClick={() => void loadWeeks()}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
