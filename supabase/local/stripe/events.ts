import type Stripe from 'stripe';
import { newId } from './wire.ts';

/** Stripe's API version whose shapes the stand-in speaks. */
export const apiVersion = '2026-10-28.endive';

export type StripeEvent = Stripe.EventBase;
export type EventType = Stripe.Event['type'];

/** The request that an event comes of; null for what time does. */
export interface EventRequest {
  id: string;
  idempotencyKey: string | null;
}

export function newEvent(
  type: EventType,
  object: object,
  { created, previous, request }: { created: number; previous?: object; request: EventRequest | null },
): StripeEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created,
    // What is sent is what was: the object may change before the event is delivered.
    data: structuredClone({ object, ...(previous && { previous_attributes: previous }) }),
    livemode: false,
    pending_webhooks: 1,
    request: { id: request?.id ?? null, idempotency_key: request?.idempotencyKey ?? null },
    type,
  };
}

/** The fields that differ, as they were. null when nothing changed: Stripe says nothing then. */
export function previousAttributes<T extends object>(before: T, after: T): Partial<T> | null {
  const changed = (Object.keys(after) as (keyof T)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, before[name]])) as Partial<T>;
}
