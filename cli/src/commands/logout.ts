import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { addExamples } from '../examples.ts';
import { implementedBy } from './implementation.ts';

export function configure(command: Command, context: Context): void {
  command.description('Sign out: end the session and remove it from this computer.');
  implementedBy(command, context, async () => (await import('./run-logout.ts')).implementation);
  addExamples(command, [['logout', 'of the server in use']]);
}
