import type { ReactNode } from 'react';
import * as styles from './Record.css.ts';

/** Short facts beside each other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.quiet}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
