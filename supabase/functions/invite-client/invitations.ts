import { timestampSchema } from '@flow/contracts/timestamp.ts';
import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { ServiceDatabase } from '../_shared/database.ts';
import { answerOf } from '../_shared/database-failure.ts';
import { HttpError } from '../_shared/errors.ts';
import { rateLimited } from '../_shared/rate-limit.ts';
import type { Invitations } from './handler.ts';

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
          _actor_id: caller.userId,
          _request_id: requestId,
          ...(caller.email === null ? {} : { _actor_email: caller.email }),
          ...(first_name ? { _first_name: first_name } : {}),
          ...(last_name ? { _last_name: last_name } : {}),
          ...(lead_id === undefined ? {} : { _lead_id: lead_id }),
        }),
      );
    },
  };
}
