/** Fewest characters of a password, on every screen and in the authentication service. */
export const passwordMinimum = 8;

/** A toast's two lines. */
export interface PasswordProblem {
  title: string;
  description: string;
}

/** The first rule that a new password and its confirmation break, or null. Both fields are required. */
export function validatePasswordChange(password: string, confirmation: string): PasswordProblem | null {
  if (password.length < passwordMinimum) {
    return { title: 'Password too short', description: `Use at least ${passwordMinimum} characters.` };
  }
  if (password !== confirmation) return { title: 'Passwords do not match', description: 'Please re-enter.' };
  return null;
}
