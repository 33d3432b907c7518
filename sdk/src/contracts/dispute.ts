import * as z from 'zod/mini';
import { formatBusinessDateTime } from './business-time.ts';
import { formatMoney } from './money.ts';
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

/** A dispute in a line, for people: `AED 999, product not received, needs response, answer by 28 Nov 2026, 14:00`. */
export function disputeText({
  amount,
  currency,
  reason,
  status,
  evidence_due_by,
}: Pick<Dispute, 'amount' | 'currency' | 'reason' | 'status' | 'evidence_due_by'>): string {
  const spaced = (words: string) => words.replaceAll('_', ' ');
  const due = evidence_due_by === null ? [] : [`answer by ${formatBusinessDateTime(evidence_due_by)}`];
  return [formatMoney(amount, currency), spaced(reason), spaced(status), ...due].join(', ');
}
