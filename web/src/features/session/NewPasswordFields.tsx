import { passwordMinimum } from '@flow/sdk/contracts/password';
import { TextField } from '../../ui/TextField/TextField.tsx';

export interface NewPasswordFieldsProps {
  /** What is wrong with each, when the form says it at its fields. */
  errors?: { password?: string; confirmation?: string };
}

/** A new password and the same again: the fields `password` and `confirmation` of the form around them. */
export function NewPasswordFields({ errors = {} }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${passwordMinimum} characters.`}
        error={errors.password}
      />
      <TextField
        label="Confirm password"
        name="confirmation"
        type="password"
        autoComplete="new-password"
        error={errors.confirmation}
      />
    </>
  );
}
