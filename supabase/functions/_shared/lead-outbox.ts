import * as z from 'zod/mini';
import type { ServiceDatabase } from './database.ts';
import type { LeadOutbox } from './lead-forwarding.ts';

// No stricter than the database: one lead that is refused here would hold up all that were claimed with it.
const claimedSchema = z.array(
  z.object({
    lead_id: z.guid(),
    lease_id: z.guid(),
    attempts: z.int(),
    lead: z.looseObject({ reference: z.string(), idempotency_key: z.guid(), revision: z.int() }),
  }),
);

/** The outbox table, through the two functions that alone change its holds. */
export function databaseLeadOutbox(database: Pick<ServiceDatabase, 'rpc'>): LeadOutbox {
  return {
    async claim(limit, holdSeconds) {
      const { data, error } = await database.rpc('claim_lead_forwards', {
        _limit: limit,
        _lease: `${holdSeconds} seconds`,
      });
      if (error !== null) throw new Error(`claim_lead_forwards failed: ${error.message}`, { cause: error });
      return claimedSchema.parse(data).map(({ lead_id, lease_id, attempts, lead }) => ({
        leadId: lead_id,
        leaseId: lease_id,
        attempts,
        reference: lead.reference,
        deliveryKey: `${lead.idempotency_key}-${lead.revision}`,
        lead,
      }));
    },
    async settle({ leadId, leaseId }, end) {
      const { data, error } = await database.rpc('settle_lead_forward', {
        _lead_id: leadId,
        _lease_id: leaseId,
        ...(end.error === null ? {} : { _error: end.error }),
        ...(end.error === null || end.retryIn === null ? {} : { _retry_in: `${end.retryIn} seconds` }),
      });
      if (error !== null) throw new Error(`settle_lead_forward failed: ${error.message}`, { cause: error });
      return data;
    },
  };
}
