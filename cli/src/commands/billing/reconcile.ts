import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';

export function configure(command: Command, context: Context): void {
  command
    .description(
      "Compare every subscription, invoice, dispute and open checkout with Stripe's, and say in what they differ and how often.\n" +
        'With --fix what Stripe says is written, and changes that were left half done are finished.\n' +
        'A duplicate subscription stays as it is: which of the two is cancelled, people decide.\n' +
        'Fails while something differs. In a pipe a row each: what differs, and how often.',
    )
    .option('--fix', 'write what Stripe says')
    .option(
      '--json',
      'a JSON object: walked, walked_invoices, walked_disputes, walked_checkouts, drift, drifted, fixed',
    );
  implementedBy(command, context, async () => (await import('./run-reconcile.ts')).implementation);
  addExamples(command, [
    ['billing reconcile', 'whether every subscription is as Stripe has it'],
    ['billing reconcile --fix', 'after an outage'],
    ['billing reconcile --json | jq .drift', 'for a script'],
  ]);
}
