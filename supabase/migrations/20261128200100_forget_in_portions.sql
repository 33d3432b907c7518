-- What a reconciliation has met is of no use after its end. Of a million subscriptions that is two million rows, which one statement
-- would delete for longer than a request may take: each step forgets a thousand instead.
alter table public.reconciliations add column keeps_met boolean not null default true;
update public.reconciliations set keeps_met = false where finished_at is not null;
create index reconciliations_keeping on public.reconciliations (started_at) where keeps_met;
drop index public.reconciliations_unfinished;

-- Forgets some of what the earliest reconciliation has met that has ended, or that nobody goes on with but the one that asks.
create function private.forget_met(_under_way uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  ended uuid;
  forgotten integer;
begin
  select known.id into ended
  from public.reconciliations as known
  where
    known.keeps_met
    and (known.finished_at is not null or known.started_at < now() - interval '2 days')
    and known.id is distinct from _under_way
  order by known.started_at
  limit 1
  for update skip locked;
  delete from public.reconciliation_seen as seen
  where
    seen.reconciliation_id = ended
    and seen.stripe_id = any (array(
      select known.stripe_id
      from public.reconciliation_seen as known
      where known.reconciliation_id = ended
      order by known.stripe_id
      limit 1000
    ));
  get diagnostics forgotten = row_count;
  update public.reconciliations as known set keeps_met = false where known.id = ended and forgotten < 1000;
end;
$$;
revoke all on function private.forget_met (uuid) from public, anon, authenticated, service_role;

-- As before, but what was left behind is forgotten in portions.
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
begin
  perform pg_advisory_xact_lock(hashtextextended('begin_reconciliation', 0));
  perform private.forget_met(null);
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

-- As before, but each step forgets some of what earlier reconciliations have met, and the last one no more than another.
create or replace function public.advance_reconciliation(
  _id uuid,
  _position text,
  _next_position text,
  _seen text[],
  _walked integer,
  _walked_invoices integer,
  _walked_disputes integer,
  _walked_checkouts integer,
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
    walked_checkouts = known.walked_checkouts + _walked_checkouts,
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
    keeps_met = true,
    finished_at = case when _is_finished then clock_timestamp() end
  where known.id = _id and known.position = _position and known.finished_at is null
  returning known.* into walk;
  if walk.id is null then
    return;
  end if;
  if not _is_finished then
    insert into public.reconciliation_seen (reconciliation_id, stripe_id)
    select _id, met from unnest(_seen) as met
    on conflict do nothing;
  end if;
  perform private.forget_met(case when not _is_finished then _id end);
  return next walk;
end;
$$;
