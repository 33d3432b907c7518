import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Popover } from '../../ui/Popover/Popover.tsx';
import { Inline } from '../../ui/Stack/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import type { AccountActions } from '../session/account-actions.ts';
import { NewPasswordFields } from '../session/NewPasswordFields.tsx';
import * as styles from './AccountPopovers.css.ts';

/** A form that is emptied when its action was done. */
function ActionForm({
  label,
  onSubmit,
  children,
}: {
  label: string;
  onSubmit: (values: (name: string) => string) => Promise<boolean>;
  children: ReactNode;
}) {
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    setBusy(true);
    const done = await onSubmit((name) => String(data.get(name) ?? ''));
    setBusy(false);
    if (done) form.reset();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      <Button type="submit" busy={busy}>
        {label}
      </Button>
    </form>
  );
}

/** The admin's own password, and a reset link for any account. */
export function AccountPopovers({ actions }: { actions: AccountActions }) {
  return (
    <Inline gap={8} className={styles.popovers}>
      <Popover title="Change password">
        <ActionForm
          label="Update password"
          onSubmit={(value) => actions.changePassword(value('password'), value('confirmation'))}
        >
          <NewPasswordFields />
        </ActionForm>
      </Popover>
      <Popover title="Reset password">
        <ActionForm label="Send reset email" onSubmit={(value) => actions.resetPassword(value('email'))}>
          <TextField label="Email" name="email" type="email" autoComplete="off" />
        </ActionForm>
      </Popover>
    </Inline>
  );
}
