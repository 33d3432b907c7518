// Plain functions: the sign-in page checks with them and loads no schema library.
import { brokenPasswordRule, passwordMessages } from './password.ts';
import { firstProblem, type TextRule } from './text-rule.ts';

/** Limits of what an account says of a person. Lengths count UTF-16 characters after trimming. */
export const accountLimits = { name: 100, email: 320 } as const;

/** What a person fills in to sign up. */
export interface SignUp {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** The sign-up form's fields, in their order on the screen. */
export const signUpFields = ['firstName', 'lastName', 'email', 'password', 'confirmation'] as const;
export type SignUpField = (typeof signUpFields)[number];

/** What every name of an account keeps to, also an empty one. */
export const nameRules: readonly TextRule[] = [
  [(name) => name.length <= accountLimits.name, `Use at most ${accountLimits.name} characters.`],
  [(name) => !/\p{Cc}/u.test(name), 'Leave out what is no letter or sign.'],
];

const notEmpty = (problem: string): TextRule => [(text) => text !== '', problem];

/** What an address keeps to. Whether its mail is read, only a mail can tell. */
const emailRules: readonly TextRule[] = [
  notEmpty('Enter your email address.'),
  [
    (email) => email.length <= accountLimits.email && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email),
    'Enter an email address like name@example.com.',
  ],
];

/** The first rule that a trimmed address breaks, or null. */
export const emailProblem = (email: string): string | null => firstProblem(emailRules, email);

export type SignUpResult =
  | { ok: true; value: SignUp }
  | { ok: false; errors: Partial<Record<SignUpField, string>> };

/** Checks the sign-up form: its values, names and address trimmed, or for each wrong field the first rule it fails. */
export function validateSignUp(values: SignUp, confirmation = values.password): SignUpResult {
  const { password } = values;
  const [firstName, lastName, email] = [values.firstName.trim(), values.lastName.trim(), values.email.trim()];
  const broken = brokenPasswordRule(password, confirmation);
  const problem = broken && passwordMessages[broken];
  const problems: Partial<Record<SignUpField, string | null>> = {
    firstName: firstProblem([notEmpty('Enter your first name.'), ...nameRules], firstName),
    lastName: firstProblem([notEmpty('Enter your last name.'), ...nameRules], lastName),
    email: emailProblem(email),
    [broken === 'different' ? 'confirmation' : 'password']: problem,
  };
  const errors: Partial<Record<SignUpField, string>> = {};
  for (const field of signUpFields) {
    const message = problems[field];
    if (message) errors[field] = message;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: { firstName, lastName, email, password } };
}
