import { Argument, type Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';

export function configure(command: Command, context: Context): void {
  command
    .description('Change a setting of a profile: of the one in use, or of --profile.')
    .addArgument(new Argument('<setting>', 'which setting').choices(['url', 'key', 'site']))
    .argument('<value>', 'its value');
  implementedBy(command, context, async () => (await import('./run-config.ts')).change);
  addExamples(command, [
    ['config set site https://flow.example', 'where the link in a mail leads to'],
    ['config set key sb_publishable_... --profile production', 'a key that was renewed'],
  ]);
}
