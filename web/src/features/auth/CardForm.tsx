import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import * as styles from './AuthCard.css.ts';
import { type AuthField, authFields } from './auth.store.ts';
import type { AuthPartProps } from './auth-part-props.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { clock, useSecondsUntil } from './use-seconds-until.ts';

interface CardFormProps extends AuthPartProps {
  /** What the button says. */
  label: string;
  onSubmit: (value: (field: AuthField) => string) => Promise<void>;
  children: ReactNode;
}

/** A form of the card: what is wrong stands above it and at its fields, and the focus goes to the first of them. */
export function CardForm({ label, onSubmit, children, ...part }: CardFormProps) {
  const { busy, errors, failure, waitUntil } = part.state;
  const form = useRef<HTMLFormElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const wait = useSecondsUntil(waitUntil);

  const wrong = authFields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ field, message }];
  });

  const focusField = (field: AuthField) => {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    await onSubmit((field) => String(data.get(field) ?? ''));
    // A button that cannot be pressed loses the focus in Chrome.
    if (document.activeElement === document.body) send.current?.focus({ preventScroll: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed attempt brings new errors, and the focus goes to the first.
  useEffect(() => {
    if (wrong[0]) focusField(wrong[0].field);
  }, [errors]);

  return (
    <>
      {failure && <FailureNotice {...part} failure={failure} />}
      <form
        ref={form}
        className={styles.form}
        onSubmit={submit}
        onFocus={() => void part.page.prepare()}
        noValidate
        aria-busy={busy}
      >
        <ErrorSummary title="Please fix the following errors:" errors={wrong} onSelect={focusField} />
        {children}
        <Button ref={send} type="submit" size="lg" busy={busy} disabled={wait > 0} className={styles.submit}>
          {wait > 0 ? `Wait ${clock(wait)}` : label}
        </Button>
      </form>
    </>
  );
}
