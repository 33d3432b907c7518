import { type ComponentPropsWithRef, useId, useState } from 'react';
import { control } from '../Field/Field.css.ts';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps
  extends FieldText,
    Pick<ComponentPropsWithRef<'input'>, 'name' | 'aria-required'> {
  unit?: string | undefined;
  /** A number; what is none, as it was typed; undefined while the field is empty. */
  value: number | string | undefined;
  onChange: (value: number | string | undefined) => void;
}

/** What a text means: with a comma or a point, and where it is no number, the text itself. */
export function readNumber(text: string): number | string | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  return /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(typed) ? Number(typed.replace(',', '.')) : typed;
}

/** A number, typed: a spinner would change it by an accident of the wheel. */
export function NumberField({
  label,
  optional,
  error,
  hint,
  unit,
  value,
  onChange,
  ...input
}: NumberFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  // What is being typed (`72.`) stands as long as it means the value.
  const shown = readNumber(text) === value ? text : String(value ?? '');
  const unitId = unit ? `${id}-unit` : undefined;
  return (
    <Field id={id} label={label} optional={optional} error={error} hint={hint}>
      <span className={styles.row}>
        <input
          {...input}
          {...describedBy(id, { error, hint }, unitId)}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          className={`${control} ${styles.number}`}
          value={shown}
          onChange={(event) => {
            setText(event.target.value);
            onChange(readNumber(event.target.value));
          }}
        />
        {unit && (
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
        )}
      </span>
    </Field>
  );
}
