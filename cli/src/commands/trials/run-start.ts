import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import type { Checkout, TrialPlan } from '@flow/sdk/contracts/trial';
import { trialPlanLabels } from '@flow/sdk/texts';
import { openSession } from '../../context.ts';
import { renderJson } from '../../output/json.ts';
import { renderTsv } from '../../output/tsv.ts';
import { parseClientKey } from '../clients/client-key.ts';
import type { Implementation } from '../implementation.ts';
import { findLeadId, parseLead } from '../leads/lead-key.ts';
import type { ParsedDryRun } from '../several-options.ts';

function describe({ email, plan, trial_days, expires_at }: Checkout): string {
  const label = trialPlanLabels[plan as TrialPlan] ?? plan;
  const free = trial_days === 0 ? 'no free days' : `${trial_days} free days`;
  const until = expires_at === null ? '' : ` It is open until ${formatBusinessDateTime(expires_at)}.`;
  return `The page of ${email}: ${free}, then ${label}.${until} Send this address:`;
}

interface ParsedOptions extends ParsedDryRun {
  plan: TrialPlan;
  /** A reference or an id. */
  lead?: string;
  withoutTrial?: true;
  json?: true;
}

export const implementation: Implementation = {
  readers: { client: parseClientKey, lead: parseLead },
  async run(context, command, client: string, parsed: ParsedOptions) {
    const { plan, lead, withoutTrial = false, json, dryRun } = parsed;
    const { io, flow } = await openSession(context, command);
    const leadId = lead === undefined ? undefined : await findLeadId(flow, lead);
    if (dryRun) {
      const free = withoutTrial ? 'without free days' : 'with free days';
      io.note(`Would make a page for ${client} ${free}, then ${trialPlanLabels[plan]}.`);
      return;
    }
    const whom = client.includes('@') ? { email: client } : { clientId: client };
    const checkout = await flow.trials.start({ ...whom, plan, leadId, withoutTrial });
    if (json) return io.data(renderJson(checkout));
    io.note(describe(checkout));
    const { url, email, plan: begun, expires_at } = checkout;
    const row = [url ?? '', email, begun, expires_at ?? ''];
    await io.data(io.terminal.data ? `${row[0]}\n` : renderTsv([row]));
  },
};
