import * as styles from './Progress.css.ts';

export interface ProgressProps {
  /** How much of `of` is done. */
  done: number;
  of: number;
  label: string;
}

/** How far something has come. */
export function Progress({ done, of, label }: ProgressProps) {
  return <progress className={styles.progress} value={done} max={of} aria-label={label} />;
}
