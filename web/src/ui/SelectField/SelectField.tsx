import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentPropsWithRef, useId } from 'react';
import * as styles from '../Field/Field.css.ts';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';

interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'select'>, 'children'> & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen; cannot be chosen itself. */
    placeholder?: string | undefined;
  };

export function SelectField({
  label,
  optional,
  error,
  hint,
  id,
  options,
  placeholder,
  className,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const initial =
    select.value === undefined && select.defaultValue === undefined && placeholder ? '' : undefined;
  return (
    <Field id={fieldId} label={label} optional={optional} error={error} hint={hint}>
      <span className={styles.selectFrame}>
        <select
          {...(initial === undefined ? {} : { defaultValue: initial })}
          {...select}
          {...describedBy(fieldId, { error, hint }, select['aria-describedby'])}
          id={fieldId}
          data-empty={select.value === '' || undefined}
          className={className ? `${styles.select} ${className}` : styles.select}
        >
          {placeholder && (
            <option value="" disabled className={styles.option}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} className={styles.option}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.selectMark} size={18} aria-hidden="true" />
      </span>
    </Field>
  );
}
