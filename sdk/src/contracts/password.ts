/** Fewest characters of a password, on every screen and in the authentication service. */
export const passwordMinimum = 8;

/** Most bytes of a password in UTF-8: what is behind them the authentication service could not tell apart. */
export const passwordMaximumBytes = 72;

/** A toast's two lines. */
export interface PasswordProblem {
  title: string;
  description: string;
}

/** The first rule that a new password breaks, or null. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length < passwordMinimum) {
    return { title: 'Password too short', description: `Use at least ${passwordMinimum} characters.` };
  }
  if (new TextEncoder().encode(password).byteLength > passwordMaximumBytes) {
    return {
      title: 'Password too long',
      description: `Use at most ${passwordMaximumBytes} characters, or half as many in Arabic.`,
    };
  }
  return null;
}

/** The first rule that a new password and its confirmation break, or null. Both fields are required. */
export function validatePasswordChange(password: string, confirmation: string): PasswordProblem | null {
  const problem = passwordProblem(password);
  if (problem) return problem;
  if (password !== confirmation) return { title: 'Passwords do not match', description: 'Please re-enter.' };
  return null;
}
