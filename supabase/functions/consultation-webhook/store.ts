import * as z from 'zod/mini';
import type { ServiceDatabase } from '../_shared/database.ts';
import type { ConsultationDependencies } from './handler.ts';

const savedSchema = z.object({ reference: z.string(), forwarded_at: z.nullable(z.string()) });

/**
 * Stores requests in one statement: two of the same key at the same moment still make one row. A retry whose
 * visitor corrected something corrects the row.
 */
export function consultationStore(database: ServiceDatabase): ConsultationDependencies['save'] {
  return async ({ idempotency_key: key, ...request }) => {
    const row = key === undefined ? request : { ...request, idempotency_key: key };
    const { data, error } = await database
      .from('consultation_requests')
      .upsert(row, { onConflict: 'idempotency_key' })
      .select('reference, forwarded_at')
      .single();
    if (error !== null) {
      throw new Error(`The consultation request was not stored: ${error.message}`, { cause: error });
    }
    const saved = savedSchema.parse(data);
    return { reference: saved.reference, isForwarded: saved.forwarded_at !== null };
  };
}
