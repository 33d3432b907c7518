import { timestampSchema } from '@flow/contracts/timestamp.ts';
import * as z from 'zod/mini';
import type { ServiceDatabase } from '../_shared/database.ts';
import { answerOf } from '../_shared/database-failure.ts';
import { toE164 } from '../_shared/normalise-phone.ts';
import type { PendingCheckout, Refusal, TrialDependencies } from './handler.ts';

const peopleSchema = z.array(
  z.object({
    email: z.nullable(z.string()),
    name: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    client_id: z.nullable(z.uuid()),
  }),
);
const begunSchema = z.union([
  z.object({ refusal: z.literal('running'), status: z.string() }),
  z.object({ refusal: z.literal('trial_used'), began: timestampSchema }),
  z.object({
    checkout: z.looseObject({ id: z.uuid(), status: z.string(), created_at: timestampSchema }),
    rivals: z.array(z.string()),
  }),
]);

/** The rows of checkouts, and whom they are for. */
export function databaseCheckouts(
  database: ServiceDatabase,
): Pick<TrialDependencies, 'findPerson' | 'begin' | 'close' | 'open'> {
  return {
    async findPerson({ clientId, leadId, email }) {
      const rows = answerOf(
        'find_checkout_person',
        await database.rpc('find_checkout_person', {
          ...(clientId === undefined ? {} : { _client_id: clientId }),
          ...(leadId === undefined ? {} : { _lead_id: leadId }),
          ...(email === undefined ? {} : { _email: email }),
        }),
      );
      const [person] = peopleSchema.parse(rows);
      if (person === undefined) throw new Error('find_checkout_person answered nobody');
      const phone = person.phone === null ? null : toE164(person.phone);
      return { email: person.email ?? '', name: person.name, phone, clientId: person.client_id };
    },
    async begin({ email, name, phone, clientId }, plan, trialDays, leadId) {
      const answer = await database.rpc('begin_checkout', {
        _email: email,
        _plan: plan,
        _trial_days: trialDays,
        ...(name === null ? {} : { _name: name }),
        ...(phone === null ? {} : { _phone_e164: phone }),
        ...(leadId === undefined ? {} : { _lead_id: leadId }),
        ...(clientId === null ? {} : { _client_id: clientId }),
      });
      const begun = begunSchema.parse(answerOf('begin_checkout', answer));
      if ('refusal' in begun) return begun satisfies Refusal;
      const { checkout: row, rivals } = begun;
      return {
        id: row.id,
        row,
        isOpen: row.status === 'open',
        rivals,
        createdAt: row.created_at,
      } satisfies PendingCheckout;
    },
    async close(sessionId) {
      answerOf('close_checkout', await database.rpc('close_checkout', { _stripe_session_id: sessionId }));
    },
    async open(checkoutId, { customerId, sessionId, url, expiresAt }, { userId, email }, requestId) {
      const answer = await database.rpc('open_checkout', {
        _id: checkoutId,
        _stripe_customer_id: customerId,
        _stripe_session_id: sessionId,
        _url: url,
        _expires_at: expiresAt,
        _actor_id: userId,
        _request_id: requestId,
        ...(email === null ? {} : { _actor_email: email }),
      });
      return answerOf('open_checkout', answer);
    },
  };
}
