-- A reconciliation and a checkout read no table whole, however many rows there are.

-- Walks that were left behind are few, and only what they met is still there.
create index reconciliations_unfinished on public.reconciliations (started_at) where finished_at is null;

-- As before, but the rows of what was met are looked for by a walk at a time, and an earlier walk among the latest alone.
create or replace function public.begin_reconciliation(
  _fix boolean,
  _actor_id uuid default null,
  _actor_email text default null,
  _request_id text default null,
  _interval interval default null
) returns setof public.reconciliations
language plpgsql
security definer
rows 1
set search_path = ''
as $$
declare
  walk public.reconciliations;
  left_behind uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('begin_reconciliation', 0));
  for left_behind in
    select known.id from public.reconciliations as known
    where known.finished_at is null and known.started_at < now() - interval '2 days'
  loop
    delete from public.reconciliation_seen as seen where seen.reconciliation_id = left_behind;
  end loop;
  if _interval is not null then
    select known.* into walk
    from public.reconciliations as known
    where
      known.started_at > now() - greatest(_interval, interval '2 days')
      and known.fix = _fix and known.actor_id is null
      and (
        (known.finished_at is null and known.started_at > now() - interval '2 days')
        or known.started_at > now() - _interval
      )
    order by known.started_at desc, known.id desc
    limit 1;
  end if;
  if walk.id is null then
    insert into public.reconciliations (fix, actor_id, actor_email, request_id)
    values (_fix, _actor_id, _actor_email, _request_id)
    returning * into walk;
  end if;
  return next walk;
end;
$$;

-- As before, but each row is looked up among what was met: `not exists` became a join of both tables whole.
create or replace function public.unseen_subscriptions(_reconciliation_id uuid, _after text, _limit integer)
returns table (stripe_subscription_id text)
language sql
stable
security definer
set search_path = ''
as $$
  select row.stripe_subscription_id
  from public.subscriptions as row
  left join lateral (
    select true as is_met
    from public.reconciliation_seen as seen
    where seen.reconciliation_id = _reconciliation_id and seen.stripe_id = row.stripe_subscription_id
    limit 1
  ) as met on true
  where
    row.stripe_subscription_id > _after
    and row.provider_status is distinct from 'missing'
    and met.is_met is null
  order by row.stripe_subscription_id
  limit _limit;
$$;

create or replace function public.unseen_invoices(_reconciliation_id uuid, _after text, _limit integer) returns table (id text)
language sql
stable
security definer
set search_path = ''
as $$
  select row.id
  from public.invoices as row
  left join lateral (
    select true as is_met
    from public.reconciliation_seen as seen
    where seen.reconciliation_id = _reconciliation_id and seen.stripe_id = row.id
    limit 1
  ) as met on true
  where row.id > _after and row.status <> 'missing' and met.is_met is null
  order by row.id
  limit _limit;
$$;
create or replace function public.unseen_disputes(_reconciliation_id uuid, _after text, _limit integer) returns table (id text)
language sql
stable
security definer
set search_path = ''
as $$
  select row.id
  from public.disputes as row
  left join lateral (
    select true as is_met
    from public.reconciliation_seen as seen
    where seen.reconciliation_id = _reconciliation_id and seen.stripe_id = row.id
    limit 1
  ) as met on true
  where row.id > _after and row.status <> 'missing' and met.is_met is null
  order by row.id
  limit _limit;
$$;

-- Rivals are few: a thousand, as PostgreSQL takes every function to answer, were looked for in the whole table.
alter function private.rival_checkouts (public.checkouts, boolean) rows 5;
