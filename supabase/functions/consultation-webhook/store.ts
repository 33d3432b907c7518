import * as z from 'zod/mini';
import type { ServiceDatabase } from '../_shared/database.ts';
import { phoneKey, toE164 } from '../_shared/normalise-phone.ts';
import { keyedDigest, type RateLimit } from '../_shared/rate-limit.ts';
import { storableText } from '../_shared/storable-text.ts';
import type { ConsultationDependencies } from './handler.ts';

/** A number that asks repeatedly is known already; a script that invents requests needs many numbers. */
const phoneLimit: RateLimit = { attempts: 5, seconds: 3_600 };

const largestInteger = 2_147_483_647;

const outcomeSchema = z.object({
  reference: z.nullable(z.string()),
  replayed: z.nullable(z.boolean()),
  retry_after: z.int(),
});
const answerSchema = z.union([outcomeSchema, z.tuple([outcomeSchema])]);

/** The value as the database can keep it: no lead is lost to a strange user agent. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value === 'number') return Math.min(value, largestInteger);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable(inner)]));
}

interface StoreOptions {
  /** Makes digests of numbers that only this project can make. */
  secret: string;
  /** Whether stored leads are meant for an automation, too. */
  forwards: boolean;
}

/**
 * Stores a request in one transaction: the row, its link to an earlier one of the same number, and its place in the
 * outbox. Two of the same key at the same moment still make one row.
 */
export function consultationStore(
  database: Pick<ServiceDatabase, 'rpc'>,
  { secret, forwards }: StoreOptions,
): ConsultationDependencies['submit'] {
  return async (request) => {
    const row = { ...request, phone_e164: toE164(request.phone) };
    const { data, error } = await database.rpc('submit_consultation_request', {
      _request: storable(row) as typeof row,
      _phone_limit_key: await keyedDigest(secret, `consultation-webhook:phone:${phoneKey(request.phone)}`),
      _phone_limit: phoneLimit.attempts,
      _phone_window: `${phoneLimit.seconds} seconds`,
      _forward: forwards,
    });
    if (error !== null) {
      throw new Error(`The consultation request was not stored: ${error.message}`, { cause: error });
    }
    const answer = answerSchema.parse(data);
    const { reference, replayed, retry_after } = Array.isArray(answer) ? answer[0] : answer;
    return reference === null ? { retryAfter: retry_after } : { reference, isNew: replayed === false };
  };
}
