import { type ComponentPropsWithRef, useId } from 'react';
import { control } from '../Field/Field.css.ts';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';

export type TextFieldProps = FieldText & ComponentPropsWithRef<'input'>;

export function TextField({ label, optional, error, hint, id, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} optional={optional} error={error} hint={hint}>
      <input
        {...input}
        {...describedBy(fieldId, { error, hint }, input['aria-describedby'])}
        id={fieldId}
        className={className ? `${control} ${className}` : control}
      />
    </Field>
  );
}
