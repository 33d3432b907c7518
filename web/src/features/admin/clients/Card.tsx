import { type ReactNode, useId } from 'react';
import * as styles from './Card.css.ts';

export interface CardProps {
  title: string;
  /** How many there are of what it lists; null while that is not known. */
  count?: number | null;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the profile, under its title. */
export function Card({ title, count, aside, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
          {typeof count === 'number' && <span className={styles.count}> ({count.toLocaleString('en')})</span>}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
