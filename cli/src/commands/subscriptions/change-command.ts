import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import type { CommandTexts } from '../collection.ts';
import { implementedBy } from '../implementation.ts';
import { addSeveralOptions } from '../several-options.ts';
import type { Change } from './subscription-change.ts';

/** The command that makes a change of one subscription or of several. */
export function changeCommandOf(
  load: () => Promise<Change>,
  { notes = [], examples }: CommandTexts,
): (command: Command, context: Context) => void {
  return (command, context) => {
    const lines = [
      ...notes,
      'Shows what is to be changed and asks first; outside a terminal --yes is needed.',
      'Of several it prints a row each: what was done, the id, the address, and why not.',
    ];
    command
      .description(lines.join('\n'))
      .argument(
        '[stripe_subscription_id...]',
        'as "subscriptions list" shows them, - for one a line on stdin',
      )
      .option('-y, --yes', 'do not ask')
      .option('--json', 'the subscription as JSON afterwards; of several an array of their rows');
    addSeveralOptions(command);
    implementedBy(command, context, async () => {
      const [{ changing }, change] = await Promise.all([import('./run-change.ts'), load()]);
      return changing(change);
    });
    addExamples(command, examples);
  };
}
