import type { Flow } from '@flow/sdk';
import { inviteClientRequestSchema } from '@flow/sdk/contracts/invitation';
import { openSession } from '../../context.ts';
import { renderJson } from '../../output/json.ts';
import { renderTsv } from '../../output/tsv.ts';
import { argumentOf } from '../argument.ts';
import type { Implementation } from '../implementation.ts';
import { findLeadId, parseLead } from '../leads/lead-key.ts';
import type { ParsedDryRun } from '../several-options.ts';
import { lookUpClientId, parseEmail } from './client-key.ts';

/** What an invitation would do, by the account that the address has. */
async function planned(flow: Flow, email: string): Promise<string> {
  const id = await lookUpClientId(flow, email);
  if (id === null) return `Would make an account for ${email} and mail the link to choose a password.`;
  const { confirmed } = await flow.clients.get(id);
  return confirmed
    ? `${email} has a confirmed account already: no mail would be sent.`
    : `${email} has an account that is not confirmed yet: would mail the link again.`;
}

/** Reads a name as the server will. */
const parseName = argumentOf(inviteClientRequestSchema.shape.first_name);

interface ParsedOptions extends ParsedDryRun {
  firstName?: string;
  lastName?: string;
  /** A reference or an id. */
  lead?: string;
  json?: true;
}

export const implementation: Implementation = {
  readers: { email: parseEmail, firstName: parseName, lastName: parseName, lead: parseLead },
  async run(context, command, address: string, { json, dryRun, lead, ...names }: ParsedOptions) {
    const { io, flow } = await openSession(context, command);
    const leadId = lead === undefined ? undefined : await findLeadId(flow, lead);
    if (dryRun) {
      io.note(await planned(flow, address));
      return;
    }
    const { clientId, email, invited } = await flow.clients.invite({ email: address, ...names, leadId });
    io.note(
      invited
        ? `Invited ${email}: the link to choose a password is in the mail.`
        : `${email} has a confirmed account already: no mail was sent.`,
    );
    if (json) await io.data(renderJson({ client_id: clientId, email, invited }));
    else if (!io.terminal.data) await io.data(renderTsv([[clientId, email, invited ? 'yes' : 'no']]));
  },
};
