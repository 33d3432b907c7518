import type { Flow } from '@flow/sdk';
import { usageFailure } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { parseEmail } from '../clients/client-key.ts';
import type { Implementation } from '../implementation.ts';
import type { ParsedDryRun } from '../several-options.ts';

export interface ResetOptions {
  email: string;
  /** Where the product's pages are. */
  site: string;
  dryRun: boolean;
}

export async function runReset(
  { email, site, dryRun }: ResetOptions,
  { io, flow }: { io: Io; flow: Flow },
): Promise<void> {
  const redirectTo = `${site}/auth?type=recovery`;
  if (dryRun) {
    io.note(`Would mail ${email}, if it has an account, a link to ${redirectTo}.`);
    return;
  }
  await flow.auth.requestPasswordReset(email, { redirectTo });
  io.note('Reset email sent');
}

export const implementation: Implementation = {
  readers: { email: parseEmail },
  async run(context, command, email: string, { dryRun }: ParsedDryRun) {
    const { flow, site } = await context.connect(command.optsWithGlobals());
    if (site === undefined) {
      throw usageFailure('Which site is the link to lead to? Pass --site, or set FLOW_SITE_URL.');
    }
    await runReset({ email, site, dryRun: dryRun === true }, { io: context.io, flow });
  },
};
