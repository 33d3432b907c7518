import { Popover } from '../../ui/Popover/Popover.tsx';
import { Inline } from '../../ui/Stack/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { ActionForm } from '../session/ActionForm.tsx';
import type { AccountActions } from '../session/account-actions.ts';
import { NewPasswordFields } from '../session/NewPasswordFields.tsx';
import * as styles from './AccountPopovers.css.ts';

/** The admin's own password, and a reset link for any account. */
export function AccountPopovers({ actions }: { actions: AccountActions }) {
  return (
    <Inline gap={8} className={styles.popovers}>
      <Popover title="Change password">
        <ActionForm
          label="Update password"
          className={styles.form}
          onSubmit={(value) => actions.changePassword(value('password'), value('confirmation'))}
        >
          <NewPasswordFields />
        </ActionForm>
      </Popover>
      <Popover title="Reset password">
        <ActionForm
          label="Send reset email"
          className={styles.form}
          onSubmit={(value) => actions.resetPassword(value('email'))}
        >
          <TextField label="Email" name="email" type="email" autoComplete="off" />
        </ActionForm>
      </Popover>
    </Inline>
  );
}
