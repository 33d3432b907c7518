import { useId } from 'react';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps<Field extends string> {
  title: string;
  /** In the order of the fields. */
  errors: readonly { field: Field; message: string }[];
  /** Goes to a field. */
  onSelect: (field: Field) => void;
}

/**
 * What is wrong, in one place, each message a way to its field. Nothing live: the focus goes to the first field, which
 * says its own.
 */
export function ErrorSummary<Field extends string>({ title, errors, onSelect }: ErrorSummaryProps<Field>) {
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <p id={id} className={styles.heading}>
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <button type="button" className={styles.link} onClick={() => onSelect(field)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
