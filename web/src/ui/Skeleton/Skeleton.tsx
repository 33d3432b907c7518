import * as styles from './Skeleton.css.ts';

/** Keeps the place of what is loading. What is announced is said beside it. */
export function Skeleton({ shape }: { shape: keyof typeof styles.shape }) {
  return <div className={styles.shape[shape]} aria-hidden="true" />;
}
