import type { RowKey } from '@flow/contracts/keyset-cursor.ts';
import { type StatusFilter, type Subscription, subscriptionSchema } from '@flow/contracts/subscription.ts';
import * as z from 'zod/mini';
import type { ServiceDatabase } from './database.ts';

export interface RowQuery {
  status: StatusFilter;
  /** Instants, the second exclusive. */
  from: string | null;
  to: string | null;
  limit: number;
  after: RowKey | null;
}

export interface ListedRow {
  subscription: Subscription;
  key: RowKey;
}

const rowsSchema = z.array(z.extend(subscriptionSchema, { began_at: z.string() }));
const placeSchema = z.nullable(z.object({ id: z.uuid(), began_at: z.string() }));

/** Reads rows through the database's own listing, which knows the last sign-in. Newest first. */
export async function listRows(database: ServiceDatabase, query: RowQuery): Promise<ListedRow[]> {
  const { data, error } = await database.rpc('list_subscriptions', {
    _status: query.status,
    _limit: query.limit,
    ...(query.from === null ? {} : { _from: query.from }),
    ...(query.to === null ? {} : { _to: query.to }),
    ...(query.after === null ? {} : { _after_began_at: query.after.instant, _after_id: query.after.id }),
  });
  if (error !== null) throw new Error(`list_subscriptions failed: ${error.message}`, { cause: error });
  return rowsSchema.parse(data).map(({ began_at, ...subscription }) => ({
    subscription,
    key: { instant: began_at, id: subscription.id },
  }));
}

/** One row as the list shows it, by Stripe's id. */
export async function findRow(database: ServiceDatabase, stripeId: string): Promise<Subscription | null> {
  const { data, error } = await database
    .from('subscriptions')
    .select('id, began_at')
    .eq('stripe_subscription_id', stripeId)
    .maybeSingle();
  if (error !== null) throw new Error(`The subscription was not read: ${error.message}`, { cause: error });
  const place = placeSchema.parse(data);
  if (place === null) return null;

  // The list has no question for one row, but one for the millisecond in which it began.
  const next = new Date(new Date(place.began_at).getTime() + 1).toISOString();
  const query = { status: 'all', from: place.began_at, to: next, after: null, limit: 1000 } as const;
  const rows = await listRows(database, query);
  return rows.find((row) => row.key.id === place.id)?.subscription ?? null;
}
