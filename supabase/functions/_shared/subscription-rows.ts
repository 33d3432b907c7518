import type { RowKey } from '@flow/contracts/keyset-cursor.ts';
import { type StatusFilter, type Subscription, subscriptionSchema } from '@flow/contracts/subscription.ts';
import * as z from 'zod/mini';
import type { ServiceDatabase } from './database.ts';

export interface RowQuery {
  status: StatusFilter;
  /** Instants, the second exclusive. */
  from: string | null;
  to: string | null;
  /** A part of the address or the name, or a whole id of Stripe's. */
  search: string | null;
  limit: number;
  after: RowKey | null;
}

export interface ListedRow {
  subscription: Subscription;
  key: RowKey;
}

const rowsSchema = z.array(z.extend(subscriptionSchema, { began_at: z.string() }));

/** Reads rows through the database's own listing, which knows the last sign-in. Newest first. */
export async function listRows(database: ServiceDatabase, query: RowQuery): Promise<ListedRow[]> {
  const { data, error } = await database.rpc('list_subscriptions', {
    _status: query.status,
    _limit: query.limit,
    ...(query.from === null ? {} : { _from: query.from }),
    ...(query.to === null ? {} : { _to: query.to }),
    ...(query.search === null ? {} : { _search: query.search }),
    ...(query.after === null ? {} : { _after_began_at: query.after.instant, _after_id: query.after.id }),
  });
  if (error !== null) throw new Error(`list_subscriptions failed: ${error.message}`, { cause: error });
  return rowsSchema.parse(data).map(({ began_at, ...subscription }) => ({
    subscription,
    key: { instant: began_at, id: subscription.id },
  }));
}

/** One row as the list shows it, by our id or by Stripe's; null when there is none. */
export async function findRow(database: ServiceDatabase, id: string): Promise<Subscription | null> {
  const { data, error } = await database.rpc('get_subscription', { _id: id }).single();
  if (error?.code === 'PT404') return null;
  if (error !== null) throw new Error(`get_subscription failed: ${error.message}`, { cause: error });
  return subscriptionSchema.parse(data);
}
