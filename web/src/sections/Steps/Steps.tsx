import * as styles from './Steps.css.ts';

export interface StepsProps {
  steps: readonly { title: string; text: string }[];
  look: keyof typeof styles.list;
  className?: string;
}

/** What happens, one after another. */
export function Steps({ steps, look, className = '' }: StepsProps) {
  return (
    <ol className={`${styles.list[look]} ${className}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
