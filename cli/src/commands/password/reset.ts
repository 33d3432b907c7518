import type { Flow } from '@flow/sdk';
import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { usageFailure } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { parseEmail } from '../clients/client-key.ts';

export interface ResetOptions {
  email: string;
  /** Where the product's pages are. */
  site: string;
}

export async function runReset(
  { email, site }: ResetOptions,
  { io, flow }: { io: Io; flow: Flow },
): Promise<void> {
  await flow.auth.requestPasswordReset(email, { redirectTo: `${site}/auth?type=recovery` });
  io.note('Reset email sent');
}

export function configure(command: Command, context: Context): void {
  command
    .description(
      'Mail the link with which somebody sets a new password. A known and an unknown address are answered alike.\n' +
        'It leads to the site of --site or FLOW_SITE_URL, or to that of the local stack. Needs no sign-in.',
    )
    .argument('<email>', 'whose password', parseEmail)
    .option('--site <url>', "the site's address, as https://flow.example (or FLOW_SITE_URL)")
    .action(async (email: string) => {
      const { flow, site } = await context.connect(command.optsWithGlobals());
      if (site === undefined) {
        throw usageFailure('Which site is the link to lead to? Pass --site, or set FLOW_SITE_URL.');
      }
      await runReset({ email, site }, { io: context.io, flow });
    });
  addExamples(command, [
    ['password reset layla@example.com', 'on the local stack'],
    ['password reset layla@example.com --site https://flow.example', 'on a hosted one'],
  ]);
}
