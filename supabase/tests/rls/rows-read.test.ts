import { beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './actors.ts';

const many = 5_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  // So many references that are drawn by lot would meet one another now and then.
  await stage.database.sql(`
    insert into public.consultation_requests (
      reference, source_page, name, phone, fitness_goal, training_type, training_location, pathname, referrer, user_agent,
      submission_attempt, submitted_at, received_at, status, first_contacted_at
    )
    select
      'FL-' || translate(lpad(n::text, 6, '0'), '01', 'AB'), '/', 'Lead', '1234567', 'other', 'online', 'not-sure', '/', 'direct', '', 1, came, came,
      case when n <= 3 then 'lost' else 'new' end, case when n <= 3 then came end
    from (
      select n, timestamptz '2026-01-01' + n * interval '1 minute' as came from generate_series(1, ${many}) as n
    ) as made;
    insert into public.lead_forwards (lead_id, status, delivered_at)
    select
      request.id,
      case row_number() over oldest when 4 then 'dead' when 5 then 'pending' else 'delivered' end,
      case when row_number() over oldest not in (4, 5) then request.received_at end
    from public.consultation_requests as request
    where request.status = 'new' or request.received_at > '2026-01-01T00:02:00Z'
    window oldest as (order by request.received_at);
    insert into public.subscriptions (user_id, email, stripe_subscription_id, status, created_at)
    select
      case when n in (1, 2) then '${stage.users.owner}'::uuid end, 'client' || n || '@example.com', 'sub_' || n,
      case when n <= 3 then 'past_due' else 'active' end, timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${many}) as n;
    insert into public.invoices (
      id, stripe_subscription_id, status, currency, total, amount_due, amount_paid, amount_remaining, attempt_count,
      period_start, period_end, issued_at
    )
    select 'in_' || n, 'sub_' || n, 'paid', 'aed', 1, 1, 1, 0, 1, now(), now(), now() from generate_series(1, ${many}) as n;
    analyze public.consultation_requests, public.lead_forwards, public.subscriptions, public.invoices;
  `);
}, 240_000);

interface Cost {
  answered: number;
  read: number;
}

const rowsRead = `(
  select sum(seq_tup_read + idx_tup_fetch)::int from pg_stat_xact_user_tables
  where relname in ('consultation_requests', 'lead_forwards', 'subscriptions', 'invoices')
)`;

/** How many rows a query answers, and how many the tables were read for it. */
async function cost(role: string, userId: string | null, query: string): Promise<Cost> {
  const [row] = await stage.database.sql<Cost>(`
    create temporary table counted on commit drop as select ${rowsRead} as earlier, 0 as answered;
    grant all on counted to authenticated, service_role;
    select
      set_config('request.jwt.claim.role', '${role}', true),
      set_config('request.jwt.claim.sub', '${userId ?? ''}', true),
      set_config('role', '${role}', true);
    update counted set answered = (select count(*) from ${query} as found);
    reset role;
    select answered, ${rowsRead} - earlier as read from counted;`);
  if (!row) throw new Error('Nothing was counted.');
  return row;
}

describe('a list reads little more than it answers', () => {
  test.each([
    ['the newest leads', '_limit => 20', 20],
    ['leads of a rare status', "_status => 'lost', _limit => 20", 3],
    ['leads whose forwarding was given up', "_forward => 'dead', _limit => 20", 1],
    ['leads whose forwarding waits', "_forward => 'pending', _limit => 20", 1],
    ['leads that are delivered', "_forward => 'delivered', _limit => 20", 20],
    ['leads that are not forwarded', "_forward => 'none', _limit => 20", 2],
    ['rare leads of a rare status', "_status => 'lost', _forward => 'dead', _limit => 20", 0],
    ['leads of an hour', "_from => '2026-01-02T00:00Z', _to => '2026-01-02T00:10Z', _limit => 20", 10],
    [
      'one lead by its reference',
      '_search => (select reference from public.consultation_requests order by received_at limit 1), _limit => 20',
      1,
    ],
  ])('%s', async (_what, given, answered) => {
    const found = await cost('service_role', null, `public.list_leads(${given})`);
    expect(found.answered).toBe(answered);
    expect(found.read).toBeLessThan(5 * 20 + 50);
  });

  test.each([
    ['the newest subscriptions', '_limit => 20', 20],
    ['subscriptions of a rare status', "_status => 'past_due', _limit => 20", 3],
    [
      'subscriptions of a rare status and some days',
      "_status => 'past_due', _to => '2026-01-01T00:02:30Z'",
      2,
    ],
  ])('%s', async (_what, given, answered) => {
    const found = await cost('service_role', null, `public.list_subscriptions(${given})`);
    expect(found.answered).toBe(answered);
    expect(found.read).toBeLessThan(5 * 20 + 50);
  });

  test('a client’s own subscriptions', async () => {
    const found = await cost('authenticated', stage.users.owner, '(select * from public.subscriptions)');
    expect(found).toEqual({ answered: 2, read: 2 });
  });

  test('a client’s own invoices, and those of one subscription', async () => {
    const own = await cost('authenticated', stage.users.owner, '(select * from public.invoices)');
    expect(own).toEqual({ answered: 2, read: 4 });
    const one = await cost('service_role', null, "public.list_invoices('sub_7')");
    expect(one).toEqual({ answered: 1, read: 1 });
  });

  test.each([
    ['subscriptions', 'subscriptions_of_user', 'user_id = $1 order by began_at desc, id desc'],
    ['invoices', 'invoices_of_subscription', 'true order by issued_at desc'],
  ])('the plan for a client’s own %s begins with the index %s', async (table, index, asked) => {
    const owner = stage.users.owner;
    const rows = await stage.database.sql<{ 'QUERY PLAN': string }>(`
      select
        set_config('request.jwt.claim.role', 'authenticated', true),
        set_config('request.jwt.claim.sub', '${owner}', true),
        set_config('role', 'authenticated', true);
      explain select * from public.${table} where ${asked.replace('$1', `'${owner}'`)};`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });
});
