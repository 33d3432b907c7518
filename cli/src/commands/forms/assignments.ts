import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';
import { addFormatOptions } from '../list-options.ts';

export function configure(command: Command, context: Context): void {
  command
    .description(
      'List the forms that a client was given, newest first: a table in a terminal, tab-separated rows in a pipe.',
    )
    .argument('<client>', 'a mail address or an id, as "clients list" shows them');
  addFormatOptions(command);
  implementedBy(command, context, async () => (await import('./run-assignments.ts')).implementation);
  addExamples(command, [
    ['forms assignments layla@example.com', 'what waits for her, and until when'],
    [
      'forms assignments layla@example.com | grep -w overdue | cut -f6',
      'the ids, as "forms withdraw" takes them',
    ],
  ]);
}
