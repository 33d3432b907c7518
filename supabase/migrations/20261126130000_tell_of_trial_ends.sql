-- What is said by mail before a trial turns paid: three days and one day before. A row is written before anything is sent, so
-- that each is sent once whoever dies, and however many are at work. A trial that is moved is told of anew.
create table public.trial_notices (
  id uuid primary key default gen_random_uuid(),
  stripe_subscription_id text not null check (stripe_subscription_id ~ '^[A-Za-z0-9_]{1,255}$'),
  kind text not null check (kind in ('three_days', 'one_day')),
  -- The end of which it tells.
  trial_end timestamptz not null,
  -- withdrawn: there is nothing to tell any more. refused: the address takes no mail, and only a person can help.
  status text not null default 'pending' check (status in ('pending', 'sent', 'withdrawn', 'refused')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  -- What was found out about the trial was asked after this.
  claimed_at timestamptz,
  -- Whoever sends holds the row until then; a sender that dies lets it go by itself.
  leased_until timestamptz,
  -- A new one for each hold: only its holder may say what became of it.
  lease_id uuid,
  -- Why it is not sent.
  reason text check (char_length(reason) <= 500),
  sent_to text check (char_length(sent_to) <= 320),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (stripe_subscription_id, kind, trial_end),
  check ((status = 'sent') = (sent_at is not null)),
  check ((sent_to is null) = (sent_at is null)),
  check ((leased_until is null) = (lease_id is null))
);
alter table public.trial_notices enable row level security;
revoke all on public.trial_notices from anon, authenticated, service_role;

create index trial_notices_due on public.trial_notices (next_attempt_at) where status = 'pending';
create index subscriptions_trial_ends on public.subscriptions (trial_end)
where status = 'trialing' and not cancel_at_period_end;

-- Written by the functions below alone.
grant select on public.trial_notices to service_role;

create trigger set_updated_at before update on public.trial_notices
for each row execute function private.set_updated_at();

-- Writes a notice, or asks anew for one that was withdrawn before the subscription changed again.
create function private.add_trial_notice(_subscription public.subscriptions, _kind text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into public.trial_notices as notice (stripe_subscription_id, kind, trial_end)
  values (_subscription.stripe_subscription_id, _kind, _subscription.trial_end)
  on conflict (stripe_subscription_id, kind, trial_end) do update
  set status = 'pending', attempts = 0, next_attempt_at = now(), reason = null
  where notice.status = 'withdrawn' and notice.claimed_at < _subscription.updated_at;
  return found;
end;
$$;
revoke all on function private.add_trial_notice (public.subscriptions, text)
from public, anon, authenticated, service_role;

-- Writes the notices whose time has come by our rows, and answers how many.
create function public.plan_trial_notices() returns integer
language sql
security definer
set search_path = ''
as $$
  select
    count(*) filter (
      where private.add_trial_notice(
        row, case when row.trial_end > now() + interval '1 day' then 'three_days' else 'one_day' end
      )
    )::integer
  from public.subscriptions as row
  where
    row.status = 'trialing' and not row.cancel_at_period_end
    and row.trial_end > now() and row.trial_end <= now() + interval '3 days'
    and row.stripe_subscription_id is not null;
$$;
revoke all on function public.plan_trial_notices () from public, anon, authenticated, service_role;
grant execute on function public.plan_trial_notices () to service_role;

-- Stripe says that a trial ends in three days, by a clock that need not be ours. The sender asks what time it is there.
create function public.expect_trial_end(_stripe_subscription_id text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.subscriptions;
begin
  select row.* into known
  from public.subscriptions as row
  where
    row.stripe_subscription_id = _stripe_subscription_id
    and row.status = 'trialing' and not row.cancel_at_period_end and row.trial_end is not null;
  return known.id is not null and private.add_trial_notice(known, 'three_days');
end;
$$;
revoke all on function public.expect_trial_end (text) from public, anon, authenticated, service_role;
grant execute on function public.expect_trial_end (text) to service_role;

-- Takes the notices whose turn has come, `_limit` at most, and holds them for `_lease`. Two senders never hold the same one
-- at once. `attempts` counts this one too. The address is the account's, else the one that Stripe has.
create function public.claim_trial_notices(_limit integer, _lease interval)
returns table (
  id uuid,
  lease_id uuid,
  attempts integer,
  kind text,
  trial_end timestamptz,
  stripe_subscription_id text,
  email text,
  name text
)
language plpgsql
security definer
set search_path = ''
as $$
begin
  if _limit is null or _limit < 1 or _lease is null or _lease <= interval '0' then
    raise exception 'a claim needs a limit of at least 1 and a lease' using errcode = '22023';
  end if;

  return query
  -- Materialized: a plan that ran the choice anew for each row would take more than the limit.
  with due as materialized (
    select waiting.id
    from public.trial_notices as waiting
    where
      waiting.status = 'pending'
      and waiting.next_attempt_at <= clock_timestamp()
      and (waiting.leased_until is null or waiting.leased_until <= clock_timestamp())
    order by waiting.next_attempt_at
    limit _limit
    for update skip locked
  ),
  claimed as (
    update public.trial_notices as notice
    set
      attempts = notice.attempts + 1,
      claimed_at = clock_timestamp(),
      leased_until = clock_timestamp() + _lease,
      lease_id = gen_random_uuid()
    from due
    where notice.id = due.id
    returning notice.*
  )
  select
    claimed.id, claimed.lease_id, claimed.attempts, claimed.kind, claimed.trial_end, claimed.stripe_subscription_id,
    coalesce(case when account.email_confirmed_at is not null then account.email::text end, row.email),
    coalesce(nullif(btrim(profile.first_name), ''), row.name)
  from claimed
  left join public.subscriptions as row on row.stripe_subscription_id = claimed.stripe_subscription_id
  left join auth.users as account on account.id = row.user_id
  left join public.profiles as profile on profile.id = row.user_id
  order by claimed.trial_end;
end;
$$;
revoke all on function public.claim_trial_notices (integer, interval) from public, anon, authenticated, service_role;
grant execute on function public.claim_trial_notices (integer, interval) to service_role;

-- Notes what became of a held notice: sent, with its line of the audit log in the same transaction; withdrawn or refused; or
-- pending still, for another try after `_retry_in`, which counts as none where there is no reason. Who lost the hold changes
-- nothing, and false says so. `_expects_next` writes the notice of the last day, where only Stripe knows when that is: its
-- test clocks.
create function public.settle_trial_notice(
  _id uuid,
  _lease_id uuid,
  _status text,
  _reason text default null,
  _retry_in interval default null,
  _sent_to text default null,
  _details jsonb default '{}',
  _request_id text default null,
  _expects_next boolean default false
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  notice public.trial_notices;
begin
  update public.trial_notices as held
  set
    status = _status,
    reason = left(_reason, 500),
    attempts = held.attempts - case when _status = 'pending' and _reason is null then 1 else 0 end,
    next_attempt_at = clock_timestamp() + coalesce(_retry_in, interval '0'),
    sent_to = _sent_to,
    sent_at = case when _status = 'sent' then clock_timestamp() end,
    leased_until = null,
    lease_id = null
  where held.id = _id and held.lease_id = _lease_id and held.status = 'pending'
  returning held.* into notice;
  if notice.id is null then
    return false;
  end if;
  if _status = 'sent' then
    insert into public.audit_log (id, occurred_at, action, subject_id, details, request_id)
    values (
      notice.id, clock_timestamp(), 'subscription.tell_trial_end', notice.stripe_subscription_id,
      _details || jsonb_build_object('kind', notice.kind, 'trial_end', notice.trial_end), _request_id
    );
  end if;
  if _expects_next and notice.kind = 'three_days' then
    insert into public.trial_notices (stripe_subscription_id, kind, trial_end)
    values (notice.stripe_subscription_id, 'one_day', notice.trial_end)
    on conflict do nothing;
  end if;
  return true;
end;
$$;
revoke all on function public.settle_trial_notice (
  uuid, uuid, text, text, interval, text, jsonb, text, boolean
) from public, anon, authenticated, service_role;
grant execute on function public.settle_trial_notice (
  uuid, uuid, text, text, interval, text, jsonb, text, boolean
) to service_role;
