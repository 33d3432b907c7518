import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';
import { addFormatOptions } from '../list-options.ts';

export function configure(command: Command, context: Context): void {
  command.description(
    'List the forms that there are, with what became of them: a table in a terminal, tab-separated rows in a pipe.\n' +
      'Overdue ones are among the pending.',
  );
  addFormatOptions(command);
  implementedBy(command, context, async () => (await import('./run-registry.ts')).implementation);
  addExamples(command, [
    ['forms registry', 'how many wait, how many came'],
    ['forms registry | cut -f1', 'every slug, as "forms assign" takes it'],
  ]);
}
