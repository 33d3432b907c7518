import { passwordMinimum } from '@flow/sdk/contracts/password';
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx';

export interface NewPasswordFieldsProps {
  label?: string;
  /** What is wrong with each, when the form says it at its fields. */
  errors?: { password?: string; confirmation?: string };
}

/** A new password and the same again: the fields `password` and `confirmation` of the form around them. */
export function NewPasswordFields({ label = 'New password', errors = {} }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        // The error says the same.
        hint={errors.password ? undefined : `At least ${passwordMinimum} characters.`}
        error={errors.password}
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        error={errors.confirmation}
      />
    </>
  );
}
