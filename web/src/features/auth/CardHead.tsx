import type { ReactNode } from 'react';
import * as styles from './AuthCard.css.ts';

/** The card's heading takes the focus when the card shows another part. */
export const cardHeadingId = 'auth-heading';

export function CardHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <h1 id={cardHeadingId} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {children && <p className={styles.lede}>{children}</p>}
    </div>
  );
}
