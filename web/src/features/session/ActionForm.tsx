import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button, type ButtonProps } from '../../ui/Button/Button.tsx';

interface ActionFormProps extends Pick<ButtonProps, 'variant'> {
  /** What its button says. */
  label: string;
  className: string;
  /** Resolves to whether it was done. */
  onSubmit: (value: (field: string) => string) => Promise<boolean>;
  children: ReactNode;
}

/** A form that is emptied when its action was done. */
export function ActionForm({ label, variant, className, onSubmit, children }: ActionFormProps) {
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    setBusy(true);
    const done = await onSubmit((field) => String(data.get(field) ?? ''));
    setBusy(false);
    if (done) form.reset();
  }

  return (
    <form className={className} onSubmit={submit} noValidate>
      {children}
      <Button type="submit" variant={variant} busy={busy}>
        {label}
      </Button>
    </form>
  );
}
