import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { implementedBy } from '../implementation.ts';

export function configure(command: Command, context: Context): void {
  command
    .description(
      'Give a server a name: that of --url and --key, or the one that would be asked without the name.\n' +
        'It has a session of its own: "flow-admin login --profile <name>" signs in.',
    )
    .argument('<name>', 'what it is called')
    .option('--site <url>', "the site's address, as https://flow.example (or FLOW_SITE_URL)")
    .option('--force', 'replace a profile of that name');
  implementedBy(command, context, async () => (await import('./run-profiles.ts')).addition);
  addExamples(command, [
    ['profiles add production --url https://abc.supabase.co --key sb_publishable_...', 'a hosted one'],
    ['profiles add local', 'the local stack, to be asked from everywhere'],
  ]);
}
