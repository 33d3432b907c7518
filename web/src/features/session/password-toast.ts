import { type PasswordRule, passwordMessages } from '@flow/sdk/contracts/password';

/** The toast's two lines about a rule that a new password breaks. */
const toasts: Readonly<Record<PasswordRule, { title: string; description: string }>> = {
  too_short: { title: 'Password too short', description: passwordMessages.too_short },
  too_long: { title: 'Password too long', description: passwordMessages.too_long },
  different: { title: 'Passwords do not match', description: 'Please re-enter.' },
};

export const passwordToast = (rule: PasswordRule) => toasts[rule];
