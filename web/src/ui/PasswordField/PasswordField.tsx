import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { control } from '../Field/Field.css.ts';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'ref' | 'type' | 'className'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden unless the person wants to see it. Sent with its form it is hidden again, as managers expect. */
export function PasswordField({ label, error, hint, id, ...input }: PasswordFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const form = field.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field id={fieldId} label={label} error={error} hint={hint}>
      <div className={styles.frame}>
        <input
          {...input}
          {...describedBy(fieldId, { error, hint }, input['aria-describedby'])}
          ref={field}
          id={fieldId}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={`${control} ${styles.input}`}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls={fieldId}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
          <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
        </button>
      </div>
    </Field>
  );
}
