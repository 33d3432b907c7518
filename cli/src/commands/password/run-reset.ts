import type { Flow } from '@flow/sdk';
import { usageFailure } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { parseEmail } from '../clients/client-key.ts';
import type { Implementation } from '../implementation.ts';

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

export const implementation: Implementation = {
  readers: { email: parseEmail },
  async run(context, command, email: string) {
    const { flow, site } = await context.connect(command.optsWithGlobals());
    if (site === undefined) {
      throw usageFailure('Which site is the link to lead to? Pass --site, or set FLOW_SITE_URL.');
    }
    await runReset({ email, site }, { io: context.io, flow });
  },
};
