import { stripVTControlCharacters } from 'node:util';

/**
 * Something the person who starts the stack has to put right: a wrong setting, a taken port, a migration that fails.
 * Its message is shown as it is, without a stack, and the process ends with exit code 1.
 */
export class LocalSetupError extends Error {
  override readonly name = 'LocalSetupError';
}

/** Runs a part of the start; what goes wrong there is told as `what` and why. */
export async function explained<T>(what: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new LocalSetupError(`${what}: ${stripVTControlCharacters(message)}`, { cause });
  }
}
