import type { ReactNode } from 'react';
import { column, section } from '../../theme/layout.css.ts';
import { Lead, type LeadProps } from '../Lead/Lead.tsx';
import * as styles from './Closing.css.ts';

export interface ClosingProps extends Omit<LeadProps, 'as' | 'className'> {
  /** The class of a section theme. */
  ground: string;
  /** The drawing behind the words, or below them, for the class it is given. */
  art: (className: string) => ReactNode;
}

/** The last invitation of a page. */
export function Closing({ ground, art, ...lead }: ClosingProps) {
  return (
    <section className={`${ground} ${section} ${styles.closing}`} aria-labelledby={lead.id}>
      {art(styles.art)}
      <div className={`${column} ${styles.inner}`}>
        <Lead {...lead} as="h2" className={styles.words} />
      </div>
    </section>
  );
}
