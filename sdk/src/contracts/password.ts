/** Fewest characters of a password, on every screen and in the authentication service. */
export const passwordMinimum = 8;

/** Most bytes of a password in UTF-8: what is behind them the authentication service could not tell apart. */
export const passwordMaximumBytes = 72;

/** What a new password and its confirmation keep to, by the name of the rule that is broken. */
export type PasswordRule = 'too_short' | 'too_long' | 'different';

/** What stands beside a field that breaks a rule. */
export const passwordMessages: Readonly<Record<PasswordRule, string>> = {
  too_short: `Use at least ${passwordMinimum} characters.`,
  too_long: `Use at most ${passwordMaximumBytes} characters, or half as many in Arabic.`,
  different: 'Passwords do not match. Please re-enter.',
};

/** The first rule that a new password and its confirmation break, or null. Both fields are required. */
export function brokenPasswordRule(password: string, confirmation: string): PasswordRule | null {
  if (password.length < passwordMinimum) return 'too_short';
  if (new TextEncoder().encode(password).byteLength > passwordMaximumBytes) return 'too_long';
  return password === confirmation ? null : 'different';
}
