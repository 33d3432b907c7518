import { type ConsultationField, consultationFields } from '@flow/sdk/contracts/consultation';
import { useId } from 'react';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps {
  errors: Readonly<Partial<Record<ConsultationField, string>>>;
  /** Goes to a field. */
  onSelect: (field: ConsultationField) => void;
}

/**
 * What is wrong, in one place, each message a way to its field. Nothing live: the toast says the same aloud, and the
 * focus goes to the first field, which says its own.
 */
export function ErrorSummary({ errors, onSelect }: ErrorSummaryProps) {
  const id = useId();
  const wrong = consultationFields.filter((field) => errors[field] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        Please fix the following errors:
      </h3>
      <ul className={styles.list}>
        {wrong.map((field) => (
          <li key={field}>
            <button type="button" className={styles.link} onClick={() => onSelect(field)}>
              {errors[field]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
