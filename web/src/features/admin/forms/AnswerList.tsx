import { Badge } from '../../../ui/Badge/Badge.tsx';
import * as styles from './AnswerList.css.ts';
import type { Answered } from './answers.ts';

/** What was answered: a text as it was written, choices beside each other. */
export function AnswerText({ texts, isList }: Pick<Answered, 'texts' | 'isList'>) {
  if (texts.length === 0) return <span className={styles.absent}>Not answered</span>;
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a stored answer never changes.
    <bdi key={index} dir="auto" className={isList ? styles.choice : styles.text}>
      {text}
    </bdi>
  ));
}

/** Questions with their answers. Those that the coach has to see are marked. */
export function AnswerList({ answers }: { answers: readonly Answered[] }) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ id, label, flagged, ...answer }) => (
        <div key={id} className={styles.answered}>
          <dt className={styles.question}>{label}</dt>
          <dd className={styles.answer}>
            <AnswerText {...answer} />
            {flagged && <Badge tone="danger">Flagged</Badge>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
