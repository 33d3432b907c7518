import type { ReactNode } from 'react';
import { column, section } from '../../theme/layout.css.ts';
import * as styles from './Closing.css.ts';

export interface ClosingProps {
  /** The id of the title, which names the section. */
  id: string;
  /** The class of a section theme. */
  ground: string;
  eyebrow?: string | undefined;
  title: string;
  /** The drawing behind the words, or below them, for the class it is given. */
  art: (className: string) => ReactNode;
  children: ReactNode;
}

/** The last invitation of a page. What stands under its title takes its classes from `Closing.css.ts`. */
export function Closing({ id, ground, eyebrow, title, art, children }: ClosingProps) {
  return (
    <section className={`${ground} ${section} ${styles.closing}`} aria-labelledby={id}>
      {art(styles.art)}
      <div className={`${column} ${styles.inner}`}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
