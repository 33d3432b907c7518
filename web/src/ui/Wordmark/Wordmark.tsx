import * as styles from './Wordmark.css.ts';

/** The name beside its mark: lines that bend around a point. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.mark} viewBox="0 0 26 20" fill="none" aria-hidden="true">
        <g stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
          <path d="M1.2 17.6c6.6 0 6.4-5.2 11.8-5.2s5.2 5.2 11.8 5.2" />
          <path d="M1.2 12.4c5 0 5.6-6 11.8-6s6.8 6 11.8 6" />
          <path d="M1.2 7.2C5.4 7.2 6.4 1.3 13 1.3s7.6 5.9 11.8 5.9" />
        </g>
        <circle cx="13" cy="17.4" r="2" fill="currentColor" />
      </svg>
      {name}
    </span>
  );
}
