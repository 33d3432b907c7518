import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';

export function configure(command: Command, context: Context): void {
  command
    .description(
      'Forget a profile and its session. "flow-admin logout --profile <name>" ends the session before.',
    )
    .argument('<name>', 'as "profiles list" shows it');
  implementedBy(command, context, async () => (await import('./run-profiles.ts')).removal);
  addExamples(command, [['profiles remove production', 'on this computer']]);
}
