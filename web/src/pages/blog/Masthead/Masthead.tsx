import { column } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import * as styles from './Masthead.css.ts';

/** The title of the magazine. The newest post's picture stands over its lower edge. */
export function Masthead({ title, lede }: { title: string; lede: string }) {
  return (
    <div className={`${ink} ${styles.masthead}`}>
      <div className={`${column} ${styles.inner}`}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lede}>{lede}</p>
      </div>
    </div>
  );
}
