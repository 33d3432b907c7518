import { type ErrorCode, type FlowError, isFlowError } from '@flow/sdk';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { Failure } from './failure.ts';
import { singleLine } from './output/single-line.ts';

export interface Explanation {
  /** What is wrong and what to do, in one line; undefined when there is nothing to say. */
  message: string | undefined;
  exitCode: ExitCode;
}

type Explain = (error: FlowError, server: string) => string;

/** The server's words begin where our sentence goes on. */
function words(error: FlowError): string {
  const reasons = Object.entries(error.fields ?? {}).map(([field, reason]) => `${field}: ${reason}`);
  return reasons.length > 0 ? reasons.join('; ') : error.message.replace(/\.$/, '');
}

const signIn = 'run "flow-admin login"';

const conflicts: Explain = (error) => `This cannot be done as things stand: ${words(error)}.`;

const explanations: Record<ErrorCode, Explain> = {
  network: (_, server) => `${server} cannot be reached: check the address, and that the server is running.`,
  interrupted: (_, server) =>
    `The connection to ${server} broke before the answer was complete: check whether it was done, and try again.`,
  timeout: (_, server) => `${server} did not answer in time: try again in a moment.`,
  aborted: () => 'Stopped.',
  invalid_input: (error, server) => `${server} refused the request: ${words(error)}.`,
  invalid_response: (_, server) =>
    `${server} gave an answer that is not understood: check that it is a Flow server, and that flow-admin is up to date.`,
  unauthenticated: (_, server) => `You are not signed in to ${server}, or your session has ended: ${signIn}.`,
  invalid_key: (_, server) =>
    `${server} refuses the key: take the publishable key of the project. "flow-admin config list" shows which key is sent, and where it comes from.`,
  invalid_credentials: () => 'Email or password is wrong: check both and try again.',
  email_not_confirmed: () =>
    'The address of this account is not confirmed yet: open the link in the mail that was sent to it.',
  link_expired: () => 'The link has expired or was used before: ask for a new one.',
  account_removed: () => 'This account was removed: sign in with another one.',
  forbidden: () => `This account is not allowed to do that: ${signIn} with an admin's account.`,
  not_found: (error, server) => `${server} did not find it: ${words(error)}.`,
  conflict: conflicts,
  form_changed: conflicts,
  form_sent: conflicts,
  form_withdrawn: conflicts,
  trial_used: conflicts,
  rate_limited: ({ retryAfter }) =>
    `Too many requests: wait ${retryAfter ? `${retryAfter} seconds` : 'a minute'} and try again.`,
  payload_too_large: () => 'The request is too large for the server.',
  weak_password: (error) => `The password is too weak: ${words(error)}.`,
  upstream: (error) => `A service behind the server failed: ${words(error)}. Try again in a moment.`,
  relay: (_, server) => `${server} could not reach its own function: try again in a moment.`,
  worker_limit: (_, server) => `${server} was too busy to finish: try again in a moment.`,
  server: (_, server) => `${server} failed: try again in a moment.`,
};

/** Those that are no plain failure. */
const exitCodeOf: Partial<Record<ErrorCode, ExitCode>> = {
  aborted: exitCodes.interrupted,
  unauthenticated: exitCodes.unauthorized,
  invalid_key: exitCodes.unauthorized,
  invalid_credentials: exitCodes.unauthorized,
  email_not_confirmed: exitCodes.unauthorized,
  link_expired: exitCodes.unauthorized,
  account_removed: exitCodes.unauthorized,
  forbidden: exitCodes.unauthorized,
};

function explainFlowError(error: FlowError, server: string): Explanation {
  const message = explanations[error.code](error, server);
  const reference = error.requestId ? ` (request ${error.requestId})` : '';
  const exitCode = exitCodeOf[error.code] ?? exitCodes.failure;
  return { message: singleLine(`${message}${reference}`), exitCode };
}

/** Turns whatever ended a command into words and an exit code: what `main.ts` says and ends with. */
export function explainError(error: unknown, server = 'The server'): Explanation {
  if (error instanceof Failure) return { message: error.message || undefined, exitCode: error.exitCode };
  if (isFlowError(error)) return explainFlowError(error, server);
  const reason = error instanceof Error ? error.message : String(error);
  return {
    message: `Something unexpected happened: ${singleLine(reason)}. Run it again with --debug to see where.`,
    exitCode: exitCodes.failure,
  };
}

/** An error with its causes and where each came from, for `--debug`. */
export function traceError(error: unknown): string {
  const lines: string[] = [];
  let cause: unknown = error;
  while (cause !== undefined && cause !== null) {
    lines.push(cause instanceof Error ? (cause.stack ?? cause.message) : JSON.stringify(cause));
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return lines.join('\ncaused by: ');
}
