-- A walk compares the pages that are open here too, and says how many it has met.
alter table public.reconciliations add column walked_checkouts integer not null default 0;

-- The pages that a walk asks Stripe about, in the order of their ids.
create index checkouts_open on public.checkouts (stripe_session_id) where status = 'open';

-- As before, with the open pages.
drop function public.advance_reconciliation (
  uuid, text, text, text[], integer, integer, integer, integer, integer, jsonb, boolean
);
create function public.advance_reconciliation(
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
  uuid, text, text, text[], integer, integer, integer, integer, integer, integer, jsonb, boolean
) from public, anon, authenticated, service_role;
grant execute on function public.advance_reconciliation (
  uuid, text, text, text[], integer, integer, integer, integer, integer, integer, jsonb, boolean
) to service_role;

-- As before, with the open pages that the walk has met.
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
    'walked_checkouts', coalesce(walk.walked_checkouts, 0),
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
