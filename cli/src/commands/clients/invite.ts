import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';
import { addDryRun } from '../several-options.ts';

export function configure(command: Command, context: Context): void {
  command
    .description(
      'Make an account and mail the link with which its owner chooses a password.\n' +
        'An account that is not confirmed yet is mailed again; may be repeated until it succeeds.\n' +
        "In a pipe the client's id, address and whether a mail was sent.",
    )
    .argument('<email>', 'whom to invite')
    .option('--first-name <name>', 'the first name')
    .option('--last-name <name>', 'the last name')
    .option('--lead <reference>', 'the lead that becomes this client, by reference or id')
    .option('--json', 'a JSON object: client_id, email, invited');
  addDryRun(command);
  implementedBy(command, context, async () => (await import('./run-invite.ts')).implementation);
  addExamples(command, [
    ['clients invite layla@example.com --first-name Layla --last-name Haddad', 'somebody new'],
    ['clients invite layla@example.com --lead FL-7K2M9Q', 'somebody who asked for a consultation'],
    [
      'clients invite layla@example.com | cut -f1 | flow-admin forms assign -',
      'with the forms of every new client',
    ],
  ]);
}
