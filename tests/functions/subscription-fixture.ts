import type Stripe from 'stripe';
import type { TestStack } from '../setup/stack.ts';

let made = 0;

/**
 * A subscription as Stripe and the database have it before anything is done. It began years ago: another file that takes the
 * newest of a list takes none of these.
 */
export async function newSubscription(
  { stack }: TestStack,
  { owner = null, ends = false, age = '0' }: { owner?: string | null; ends?: boolean; age?: string },
): Promise<string> {
  made += 1;
  const id = `sub_period_${made}`;
  await stack.database.sql(
    `insert into public.subscriptions
       (user_id, email, plan, status, current_period_end, cancel_at_period_end, stripe_subscription_id, stripe_customer_id,
        created_at)
     values ($1, 'client@flow.example', 'Online, monthly', 'active', now() + interval '10 days', $2, $3, 'cus_period',
       timestamptz '2003-01-01' - $4::interval)`,
    [owner, ends, id, age],
  );
  return id;
}

export const auditOf = ({ stack }: TestStack, id: string) =>
  stack.database.sql<{ action: string; actor_email: string; details: object; request_id: string }>(
    'select action, actor_email, details, request_id from public.audit_log where subject_id = $1 order by occurred_at',
    [id],
  );

/** Stripe's events about a subscription that have been dealt with. */
export async function eventsOf({ stack }: TestStack, id: string): Promise<number> {
  const [row] = await stack.database.sql<{ count: number }>(
    'select count(*)::int as count from public.stripe_events where object_id = $1 and processed_at is not null',
    [id],
  );
  return row?.count ?? 0;
}

/** What the stand-in's API has under a path. */
export async function atStripe<Found>({ stack }: TestStack, path: string): Promise<Found> {
  const response = await fetch(`${stack.urls.stripe}/v1/${path}`, {
    headers: { authorization: `Bearer ${stack.keys.stripeSecretKey}` },
  });
  return (await response.json()) as Found;
}

/** Changes what the stand-in has under a path, as Stripe's own pages do: without a key. */
export async function changeAtStripe(
  { stack }: TestStack,
  path: string,
  change: Record<string, string>,
): Promise<void> {
  const response = await fetch(`${stack.urls.stripe}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.keys.stripeSecretKey}` },
    body: new URLSearchParams(change),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** The keys of the requests by which a subscription was changed at Stripe, the first first. */
export async function keysAtStripe(test: TestStack, id: string): Promise<(string | null | undefined)[]> {
  const { data } = await atStripe<Stripe.ApiList<Stripe.Event>>(test, 'events?limit=100');
  const changes = data.filter(
    (event) => event.type === 'customer.subscription.updated' && event.data.object.id === id,
  );
  return changes.reverse().map(({ request }) => request?.idempotency_key);
}

/** The keys of its changes as they were written down before Stripe was told, the first first. */
export async function keysOfChanges({ stack }: TestStack, id: string): Promise<string[]> {
  const changes = await stack.database.sql<{ key: string }>(
    `select idempotency_key as key from public.subscription_changes
     where stripe_subscription_id = $1 order by created_at, finished_at`,
    [id],
  );
  return changes.map(({ key }) => key);
}
