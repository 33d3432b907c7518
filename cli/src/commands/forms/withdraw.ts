import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';
import { addSeveralOptions } from '../several-options.ts';

export function configure(command: Command, context: Context): void {
  command
    .description(
      'Take back forms that still wait for their client. What was answered so far is kept, and not sent.\n' +
        'Shows the assignments as they are afterwards.',
    )
    .argument('[assignment...]', 'ids that "forms assignments" shows, - for one a line on stdin')
    .option('--json', 'a JSON array of them as they are afterwards');
  addSeveralOptions(command);
  implementedBy(command, context, async () => (await import('./run-withdraw.ts')).implementation);
  addExamples(command, [
    ['forms withdraw 0b8f6c1e-7a53-4d53-9a54-3f1e0c1f4a53', 'given by mistake'],
    ['forms withdraw --from-file assignments.txt --dry-run', 'what a file names'],
  ]);
}
