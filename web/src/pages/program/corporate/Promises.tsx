import type { ProgramPageContent } from '@flow/content/page-schemas/program';
import { column, section } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import * as styles from './Promises.css.ts';

/** What a company can count on, whatever its size. */
export function Promises({ cards }: { cards: ProgramPageContent['corporate']['cards'] }) {
  return (
    <div className={`${ink} ${section}`}>
      <ul className={`${column} ${styles.list}`}>
        {cards.map(({ title, text }) => (
          <li key={title} className={styles.card}>
            <h2 className={typography.mediumTitle}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
