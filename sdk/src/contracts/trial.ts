import * as z from 'zod/mini';
import { inviteClientRequestSchema } from './invitation.ts';
import { openEnum } from './open-enum.ts';
import { timestampSchema } from './timestamp.ts';

/** What follows the free days. */
export const trialPlans = ['weekly', 'monthly', 'twelve-weeks'] as const;
export type TrialPlan = (typeof trialPlans)[number];

/**
 * For whom and with what a trial begins. An admin names a lead (with the address, which a lead has not) or a client; who is
 * signed in and no admin names nobody and begins an own one.
 */
export const startTrialRequestSchema = z.object({
  plan: z.enum(trialPlans),
  lead_id: z.optional(z.uuid('Expected the id of a lead')),
  client_id: z.optional(z.uuid('Expected the id of a client')),
  email: z.optional(inviteClientRequestSchema.shape.email),
  /** True: paid from the first day, for somebody who has had a trial. */
  without_trial: z._default(z.boolean(), false),
});
export type StartTrialRequest = z.infer<typeof startTrialRequestSchema>;

export const checkoutStatuses = ['opening', 'open', 'completed', 'expired'] as const;

/** A page of Stripe's on which a subscription is begun. */
export const checkoutSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  plan: openEnum(trialPlans),
  /** 0 without a trial. */
  trial_days: z.int(),
  status: openEnum(checkoutStatuses),
  /** Where the person pays; null before Stripe has made the page. */
  url: z.nullable(z.string()),
  /** Until when the page can be used. */
  expires_at: z.nullable(timestampSchema),
  created_at: timestampSchema,
  completed_at: z.nullable(timestampSchema),
});
export type Checkout = z.infer<typeof checkoutSchema>;

/** The page to send; one that was open already is answered again. */
export const startTrialResponseSchema = z.object({ checkout: checkoutSchema });
