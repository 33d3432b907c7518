import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';
import { addFormatOptions } from '../list-options.ts';

export function configure(command: Command, context: Context): void {
  command.description(
    'List the profiles: a table in a terminal, tab-separated rows in a pipe.\n' +
      'The one in use is asked when neither options nor variables nor a local stack name a server.',
  );
  addFormatOptions(command, { csv: false });
  implementedBy(command, context, async () => (await import('./run-profiles.ts')).listing);
  addExamples(command, [
    ['profiles list', 'the servers that have a name'],
    ['profiles list --columns profile', 'their names alone'],
  ]);
}
