-- One row for each comparison of the mirror with all of Stripe's subscriptions. It takes as many calls as it needs: the row
-- keeps how far it is.
create table public.reconciliations (
  id uuid primary key default gen_random_uuid(),
  -- Whether what differs is repaired.
  fix boolean not null,
  -- The place after which the walk goes on; empty at its beginning.
  position text not null default '' check (char_length(position) <= 300),
  walked integer not null default 0,
  -- Subscriptions of which something differed, how many of them were repaired, and what it was: a number for each kind.
  drifted integer not null default 0,
  fixed integer not null default 0,
  drift jsonb not null default '{}' check (jsonb_typeof(drift) = 'object'),
  -- Null when a schedule began it.
  actor_id uuid,
  actor_email text check (char_length(actor_email) <= 320),
  request_id text check (char_length(request_id) <= 100),
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
alter table public.reconciliations enable row level security;
revoke all on public.reconciliations from anon, authenticated, service_role;

create index reconciliations_newest_first on public.reconciliations (started_at desc, id desc);
create index reconciliations_finished on public.reconciliations (finished_at desc) where finished_at is not null;

grant select on public.reconciliations to service_role;

-- What a walk has met at Stripe. The rows that it has not met are asked for one by one at its end.
create table public.reconciliation_seen (
  reconciliation_id uuid not null references public.reconciliations (id) on delete cascade,
  stripe_subscription_id text not null,
  primary key (reconciliation_id, stripe_subscription_id)
);
alter table public.reconciliation_seen enable row level security;
revoke all on public.reconciliation_seen from anon, authenticated, service_role;

-- Begins a walk. With an interval it is a schedule that asks: it goes on with the walk that is under way, and is answered
-- the last one as long as that is not older than the interval.
create function public.begin_reconciliation(
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
begin
  perform pg_advisory_xact_lock(hashtextextended('begin_reconciliation', 0));
  -- What walks that nobody goes on with have met is of no use any more.
  delete from public.reconciliation_seen as seen
  using public.reconciliations as left_behind
  where
    left_behind.id = seen.reconciliation_id
    and (left_behind.finished_at is not null or left_behind.started_at < now() - interval '2 days');
  if _interval is not null then
    select known.* into walk
    from public.reconciliations as known
    where
      known.fix = _fix and known.actor_id is null
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
revoke all on function public.begin_reconciliation (boolean, uuid, text, text, interval)
from public, anon, authenticated, service_role;
grant execute on function public.begin_reconciliation (boolean, uuid, text, text, interval) to service_role;

-- Notes a step of a walk: what was met and what differed. Nothing when another call has gone on from the same place.
create function public.advance_reconciliation(
  _id uuid,
  _position text,
  _next_position text,
  _seen text[],
  _walked integer,
  _drifted integer,
  _fixed integer,
  _drift jsonb,
  _is_finished boolean
) returns setof public.reconciliations
language plpgsql
security definer
rows 1
set search_path = ''
as $$
declare
  walk public.reconciliations;
begin
  update public.reconciliations as known
  set
    position = _next_position,
    walked = known.walked + _walked,
    drifted = known.drifted + _drifted,
    fixed = known.fixed + _fixed,
    drift = (
      select coalesce(jsonb_object_agg(both_kinds.kind, both_kinds.count), '{}')
      from (
        select kinds.key as kind, sum(kinds.value::integer) as count
        from (
          select * from jsonb_each_text(known.drift)
          union all
          select * from jsonb_each_text(_drift)
        ) as kinds
        group by kinds.key
      ) as both_kinds
    ),
    finished_at = case when _is_finished then clock_timestamp() end
  where known.id = _id and known.position = _position and known.finished_at is null
  returning known.* into walk;
  if walk.id is null then
    return;
  end if;
  if _is_finished then
    delete from public.reconciliation_seen as seen where seen.reconciliation_id = _id;
  else
    insert into public.reconciliation_seen (reconciliation_id, stripe_subscription_id)
    select _id, met from unnest(_seen) as met
    on conflict do nothing;
  end if;
  return next walk;
end;
$$;
revoke all on function public.advance_reconciliation (
  uuid, text, text, text[], integer, integer, integer, jsonb, boolean
) from public, anon, authenticated, service_role;
grant execute on function public.advance_reconciliation (
  uuid, text, text, text[], integer, integer, integer, jsonb, boolean
) to service_role;

-- Rows that a walk has not met at Stripe, by their Stripe ids. One that is known to be missing there is none of them.
create function public.unseen_subscriptions(_reconciliation_id uuid, _after text, _limit integer)
returns table (stripe_subscription_id text)
language sql
stable
security definer
set search_path = ''
as $$
  select row.stripe_subscription_id
  from public.subscriptions as row
  where
    row.stripe_subscription_id > _after
    and row.provider_status is distinct from 'missing'
    and not exists (
      select from public.reconciliation_seen as seen
      where
        seen.reconciliation_id = _reconciliation_id
        and seen.stripe_subscription_id = row.stripe_subscription_id
    )
  order by row.stripe_subscription_id
  limit _limit;
$$;
revoke all on function public.unseen_subscriptions (uuid, text, integer)
from public, anon, authenticated, service_role;
grant execute on function public.unseen_subscriptions (uuid, text, integer) to service_role;

-- How the mirror stands, for admins: the last walk that came to its end, and what waits or went wrong since.
create function public.billing_verification() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  walk public.reconciliations;
begin
  perform private.require_admin_or_service();
  select known.* into walk
  from public.reconciliations as known
  where known.finished_at is not null
  order by known.finished_at desc
  limit 1;
  return jsonb_build_object(
    'verified_at', walk.finished_at,
    'walked', coalesce(walk.walked, 0),
    'drifted', coalesce(walk.drifted, 0),
    'fixed', coalesce(walk.fixed, 0),
    'drift', coalesce(walk.drift, '{}'),
    'open_changes', (select count(*) from public.subscription_changes as change where change.finished_at is null),
    'failed_events', (
      select count(*) from public.stripe_events as event where event.processed_at is null and event.error is not null
    ),
    'open_disputes', (
      select count(*) from public.disputes as dispute
      where dispute.status not in ('won', 'lost', 'warning_closed', 'prevented')
    )
  );
end;
$$;
revoke all on function public.billing_verification () from public, anon, authenticated, service_role;
grant execute on function public.billing_verification () to authenticated, service_role;
