-- What an admin or a client asked of a subscription, written before Stripe is told. A process may die at any moment: what it
-- leaves open the next request for the same subscription finishes, or the next reconciliation.
create table public.subscription_changes (
  id uuid primary key default gen_random_uuid(),
  stripe_subscription_id text not null check (stripe_subscription_id ~ '^[A-Za-z0-9_]{1,255}$'),
  verb text not null check (verb in ('cancel', 'resume')),
  -- Requests to Stripe with one key are one request.
  idempotency_key text not null unique check (char_length(idempotency_key) between 1 and 255),
  actor_id uuid not null,
  actor_email text check (char_length(actor_email) <= 320),
  details jsonb not null default '{}' check (
    jsonb_typeof(details) = 'object' and octet_length(details::text) <= 20000
  ),
  request_id text check (char_length(request_id) <= 100),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- done: Stripe has it, the row and the audit log too. refused: Stripe said no. given_up: it is too old to be repeated.
  outcome text check (outcome in ('done', 'refused', 'given_up')),
  error text check (char_length(error) <= 1000),
  check ((finished_at is null) = (outcome is null))
);
alter table public.subscription_changes enable row level security;
revoke all on public.subscription_changes from anon, authenticated, service_role;

-- One at a time for one subscription.
create unique index subscription_changes_open on public.subscription_changes (stripe_subscription_id)
where finished_at is null;
create index subscription_changes_waiting on public.subscription_changes (created_at) where finished_at is null;

-- Written by the functions below alone.
grant select on public.subscription_changes to service_role;

-- Begins a change of the row as the caller has seen it, or answers the one that is open. Nothing when the row has been
-- written since: the caller decides anew.
create function public.begin_subscription_change(
  _stripe_subscription_id text,
  _version timestamptz,
  _verb text,
  _actor_id uuid,
  _actor_email text,
  _details jsonb,
  _request_id text
) returns setof public.subscription_changes
language plpgsql
security definer
rows 1
set search_path = ''
as $$
declare
  present_version timestamptz;
  change public.subscription_changes;
begin
  -- One after the other for one subscription.
  select row.updated_at into present_version
  from public.subscriptions as row
  where row.stripe_subscription_id = _stripe_subscription_id
  for update;
  select open.* into change
  from public.subscription_changes as open
  where open.stripe_subscription_id = _stripe_subscription_id and open.finished_at is null;
  if change.id is null and present_version = _version then
    insert into public.subscription_changes (
      stripe_subscription_id, verb, idempotency_key, actor_id, actor_email, details, request_id
    ) values (
      _stripe_subscription_id, _verb, _verb || '-' || gen_random_uuid(), _actor_id, _actor_email, _details, _request_id
    )
    returning * into change;
  end if;
  if change.id is not null then
    return next change;
  end if;
end;
$$;
revoke all on function public.begin_subscription_change (text, timestamptz, text, uuid, text, jsonb, text)
from public, anon, authenticated, service_role;
grant execute on function public.begin_subscription_change (text, timestamptz, text, uuid, text, jsonb, text)
to service_role;

-- Writes what Stripe has decided about a row that is still as it was seen; false when it was written since.
create function private.write_stripe_columns(
  _stripe_subscription_id text,
  _version timestamptz,
  _columns jsonb
) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  theirs public.subscriptions := jsonb_populate_record(null::public.subscriptions, _columns);
begin
  update public.subscriptions as row
  set
    status = theirs.status,
    provider_status = theirs.provider_status,
    trial_start = theirs.trial_start,
    trial_end = theirs.trial_end,
    current_period_end = theirs.current_period_end,
    cancel_at_period_end = theirs.cancel_at_period_end,
    stripe_customer_id = theirs.stripe_customer_id,
    plan = coalesce(theirs.plan, row.plan)
  where row.stripe_subscription_id = _stripe_subscription_id and row.updated_at = _version;
  return found;
end;
$$;
revoke all on function private.write_stripe_columns (text, timestamptz, jsonb)
from public, anon, authenticated, service_role;

-- Ends a change that Stripe has made: the row, the line of the audit log and the change itself, all or nothing. False when
-- the row was written since it was seen; one that has ended already is left as it is.
create function public.finish_subscription_change(_id uuid, _version timestamptz, _columns jsonb) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  change public.subscription_changes;
begin
  -- The row first, as begin_subscription_change locks it.
  perform from public.subscriptions as row
  where row.stripe_subscription_id = (
    select known.stripe_subscription_id from public.subscription_changes as known where known.id = _id
  )
  for update;
  select known.* into change from public.subscription_changes as known where known.id = _id for update;
  if change.id is null then
    raise exception 'There is no change %.', _id using errcode = 'PT404';
  end if;
  if change.finished_at is not null then
    return true;
  end if;
  if not private.write_stripe_columns(change.stripe_subscription_id, _version, _columns) then
    return false;
  end if;
  insert into public.audit_log (id, occurred_at, actor_id, actor_email, action, subject_id, details, request_id)
  values (
    change.id, clock_timestamp(), change.actor_id, change.actor_email, 'subscription.' || change.verb,
    change.stripe_subscription_id, change.details, change.request_id
  );
  update public.subscription_changes as known
  set finished_at = clock_timestamp(), outcome = 'done'
  where known.id = _id;
  return true;
end;
$$;
revoke all on function public.finish_subscription_change (uuid, timestamptz, jsonb)
from public, anon, authenticated, service_role;
grant execute on function public.finish_subscription_change (uuid, timestamptz, jsonb) to service_role;

-- Ends a change that Stripe has not made and will not make.
create function public.close_subscription_change(_id uuid, _outcome text, _error text) returns void
language sql
security definer
set search_path = ''
as $$
  update public.subscription_changes as known
  set finished_at = clock_timestamp(), outcome = _outcome, error = left(_error, 1000)
  where known.id = _id and known.finished_at is null;
$$;
revoke all on function public.close_subscription_change (uuid, text, text)
from public, anon, authenticated, service_role;
grant execute on function public.close_subscription_change (uuid, text, text) to service_role;
