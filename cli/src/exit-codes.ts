/** What the process answers to its caller. */
export const exitCodes = {
  ok: 0,
  failure: 1,
  usage: 2,
  /** A question was answered with no: nothing was done. */
  declined: 3,
  /** Not signed in, or not allowed. */
  unauthorized: 4,
  /** Some of several were changed, and others not. */
  partial: 5,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
