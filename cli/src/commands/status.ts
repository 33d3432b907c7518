import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { addExamples } from '../examples.ts';
import { implementedBy } from './implementation.ts';

export function configure(command: Command, context: Context): void {
  command
    .description(
      'Show where you are signed in, and what needs attention today, with the command that lists it.\n' +
        'In a pipe what needs attention alone: a row each, with name, number and command.',
    )
    .option('--json', 'a JSON object');
  implementedBy(command, context, async () => (await import('./run-status.ts')).implementation);
  addExamples(command, [
    ['status', 'at the beginning of a day'],
    ['status --json | jq .attention', 'for a script'],
  ]);
}
