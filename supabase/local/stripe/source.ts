import type { LocalDatabase } from '../database/database.ts';
import { day } from './periods.ts';
import { type CustomerSeed, type SubscriptionSeed, subscriptionSeedSchema } from './subscription-record.ts';

interface Row {
  id: string;
  customer: string;
  plan: string | null;
  status: string;
  created: number;
  trial_start: number | null;
  trial_end: number | null;
  period_end: number | null;
  updated: number;
  cancel_at_period_end: boolean;
  user_id: string | null;
  email: string | null;
  name: string | null;
  owed: unknown;
}

/** What a period is taken for where the row does not say. */
const month = 30 * day;

const seconds = (column: string) => `floor(extract(epoch from ${column}))::float8`;

const query = `
  select stripe_subscription_id as id, stripe_customer_id as customer, plan, status, cancel_at_period_end, user_id,
    email, name,
    ${seconds('created_at')} as created, ${seconds('updated_at')} as updated,
    ${seconds('trial_start')} as trial_start, ${seconds('trial_end')} as trial_end,
    ${seconds('current_period_end')} as period_end,
    (
      select jsonb_build_object(
        'id', invoice.id, 'number', invoice.number, 'total', invoice.total, 'attempt_count', invoice.attempt_count,
        'created', ${seconds('invoice.issued_at')}, 'finalized_at', ${seconds('invoice.finalized_at')},
        'period_start', ${seconds('invoice.period_start')}, 'period_end', ${seconds('invoice.period_end')},
        'next_payment_attempt', ${seconds('invoice.next_payment_attempt')}
      )
      from public.invoices as invoice
      where invoice.stripe_subscription_id = subscription.stripe_subscription_id and invoice.status = 'open'
      order by invoice.issued_at desc
      limit 1
    ) as owed
  from public.subscriptions as subscription
  where stripe_subscription_id is not null and stripe_customer_id is not null and status <> 'none'`;

/** The database's subscriptions as Stripe would know them. Rows whose ids cannot be Stripe's are left out. */
export async function subscriptionRecords(database: Pick<LocalDatabase, 'sql'>): Promise<SubscriptionSeed[]> {
  const rows = await database.sql<Row>(query);
  return rows.flatMap((row) => {
    const record = subscriptionSeedSchema.safeParse(recordOf(row));
    return record.success ? [record.data] : [];
  });
}

const customerQuery = `
  select distinct on (stripe_customer_id) stripe_customer_id as id, email, name, ${seconds('created_at')} as created
  from public.subscriptions
  where stripe_customer_id is not null and (stripe_subscription_id is null or status = 'none')
  order by stripe_customer_id, created_at`;

/** The database's customers who subscribe to nothing yet. */
export async function customerSeeds(database: Pick<LocalDatabase, 'sql'>): Promise<CustomerSeed[]> {
  const rows = await database.sql<CustomerSeed>(customerQuery);
  return rows.filter(({ id }) => id.startsWith('cus_'));
}

function recordOf(row: Row): Record<keyof SubscriptionSeed, unknown> {
  const periodEnd = row.period_end ?? row.trial_end ?? row.created + month;
  const ended = row.status === 'canceled';
  return {
    id: row.id,
    customer: row.customer,
    plan: row.plan ?? 'Flow',
    status: row.status,
    created: row.created,
    trialStart: row.trial_start,
    trialEnd: row.trial_end,
    periodStart: row.status === 'trialing' && row.trial_start !== null ? row.trial_start : periodEnd - month,
    periodEnd,
    cancelAtPeriodEnd: row.cancel_at_period_end && !ended,
    canceledAt: ended || row.cancel_at_period_end ? row.updated : null,
    metadata: row.user_id === null ? {} : { user_id: row.user_id },
    email: row.email,
    name: row.name,
    owed: row.owed,
  };
}
