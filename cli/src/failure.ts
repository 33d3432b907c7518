import { type ExitCode, exitCodes } from './exit-codes.ts';

/** A failure that the command line knows the words and the exit code for. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = exitCodes.failure, options: { cause?: unknown } = {}) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** The command was called in a way that cannot work. */
export function usageFailure(message: string): Failure {
  return new Failure(message, exitCodes.usage);
}

/** Nobody is signed in, or who is may not do this. */
export function unauthorizedFailure(message: string): Failure {
  return new Failure(message, exitCodes.unauthorized);
}

/** A question was answered with no. */
export function declination(message: string): Failure {
  return new Failure(message, exitCodes.declined);
}

/** Ctrl-C or Ctrl-D while a question was open. Nothing is said: the person knows. */
export function interruption(): Failure {
  return new Failure('', exitCodes.interrupted);
}
