import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { addExamples } from '../examples.ts';
import { implementedBy } from './implementation.ts';

export function configure(command: Command, context: Context): void {
  command
    .description('Show who is signed in, where, and whether the account is an admin (the server is asked).')
    .option('--json', 'a JSON object');
  implementedBy(command, context, async () => (await import('./run-whoami.ts')).implementation);
  addExamples(command, [
    ['whoami', 'for a person'],
    ['whoami --json | jq .admin', 'for a script'],
  ]);
}
