import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';

export function configure(command: Command, context: Context): void {
  command
    .description('Print the value of a setting that is in effect, and nothing else.')
    .argument('<setting>', 'as "config list" shows it');
  implementedBy(command, context, async () => (await import('./run-config.ts')).reading);
  addExamples(command, [['config get url', 'which server would be asked']]);
}
