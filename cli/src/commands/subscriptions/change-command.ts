import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import type { CommandTexts } from '../collection.ts';
import { implementedBy } from '../implementation.ts';
import type { Change } from './change.ts';

/** The command that makes a change. */
export function changeCommandOf(
  load: () => Promise<Change>,
  { notes = [], examples }: CommandTexts,
): (command: Command, context: Context) => void {
  return (command, context) => {
    const asks = 'Shows the subscription and asks first; outside a terminal --yes is needed.';
    command
      .description([...notes, asks].join('\n'))
      .argument('<stripe_subscription_id>', 'as "subscriptions list" shows it')
      .option('-y, --yes', 'do not ask')
      .option('--json', 'print the subscription as JSON afterwards');
    implementedBy(command, context, async () => {
      const [{ changing }, change] = await Promise.all([import('./change.ts'), load()]);
      return changing(change);
    });
    addExamples(command, examples);
  };
}
