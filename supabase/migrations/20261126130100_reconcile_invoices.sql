-- A walk compares invoices and disputes too, and says how many of each it has met: `walked` are subscriptions.
alter table public.reconciliations
add column walked_invoices integer not null default 0,
add column walked_disputes integer not null default 0;

-- Stripe's ids of whatever kind: each begins with the prefix of its own.
alter table public.reconciliation_seen rename column stripe_subscription_id to stripe_id;

-- As before, with what each kind of object came to.
drop function public.advance_reconciliation (uuid, text, text, text[], integer, integer, integer, jsonb, boolean);
create function public.advance_reconciliation(
  _id uuid,
  _position text,
  _next_position text,
  _seen text[],
  _walked integer,
  _walked_invoices integer,
  _walked_disputes integer,
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
    walked_invoices = known.walked_invoices + _walked_invoices,
    walked_disputes = known.walked_disputes + _walked_disputes,
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
    insert into public.reconciliation_seen (reconciliation_id, stripe_id)
    select _id, met from unnest(_seen) as met
    on conflict do nothing;
  end if;
  return next walk;
end;
$$;
revoke all on function public.advance_reconciliation (
  uuid, text, text, text[], integer, integer, integer, integer, integer, jsonb, boolean
) from public, anon, authenticated, service_role;
grant execute on function public.advance_reconciliation (
  uuid, text, text, text[], integer, integer, integer, integer, integer, jsonb, boolean
) to service_role;

-- As before, with the column's new name.
create or replace function public.unseen_subscriptions(_reconciliation_id uuid, _after text, _limit integer)
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
      where seen.reconciliation_id = _reconciliation_id and seen.stripe_id = row.stripe_subscription_id
    )
  order by row.stripe_subscription_id
  limit _limit;
$$;

-- Invoices and disputes that a walk has not met at Stripe, by their ids.
create function public.unseen_invoices(_reconciliation_id uuid, _after text, _limit integer) returns table (id text)
language sql
stable
security definer
set search_path = ''
as $$
  select row.id
  from public.invoices as row
  where
    row.id > _after
    and row.status <> 'missing'
    and not exists (
      select from public.reconciliation_seen as seen
      where seen.reconciliation_id = _reconciliation_id and seen.stripe_id = row.id
    )
  order by row.id
  limit _limit;
$$;
revoke all on function public.unseen_invoices (uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.unseen_invoices (uuid, text, integer) to service_role;

create function public.unseen_disputes(_reconciliation_id uuid, _after text, _limit integer) returns table (id text)
language sql
stable
security definer
set search_path = ''
as $$
  select row.id
  from public.disputes as row
  where
    row.id > _after
    and row.status <> 'missing'
    and not exists (
      select from public.reconciliation_seen as seen
      where seen.reconciliation_id = _reconciliation_id and seen.stripe_id = row.id
    )
  order by row.id
  limit _limit;
$$;
revoke all on function public.unseen_disputes (uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.unseen_disputes (uuid, text, integer) to service_role;

-- Nothing is decided yet. One that Stripe does not know is no open one.
create function private.is_open_dispute(_status text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select _status not in ('won', 'lost', 'warning_closed', 'prevented', 'missing');
$$;
revoke all on function private.is_open_dispute (text) from public, anon, authenticated, service_role;

create or replace function public.list_disputes(_open_only boolean default true, _limit integer default 100)
returns setof public.disputes
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin_or_service();
  return query
  select dispute.*
  from public.disputes as dispute
  where not _open_only or private.is_open_dispute(dispute.status)
  order by dispute.opened_at desc, dispute.id desc
  limit least(_limit, 1000);
end;
$$;

-- As before, with what the walk has met of each kind, and notices of trials that could not be sent.
create or replace function public.billing_verification() returns jsonb
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
    'walked_invoices', coalesce(walk.walked_invoices, 0),
    'walked_disputes', coalesce(walk.walked_disputes, 0),
    'drifted', coalesce(walk.drifted, 0),
    'fixed', coalesce(walk.fixed, 0),
    'drift', coalesce(walk.drift, '{}'),
    'open_changes', (select count(*) from public.subscription_changes as change where change.finished_at is null),
    'failed_events', (
      select count(*) from public.stripe_events as event where event.processed_at is null and event.error is not null
    ),
    'open_disputes', (
      select count(*) from public.disputes as dispute where private.is_open_dispute(dispute.status)
    ),
    'unsent_notices', (
      select count(*) from public.trial_notices as notice
      where notice.reason is not null and notice.status in ('pending', 'refused') and notice.trial_end > now()
    )
  );
end;
$$;
