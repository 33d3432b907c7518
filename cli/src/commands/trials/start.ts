import type { TrialPlan } from '@flow/sdk/contracts/trial';
import { type Command, Option } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { choicesOf } from '../filter-options.ts';
import { implementedBy } from '../implementation.ts';
import { addDryRun } from '../several-options.ts';

const plans = choicesOf<TrialPlan>({ weekly: true, monthly: true, 'twelve-weeks': true });

export function configure(command: Command, context: Context): void {
  command
    .description(
      'Make the page of Stripe on which somebody begins: with free days, then on a plan. One that is open is shown again.\n' +
        'Who pays there gets an account, the forms of every new client and the subscription.\n' +
        "In a pipe the page's address, the person's, the plan and until when the page is open.",
    )
    .argument('<client>', 'the mail address of whom it is for, or the id of a client')
    .addOption(new Option('--plan <plan>', 'what follows the free days').choices(plans).makeOptionMandatory())
    .option('--lead <reference>', 'the lead that becomes this client, by reference or id')
    .option('--without-trial', 'paid from the first day, for somebody who has had a trial')
    .option('--json', 'a JSON object of the page');
  addDryRun(command);
  implementedBy(command, context, async () => (await import('./run-start.ts')).implementation);
  addExamples(command, [
    [
      'trials start layla@example.com --plan monthly --lead FL-7K2M9Q',
      'somebody who asked for a consultation',
    ],
    ['trials start layla@example.com --plan weekly --without-trial', 'somebody who has had a trial'],
    ['trials start layla@example.com --plan monthly | cut -f1 | pbcopy', 'the address alone, to send it'],
  ]);
}
