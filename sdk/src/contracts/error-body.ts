import * as z from 'zod/mini';
import { errorCodes } from './error-codes.ts';

export { type ErrorCode, errorCodes } from './error-codes.ts';

export const errorCodeSchema = z.enum(errorCodes);

/**
 * The JSON that every edge function answers when it fails. `code` may be finer than `errorCodes`
 * (`invalid_json`, `method_not_allowed`): the SDK maps what it does not know by the HTTP status.
 * `fields` names each wrong field of the body, by its path, with the reason.
 */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    request_id: z.optional(z.string()),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
