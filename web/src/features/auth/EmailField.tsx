import { TextField } from '../../ui/TextField/TextField.tsx';
import type { AuthPartProps } from './auth-part-props.ts';

/** The address that was typed in one form is there in the next. */
export function EmailField({ page, state, hint }: AuthPartProps & { hint?: string }) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={page.typed.email}
      onChange={(event) => page.keep('email', event.target.value)}
      hint={hint}
      error={state.errors.email}
    />
  );
}
