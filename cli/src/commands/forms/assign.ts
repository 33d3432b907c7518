import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';
import { addSeveralOptions } from '../several-options.ts';

export function configure(command: Command, context: Context): void {
  command
    .usage('[options] [client...] [form...]')
    .description(
      'Give forms to clients: the named ones, or without a name those of every new client.\n' +
        'A form that waits for a client already is skipped, and so is a form of every new client that was ever given.\n' +
        'Prints a row a client: as it was named, what was assigned, what was skipped.',
    )
    .argument('[names...]', 'clients by mail address or id, - for one a line on stdin, and forms by slug')
    .option('--due <yyyy-mm-dd>', 'the last day for it (Dubai); else the days of the form')
    .option('--default', 'the forms of every new client, as without a form')
    .option('--json', 'a JSON array: client, client_id, assigned, skipped');
  addSeveralOptions(command);
  implementedBy(command, context, async () => (await import('./run-assign.ts')).implementation);
  addExamples(command, [
    ['forms assign layla@example.com', 'the forms of every new client'],
    ['forms assign layla@example.com noor@example.com goal-setting --due 2026-12-01', 'one form, again'],
    ['clients list --all | cut -f1 | flow-admin forms assign - goal-setting', 'everybody'],
  ]);
}
