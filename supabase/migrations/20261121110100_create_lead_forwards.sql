-- The outbox of leads for an automation. A row is written with its lead, in one transaction, so that no lead is
-- stored without being forwarded, and none is forwarded that is not stored.
create table public.lead_forwards (
  lead_id uuid primary key references public.consultation_requests (id) on delete cascade,
  -- 'dead': every attempt has failed, and only a person tries again.
  status text not null default 'pending' check (status in ('pending', 'delivered', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  -- Whoever delivers holds the row until then; a deliverer that dies lets it go by itself.
  leased_until timestamptz,
  -- A new one for each hold: only its holder may say how the delivery ended.
  lease_id uuid,
  -- Counts the corrections of a lead: the same number is the same delivery, however often it is tried.
  revision integer not null default 1 check (revision >= 1),
  last_error text check (char_length(last_error) <= 500),
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'delivered') = (delivered_at is not null)),
  check ((leased_until is null) = (lease_id is null))
);
alter table public.lead_forwards enable row level security;
revoke all on public.lead_forwards from anon, authenticated, service_role;

create index lead_forwards_due on public.lead_forwards (next_attempt_at) where status = 'pending';

grant select on public.lead_forwards to authenticated;
grant select, insert, update on public.lead_forwards to service_role;

create policy "Admins read lead forwards"
on public.lead_forwards for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create trigger set_updated_at before update on public.lead_forwards
for each row execute function private.set_updated_at();

-- What was noted on the request itself until now.
insert into public.lead_forwards (lead_id, status, attempts, delivered_at)
select id, case when forwarded_at is null then 'dead' else 'delivered' end, forward_attempts, forwarded_at
from public.consultation_requests
where forward_attempts > 0;

drop index public.consultation_requests_not_forwarded;
alter table public.consultation_requests drop column forwarded_at, drop column forward_attempts;

-- Takes the leads whose turn has come, `_limit` at most, and holds them for `_lease`. Two deliverers never hold the
-- same one at once. `attempts` counts this one too.
create function public.claim_lead_forwards(_limit integer, _lease interval)
returns table (lead_id uuid, lease_id uuid, attempts integer, lead jsonb)
language plpgsql
set search_path = ''
as $$
begin
  if _limit is null or _limit < 1 or _lease is null or _lease <= interval '0' then
    raise exception 'a claim needs a limit of at least 1 and a lease' using errcode = '22023';
  end if;

  return query
  -- Materialized: a plan that ran the choice anew for each row would take more than the limit.
  with due as materialized (
    select waiting.lead_id
    from public.lead_forwards as waiting
    where
      waiting.status = 'pending'
      and waiting.next_attempt_at <= clock_timestamp()
      and (waiting.leased_until is null or waiting.leased_until <= clock_timestamp())
    order by waiting.next_attempt_at
    limit _limit
    for update skip locked
  ),
  claimed as (
    update public.lead_forwards as forward
    set
      attempts = forward.attempts + 1,
      leased_until = clock_timestamp() + _lease,
      lease_id = gen_random_uuid()
    from due
    where forward.lead_id = due.lead_id
    returning forward.lead_id, forward.lease_id, forward.attempts, forward.revision
  )
  select
    claimed.lead_id,
    claimed.lease_id,
    claimed.attempts,
    jsonb_build_object(
      'reference', request.reference,
      'revision', claimed.revision,
      'source_page', request.source_page,
      'name', request.name,
      'phone', request.phone,
      'phone_e164', request.phone_e164,
      'fitness_goal', request.fitness_goal,
      'training_type', request.training_type,
      'training_location', request.training_location,
      'pathname', request.pathname,
      'referrer', request.referrer,
      'user_agent', request.user_agent,
      'submission_attempt', request.submission_attempt,
      'submitted_at', request.submitted_at,
      'received_at', request.received_at,
      'idempotency_key', request.idempotency_key,
      'attribution', request.attribution,
      'duplicate_of', earlier.reference
    )
  from claimed
  join public.consultation_requests as request on request.id = claimed.lead_id
  left join public.consultation_requests as earlier on earlier.id = request.duplicate_of
  order by request.received_at;
end;
$$;
revoke all on function public.claim_lead_forwards (integer, interval)
from public, anon, authenticated, service_role;
grant execute on function public.claim_lead_forwards (integer, interval) to service_role;

-- Notes how a held delivery ended: without an error it is delivered; with one it is tried again after `_retry_in`,
-- or, without that, given up. Whoever lost the hold meanwhile, because it ran out or the lead was corrected, changes
-- nothing, and false says so.
create function public.settle_lead_forward(
  _lead_id uuid,
  _lease_id uuid,
  _error text default null,
  _retry_in interval default null
) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.lead_forwards
  set
    status = case when _error is null then 'delivered' when _retry_in is null then 'dead' else 'pending' end,
    delivered_at = case when _error is null then clock_timestamp() end,
    last_error = left(_error, 500),
    leased_until = null,
    lease_id = null,
    next_attempt_at = clock_timestamp() + coalesce(_retry_in, interval '0')
  where lead_id = _lead_id and lease_id = _lease_id and status = 'pending';
  return found;
end;
$$;
revoke all on function public.settle_lead_forward (uuid, uuid, text, interval)
from public, anon, authenticated, service_role;
grant execute on function public.settle_lead_forward (uuid, uuid, text, interval) to service_role;
