import { randomBytes } from 'node:crypto';
import type { StripeSubscription } from './subscription.ts';
import type { StripeEvent } from './webhooks.ts';

/** Stripe's API version whose shapes the stand-in speaks. */
export const apiVersion = '2026-10-28.endive';

/** What Stripe tells of an update. null when nothing changed: Stripe says nothing then. */
export function updateEvent(
  before: StripeSubscription,
  after: StripeSubscription,
  created: number,
  idempotencyKey: string | null,
): StripeEvent | null {
  const changed = (Object.keys(after) as (keyof StripeSubscription)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (changed.length === 0) return null;
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    api_version: apiVersion,
    created,
    data: {
      object: after,
      previous_attributes: Object.fromEntries(changed.map((name) => [name, before[name]])),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: `req_${randomBytes(7).toString('hex')}`, idempotency_key: idempotencyKey },
    type: 'customer.subscription.updated',
  };
}
