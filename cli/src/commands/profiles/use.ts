import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';

export function configure(command: Command, context: Context): void {
  command
    .description('Ask the server of a profile from now on, where nothing else names one.')
    .argument('<name>', 'as "profiles list" shows it');
  implementedBy(command, context, async () => (await import('./run-profiles.ts')).use);
  addExamples(command, [['profiles use production', 'until another is used']]);
}
