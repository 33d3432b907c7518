import * as z from 'zod/mini';
import { businessDay } from './business-time.ts';
import { type Subscription, subscriptionFilterSchema } from './subscription.ts';

/** Characters of a cursor. */
export const exportCursorMaximum = 200;

/**
 * What is exported: every row that matches, as CSV. What a reader sends as `end_mark` comes back at the end of the file and
 * nowhere else: where it is missing, the file has broken off.
 *
 * Who sends a `cursor` too, null at first, reads the file in parts: what stands between the last row and the mark is the cursor
 * of the part that follows, and nothing stands there at the end. Parts that follow have no header.
 */
export const exportSubscriptionsRequestSchema = z.extend(subscriptionFilterSchema, {
  cursor: z.optional(z.nullable(z.string().check(z.maxLength(exportCursorMaximum)))),
  end_mark: z.optional(z.string().check(z.regex(/^[\d-]{31,63}$/))),
});
export type ExportSubscriptionsRequest = z.input<typeof exportSubscriptionsRequestSchema>;

/** Columns of the CSV export in their order. `export_subscriptions` in the database writes their values. */
export const subscriptionCsvColumns = [
  'email',
  'name',
  'plan',
  'status',
  'trial_start',
  'trial_end',
  'current_period_end',
  'stripe_customer_id',
  'stripe_subscription_id',
  'last_sign_in_at',
  'updated_at',
  'user_deleted',
  'cancel_at_period_end',
] as const satisfies readonly (keyof Subscription)[];

/** `subscriptions-2026-11-21.csv`, by the Dubai day. */
export function subscriptionsCsvFileName(now: Date): string {
  return `subscriptions-${businessDay(now)}.csv`;
}
