import type { Flow } from '@flow/sdk';
import { inviteClientRequestSchema } from '@flow/sdk/contracts/invitation';
import { leadReferencePattern } from '@flow/sdk/contracts/lead';
import { openSession, type SignedInContext } from '../../context.ts';
import { renderJson } from '../../output/json.ts';
import { renderTsv } from '../../output/tsv.ts';
import { argumentOf } from '../argument.ts';
import type { Implementation } from '../implementation.ts';
import { parseLeadKey } from '../leads/lead-key.ts';
import { parseEmail } from './client-key.ts';

export interface InviteOptions {
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** A reference or an id. */
  lead?: string | undefined;
  json: boolean;
}

async function findLeadId(flow: Flow, lead: string): Promise<string> {
  return leadReferencePattern.test(lead) ? (await flow.leads.find(lead)).id : lead;
}

export async function runInvite(
  options: InviteOptions,
  { io, flow }: Pick<SignedInContext, 'io' | 'flow'>,
): Promise<void> {
  const { json, lead, ...invitation } = options;
  const leadId = lead === undefined ? undefined : await findLeadId(flow, lead);
  const { clientId, email, invited } = await flow.clients.invite({ ...invitation, leadId });
  io.note(
    invited
      ? `Invited ${email}: the link to choose a password is in the mail.`
      : `${email} has a confirmed account already: no mail was sent.`,
  );
  if (json) await io.data(renderJson({ client_id: clientId, email, invited }));
  else if (!io.terminal.data) await io.data(renderTsv([[clientId, email, invited ? 'yes' : 'no']]));
}

/** Reads a name as the server will. */
const parseName = argumentOf(inviteClientRequestSchema.shape.first_name);

function parseLead(value: string): string {
  const key = parseLeadKey(value);
  return leadReferencePattern.test(key) ? key : key.toLowerCase();
}

interface ParsedOptions {
  firstName?: string;
  lastName?: string;
  lead?: string;
  json?: true;
}

export const implementation: Implementation = {
  readers: { email: parseEmail, firstName: parseName, lastName: parseName, lead: parseLead },
  async run(context, command, email: string, { json, ...parsed }: ParsedOptions) {
    await runInvite({ email, ...parsed, json: json === true }, await openSession(context, command));
  },
};
