import * as z from 'zod/mini';
import { emailProblem, nameRules } from './account.ts';

const nameSchema = z
  .string()
  .check(z.trim(), ...nameRules.map(([holds, error]) => z.refine<string>(holds, { error, abort: true })));

/** Whom to invite. Names may be empty; the lead is the request that becomes this client. */
export const inviteClientRequestSchema = z.object({
  email: z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.refine<string>((email) => emailProblem(email) === null, {
      error: (issue) => emailProblem(String(issue.input)) ?? undefined,
      abort: true,
    }),
    z.refine((email) => !/\p{Cc}/u.test(email), 'An address has no control characters.'),
  ),
  first_name: z.optional(nameSchema),
  last_name: z.optional(nameSchema),
  lead_id: z.optional(z.uuid('Expected the id of a lead')),
});
export type InviteClientRequest = z.infer<typeof inviteClientRequestSchema>;

export const inviteClientResponseSchema = z.object({
  client_id: z.uuid(),
  email: z.string(),
  /** False when the address has a confirmed account already: no mail was sent. */
  invited: z.boolean(),
});
export type InviteClientResponse = z.infer<typeof inviteClientResponseSchema>;
