import * as z from 'zod/mini';
import { timestampSchema } from './timestamp.ts';

const text = z.nullable(z.string());

/** A payment that a customer's bank takes back. The amount is in the smallest unit of the currency: 99900 of `aed` are AED 999. */
export const disputeSchema = z.object({
  id: z.string(),
  stripe_charge_id: z.string(),
  stripe_customer_id: text,
  stripe_subscription_id: text,
  /** Stripe's own words: `needs_response`, `under_review`, `won`, `lost` and more. */
  status: z.string(),
  reason: z.string(),
  currency: z.string(),
  amount: z.int(),
  /** Until when it can be answered. */
  evidence_due_by: z.nullable(timestampSchema),
  opened_at: timestampSchema,
});
export type Dispute = z.infer<typeof disputeSchema>;
