import { type ComponentPropsWithRef, useId } from 'react';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';
import * as styles from './TextAreaField.css.ts';

export type TextAreaFieldProps = FieldText & ComponentPropsWithRef<'textarea'>;

/** Several lines of text. */
export function TextAreaField({ label, optional, error, hint, id, className, ...area }: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} optional={optional} error={error} hint={hint}>
      <textarea
        rows={4}
        {...area}
        {...describedBy(fieldId, { error, hint }, area['aria-describedby'])}
        id={fieldId}
        className={className ? `${styles.area} ${className}` : styles.area}
      />
    </Field>
  );
}
