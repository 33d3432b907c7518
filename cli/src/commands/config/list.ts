import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';
import { addFormatOptions } from '../list-options.ts';

export function configure(command: Command, context: Context): void {
  command.description(
    'List the settings in effect and where each comes from: options, variables, a profile or the local stack.',
  );
  addFormatOptions(command, { csv: false });
  implementedBy(command, context, async () => (await import('./run-config.ts')).listing);
  addExamples(command, [
    ['config list', 'which server would be asked, and why'],
    ['config list --profile production --json', 'of a profile, for a script'],
  ]);
}
