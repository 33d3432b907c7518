import type { InviteClientRequest } from '@flow/contracts/invitation.ts';
import { timestampSchema } from '@flow/contracts/timestamp.ts';
import { type AuthError, isAuthRetryableFetchError } from '@supabase/auth-js';
import * as z from 'zod/mini';
import type { Caller } from './auth.ts';
import type { ServiceDatabase } from './database.ts';
import { answerOf } from './database-failure.ts';
import { HttpError } from './errors.ts';
import { rateLimited } from './rate-limit.ts';

/** The account of an address. */
export interface Invitee {
  clientId: string;
  confirmed: boolean;
  /** When its last invitation was sent. */
  invitedAt: string | null;
}

export interface Invitations {
  /** @throws HttpError when there is no such lead (404), or it belongs to another client (409) */
  find(email: string, leadId?: string): Promise<Invitee | null>;
  /** Forgets the password with which a stranger may have signed up; that of a confirmed account stays. */
  forgetPassword(clientId: string): Promise<void>;
  /** Makes the account unless it is there, and mails the link. @throws HttpError */
  send(invitation: InviteClientRequest): Promise<void>;
  /**
   * Fills in what the profile lacks, links the lead and writes the audit log; without a caller the system itself has invited.
   * May be repeated.
   */
  record(
    clientId: string,
    invitation: InviteClientRequest,
    caller: Caller | null,
    requestId: string,
  ): Promise<void>;
}

/**
 * The account of an address after its invitation. One that is confirmed needs none, and neither does one whose last
 * invitation `isRecent`.
 */
export async function invite(
  invitation: InviteClientRequest,
  invitations: Omit<Invitations, 'record'>,
  isRecent: (invitedAt: string) => boolean,
): Promise<Invitee> {
  const { find, forgetPassword, send } = invitations;
  const { email, lead_id } = invitation;
  const before = await find(email, lead_id);
  const isInvited = before !== null && before.invitedAt !== null && isRecent(before.invitedAt);
  if (before !== null && (before.confirmed || isInvited)) return before;
  // Before the mail: its link confirms the account at any moment from then on, whatever becomes of this request.
  if (before !== null) await forgetPassword(before.clientId);
  const failure = await send(invitation).then(
    () => null,
    (thrown: unknown) => ({ thrown }),
  );
  const after = await find(email);
  if (after === null) throw failure?.thrown ?? new Error('The invited account is not there');
  // A failure is none when another request has sent the invitation at the same moment, or the account was confirmed.
  const isDone = after.confirmed || after.invitedAt !== before?.invitedAt;
  if (failure !== null && !isDone) throw failure.thrown;
  return after;
}

const inviteesSchema = z.array(
  z.object({ client_id: z.uuid(), confirmed: z.boolean(), invited_at: z.nullable(timestampSchema) }),
);

/** Why the authentication service sent no mail, in words for an admin. */
function sendFailure(error: AuthError): HttpError {
  if (error.status === 429) return rateLimited(60, 'Too many mails were sent lately.');
  if (error.code === 'email_address_invalid' || error.code === 'validation_failed') {
    return new HttpError(422, 'invalid_input', `email: ${error.message}`, {
      fields: { email: error.message },
      cause: error,
    });
  }
  const isOurs = isAuthRetryableFetchError(error) || (error.status ?? 500) >= 500;
  const reason = isOurs ? 'The mail could not be sent. Please try again.' : error.message;
  return new HttpError(502, 'upstream', `No invitation was sent. ${reason}`, { cause: error });
}

/** Accounts and mails of the project's authentication service; `siteUrl` is where the mailed link leads. */
export function projectInvitations(database: ServiceDatabase, siteUrl: string): Invitations {
  const redirectTo = `${siteUrl.replace(/\/+$/, '')}/auth?type=invite`;
  return {
    async find(email, leadId) {
      const rows = answerOf(
        'find_invitee',
        await database.rpc('find_invitee', {
          _email: email,
          ...(leadId === undefined ? {} : { _lead_id: leadId }),
        }),
      );
      const [found] = inviteesSchema.parse(rows);
      if (found === undefined) return null;
      return { clientId: found.client_id, confirmed: found.confirmed, invitedAt: found.invited_at };
    },
    async forgetPassword(clientId) {
      answerOf(
        'forget_unconfirmed_password',
        await database.rpc('forget_unconfirmed_password', { _client_id: clientId }),
      );
    },
    async send({ email, first_name, last_name }) {
      const data = { ...(first_name ? { first_name } : {}), ...(last_name ? { last_name } : {}) };
      const { error } = await database.auth.admin.inviteUserByEmail(email, { data, redirectTo });
      if (error !== null) throw sendFailure(error);
    },
    async record(clientId, { first_name, last_name, lead_id }, caller, requestId) {
      answerOf(
        'record_invitation',
        await database.rpc('record_invitation', {
          _client_id: clientId,
          _request_id: requestId,
          ...(caller === null ? {} : { _actor_id: caller.userId }),
          ...(caller?.email ? { _actor_email: caller.email } : {}),
          ...(first_name ? { _first_name: first_name } : {}),
          ...(last_name ? { _last_name: last_name } : {}),
          ...(lead_id === undefined ? {} : { _lead_id: lead_id }),
        }),
      );
    },
  };
}
