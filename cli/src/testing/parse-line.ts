import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { createProgram } from '../program.ts';

/** What an action fails with; undefined when it succeeds. */
export const failureOf = (action: Promise<unknown>): Promise<unknown> =>
  action.then(
    () => undefined,
    (error: unknown) => error,
  );

/** The words of a line, with quotes around one that holds a space. */
const wordsOf = (line: string) =>
  Array.from(line.matchAll(/'([^']*)'|(\S+)/g), ([word, quoted]) => quoted ?? word);

/** Runs a command line in a context, and tells what it failed with. */
export async function parseLine(
  line: string | readonly string[],
  context: Context,
): Promise<{ program: Command; failure: unknown }> {
  const program = createProgram(context, '1.2.3');
  const words = typeof line === 'string' ? wordsOf(line) : line;
  return { program, failure: await failureOf(program.parseAsync(words, { from: 'user' })) };
}
