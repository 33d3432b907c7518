import { useId, useRef } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldLabel, type FieldText } from '../Field/Field.tsx';
import * as styles from './OptionField.css.ts';

export interface OptionFieldProps extends FieldText {
  name: string;
  options: readonly { value: string; label: string }[];
  /** The values that are chosen. */
  chosen: readonly string[];
  /** More than one may be. */
  several?: boolean | undefined;
  /** `halves` is for two options of equal weight. */
  layout?: keyof typeof styles.layout | undefined;
  onChange: (chosen: string[]) => void;
}

/** A question with its answers beside one another: one of them is chosen, or several. */
export function OptionField(field: OptionFieldProps) {
  const { name, label, optional, error, hint, options, chosen, several = false, layout = 'wrapped' } = field;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const wrong = error ? true : undefined;

  function choose(value: string, isChosen: boolean): void {
    const others = several ? chosen.filter((one) => one !== value) : [];
    const next = new Set(isChosen ? [...others, value] : others);
    // In the order in which they stand: the same choice is the same answer.
    field.onChange(options.map((option) => option.value).filter((one) => next.has(one)));
  }

  function clear(): void {
    field.onChange([]);
    // The button is out of reach now.
    group.current?.querySelector('input')?.focus();
  }

  return (
    <fieldset
      ref={group}
      className={styles.field}
      aria-describedby={described || undefined}
      {...(several ? {} : { role: 'radiogroup', 'aria-invalid': wrong, 'aria-required': !optional })}
    >
      <legend className={styles.legend}>
        <FieldLabel label={label} optional={optional} />
      </legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.layout[layout]}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} data-wrong={wrong}>
            <input
              type={several ? 'checkbox' : 'radio'}
              className={several ? styles.input.several : styles.input.one}
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              onChange={(event) => choose(option.value, event.target.checked)}
              {...(several ? { 'aria-invalid': wrong } : {})}
            />
            {option.label}
          </label>
        ))}
        {optional && !several && (
          // A chosen radio cannot be taken back by itself. Its room is kept, so that nothing moves when it appears.
          <button
            type="button"
            className={styles.clear}
            data-idle={chosen.length === 0 || undefined}
            onClick={clear}
          >
            Clear answer
          </button>
        )}
      </div>
      {error && (
        <p className={`${fieldStyles.error} ${styles.error}`} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
