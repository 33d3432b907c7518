import { usageFailure } from '../../failure.ts';
import { parseEmail } from '../clients/client-key.ts';
import type { Implementation } from '../implementation.ts';
import type { ParsedDryRun } from '../several-options.ts';

export const implementation: Implementation = {
  readers: { email: parseEmail },
  async run({ connect, io }, command, email: string, { dryRun }: ParsedDryRun) {
    const { flow, site } = await connect(command.optsWithGlobals());
    if (site === undefined) {
      throw usageFailure('Which site is the link to lead to? Pass --site, or set FLOW_SITE_URL.');
    }
    const redirectTo = `${site}/auth?type=recovery`;
    if (dryRun) {
      io.note(`Would mail ${email}, if it has an account, a link to ${redirectTo}.`);
      return;
    }
    await flow.auth.requestPasswordReset(email, { redirectTo });
    io.note('Reset email sent');
  },
};
