import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';

export interface FieldText {
  label: string;
  /** Said beside the label of a field that may stay empty, among others that may not. */
  optional?: boolean | undefined;
  error?: string | undefined;
  hint?: string | undefined;
}

/** The attributes that tie a control to its hint and its error. */
export function describedBy(id: string, { error, hint }: Pick<FieldText, 'error' | 'hint'>, own?: string) {
  const ids = [own, hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined].filter(Boolean);
  // Left out without an error: a control may be wrong for a reason that is said elsewhere.
  return { 'aria-describedby': ids.join(' ') || undefined, ...(error ? { 'aria-invalid': true } : {}) };
}

/** What names a field, of any kind. */
export function FieldLabel({ label, optional }: Pick<FieldText, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className={styles.optional}> (optional)</span>}
    </>
  );
}

/** A label, a control, and under it the hint and the error that describe it. */
export function Field({
  id,
  label,
  optional,
  error,
  hint,
  children,
}: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel label={label} optional={optional} />
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
