import { type Command, Option } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';
import { addSeveralOptions } from '../several-options.ts';
import { leadStatusChoices } from './row-options.ts';

export function configure(command: Command, context: Context): void {
  command
    .description(
      "Set leads' status, add a note to them, or forward them to the automation once more.\n" +
        'Shows them as they are afterwards: below one another in a terminal, in a pipe as "leads list" does.\n' +
        "Every change is in the lead's history.",
    )
    .argument('[reference...]', 'as "leads list" shows them, or ids; - for one a line on stdin')
    .addOption(new Option('--status <status>', 'how far each is').choices(leadStatusChoices))
    .option('--note <text>', 'a note to add to each, - to read it from stdin')
    .option('--retry-forward', 'forward each once more, when it waits or was given up')
    .option('--json', 'a JSON array of them as they are afterwards');
  addSeveralOptions(command);
  implementedBy(command, context, async () => (await import('./run-update.ts')).implementation);
  addExamples(command, [
    ["leads update FL-7K2M9Q --status contacted --note 'Calls back on Monday'", 'after a call'],
    ['leads update FL-7K2M9Q FL-4TQ8WD --status lost', 'several at once'],
    ['leads update FL-7K2M9Q --note - < summary.txt', 'a longer note'],
    [
      'leads list --forward dead --all --columns reference | flow-admin leads update - --retry-forward',
      'everything that was given up',
    ],
  ]);
}
