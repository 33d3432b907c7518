/**
 * Something the person who starts the stack has to put right: a wrong setting, a taken port, a migration that fails.
 * Its message is shown as it is, without a stack, and the process ends with exit code 1.
 */
export class LocalSetupError extends Error {
  override readonly name = 'LocalSetupError';
}
