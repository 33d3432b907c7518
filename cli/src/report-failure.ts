import type { Context } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import { explainError, traceError } from './explain-error.ts';
import { isSwitchedOn } from './io.ts';
import { paint } from './output/paint.ts';

/** Says on stderr why a command ended, and answers the exit code of that. */
export function reportFailure(
  error: unknown,
  { io, environment, server }: Pick<Context, 'io' | 'environment' | 'server'>,
  { debug = false }: { debug?: boolean | undefined } = {},
): ExitCode {
  const { message, exitCode } = explainError(error, server);
  if (message) {
    io.note(`${paint(io.color('notes')).red.bold('error:')} ${message}`);
    if (debug || isSwitchedOn(environment.FLOW_DEBUG)) io.note(traceError(error));
  }
  return exitCode;
}
