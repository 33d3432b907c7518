import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';
import { addDryRun } from '../several-options.ts';

export function configure(command: Command, context: Context): void {
  command
    .description(
      'Mail the link with which somebody sets a new password. A known and an unknown address are answered alike.\n' +
        'It leads to the site of --site or FLOW_SITE_URL, or to that of the local stack. Needs no sign-in.',
    )
    .argument('<email>', 'whose password')
    .option('--site <url>', "the site's address, as https://flow.example (or FLOW_SITE_URL)");
  addDryRun(command);
  implementedBy(command, context, async () => (await import('./run-reset.ts')).implementation);
  addExamples(command, [
    ['password reset layla@example.com', 'on the local stack'],
    ['password reset layla@example.com --site https://flow.example', 'on a hosted one'],
  ]);
}
