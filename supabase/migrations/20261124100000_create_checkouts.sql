-- A subscription begins on a page of Stripe's, its checkout. The row is written before Stripe is asked, so that the next
-- call for the same person finishes what a dead process has left: its id is the key of the requests to Stripe.
create table public.checkouts (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and char_length(email) between 3 and 320),
  name text check (char_length(name) <= 300),
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{4,14}$'),
  lead_id uuid references public.consultation_requests (id) on delete set null,
  -- The account of the address; null until it has one that is confirmed, or has paid.
  client_id uuid references auth.users (id) on delete set null,
  plan text not null check (plan in ('weekly', 'monthly', 'twelve-weeks')),
  -- 0 without a trial.
  trial_days integer not null check (trial_days between 0 and 365),
  status text not null default 'opening' check (status in ('opening', 'open', 'completed', 'expired')),
  stripe_customer_id text check (stripe_customer_id ~ '^[A-Za-z0-9_]{1,255}$'),
  stripe_session_id text unique check (stripe_session_id ~ '^[A-Za-z0-9_]{1,255}$'),
  stripe_subscription_id text check (stripe_subscription_id ~ '^[A-Za-z0-9_]{1,255}$'),
  url text check (url ~ '^https?://' and char_length(url) <= 2000),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz,
  check (status in ('opening', 'expired') or (stripe_session_id is not null and url is not null)),
  check ((status = 'completed') = (completed_at is not null))
);
alter table public.checkouts enable row level security;
revoke all on public.checkouts from anon, authenticated, service_role;

-- One page at a time for one person and plan.
create unique index checkouts_pending on public.checkouts (email, plan, trial_days)
where status in ('opening', 'open');
create index checkouts_of_lead on public.checkouts (lead_id, created_at desc) where lead_id is not null;
create index checkouts_of_client on public.checkouts (client_id, created_at desc) where client_id is not null;
create index checkouts_completed_of_phone on public.checkouts (phone_e164)
where status = 'completed' and trial_days > 0;
create index subscriptions_of_email on public.subscriptions (lower(email));

grant select on public.checkouts to authenticated;
grant select on public.checkouts to service_role;

create policy "Users read their own checkouts and admins read all"
on public.checkouts for select to authenticated
using (
  client_id = (select auth.uid())
  or (select public.has_role((select auth.uid()), 'admin'))
);

create trigger set_updated_at before update on public.checkouts
for each row execute function private.set_updated_at();

-- Who a checkout is for: a client by id, or a lead with an address. Fails with PT404 without such a client or lead, and
-- with PT409 where the lead belongs to another client. A lead's number is in international form, a client's as typed.
create function public.find_checkout_person(
  _client_id uuid default null,
  _lead_id uuid default null,
  _email text default null
) returns table (email text, name text, phone text, client_id uuid)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  account auth.users;
  lead public.consultation_requests;
begin
  if _lead_id is not null then
    select * into lead from public.consultation_requests as request where request.id = _lead_id;
    if lead.id is null then
      raise exception 'There is no lead %.', _lead_id using errcode = 'PT404';
    end if;
  end if;
  -- An account that nobody has confirmed may be anybody's who typed the address: it becomes the person's with the invitation.
  select * into account
  from auth.users as known
  where
    known.email_confirmed_at is not null
    and (
      known.id = coalesce(_client_id, case when _email is null then lead.client_id end)
      or (_client_id is null and known.email = lower(_email) and not known.is_sso_user)
    );
  if _client_id is not null and account.id is null then
    raise exception 'There is no client %.', _client_id using errcode = 'PT404';
  end if;
  if _lead_id is not null then
    perform private.check_lead_link(_lead_id, account.id);
  end if;
  return query
  select
    lower(coalesce(account.email, _email)),
    coalesce(
      nullif(btrim(concat_ws(' ', profile.first_name, profile.last_name)), ''),
      lead.name
    ),
    coalesce(nullif(profile.phone, ''), lead.phone_e164, lead.phone),
    account.id
  from (select 1) as one
  left join public.profiles as profile on profile.id = account.id;
end;
$$;
revoke all on function public.find_checkout_person (uuid, uuid, text)
from public, anon, authenticated, service_role;
grant execute on function public.find_checkout_person (uuid, uuid, text) to service_role;

-- When a person or their household began a trial: by account, address, or a number that a checkout had.
create function private.earlier_trial(_email text, _phone_e164 text, _client_id uuid) returns timestamptz
language sql
stable
set search_path = ''
as $$
  select min(began.at)
  from (
    select row.trial_start as at from public.subscriptions as row
    where row.user_id = _client_id and row.trial_start is not null
    union all
    select row.trial_start from public.subscriptions as row
    where lower(row.email) = _email and row.trial_start is not null
    union all
    select checkout.completed_at from public.checkouts as checkout
    where
      checkout.phone_e164 = _phone_e164
      and checkout.status = 'completed'
      and checkout.trial_days > 0
    union all
    -- A lead with the number became a client who has had one.
    select row.trial_start
    from public.consultation_requests as request
    join public.subscriptions as row on row.user_id = request.client_id
    where request.phone_key = _phone_e164 and row.trial_start is not null
  ) as began;
$$;
revoke all on function private.earlier_trial (text, text, uuid) from public, anon, authenticated, service_role;

-- Begins a checkout, or answers the one that is under way for the same person, plan and number of free days. It answers
-- why not instead, for the function to say: `running` with a subscription that has not ended, `trial_used` with the
-- instant of the earlier trial.
create function public.begin_checkout(
  _email text,
  _plan text,
  _trial_days integer,
  _name text default null,
  _phone_e164 text default null,
  _lead_id uuid default null,
  _client_id uuid default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text := lower(_email);
  running text;
  earlier timestamptz;
  found public.checkouts;
begin
  -- One after the other for one person.
  perform pg_advisory_xact_lock(hashtextextended('checkout ' || wanted, 0));
  select row.status into running
  from public.subscriptions as row
  where
    (row.user_id = _client_id or lower(row.email) = wanted)
    and row.status in ('trialing', 'active', 'past_due')
  limit 1;
  if running is not null then
    return jsonb_build_object('refusal', 'running', 'status', running);
  end if;
  if _trial_days > 0 then
    earlier := private.earlier_trial(wanted, _phone_e164, _client_id);
    if earlier is not null then
      return jsonb_build_object('refusal', 'trial_used', 'began', earlier);
    end if;
  end if;

  select * into found
  from public.checkouts as checkout
  where
    checkout.email = wanted and checkout.plan = _plan and checkout.trial_days = _trial_days
    and checkout.status in ('opening', 'open');
  -- Stripe forgets a key after a day, and a page that ends in a minute is of no use.
  if found.id is not null and (
    (found.status = 'opening' and found.created_at < now() - interval '20 hours')
    or (found.status = 'open' and found.expires_at < now() + interval '10 minutes')
  ) then
    update public.checkouts as checkout set status = 'expired' where checkout.id = found.id;
    found := null;
  end if;
  if found.id is null then
    insert into public.checkouts (email, name, phone_e164, lead_id, client_id, plan, trial_days)
    values (wanted, left(_name, 300), _phone_e164, _lead_id, _client_id, _plan, _trial_days)
    returning * into found;
  elsif (_lead_id is not null and found.lead_id is null) or (_client_id is not null and found.client_id is null) then
    update public.checkouts as checkout
    set lead_id = coalesce(checkout.lead_id, _lead_id), client_id = coalesce(checkout.client_id, _client_id)
    where checkout.id = found.id
    returning * into found;
  end if;
  return jsonb_build_object('checkout', to_jsonb(found));
end;
$$;
revoke all on function public.begin_checkout (text, text, integer, text, text, uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.begin_checkout (text, text, integer, text, text, uuid, uuid) to service_role;

-- Keeps the page that Stripe has made, with its line of the audit log, once however often it is asked.
create function public.open_checkout(
  _id uuid,
  _stripe_customer_id text,
  _stripe_session_id text,
  _url text,
  _expires_at timestamptz,
  _actor_id uuid default null,
  _actor_email text default null,
  _request_id text default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.checkouts;
begin
  update public.checkouts as checkout
  set
    status = 'open', stripe_customer_id = _stripe_customer_id, stripe_session_id = _stripe_session_id,
    url = _url, expires_at = _expires_at
  where checkout.id = _id and checkout.status = 'opening'
  returning * into found;
  if found.id is not null then
    insert into public.audit_log (occurred_at, actor_id, actor_email, action, subject_id, details, request_id)
    values (
      clock_timestamp(), _actor_id, _actor_email, 'checkout.open',
      coalesce(found.lead_id, found.client_id, found.id)::text,
      jsonb_build_object('checkout_id', found.id, 'plan', found.plan, 'trial_days', found.trial_days),
      _request_id
    );
  else
    select * into found from public.checkouts as checkout where checkout.id = _id;
  end if;
  return to_jsonb(found);
end;
$$;
revoke all on function public.open_checkout (uuid, text, text, text, timestamptz, uuid, text, text)
from public, anon, authenticated, service_role;
grant execute on function public.open_checkout (uuid, text, text, text, timestamptz, uuid, text, text) to service_role;

-- What Stripe says of a page: paid, with the subscription and the account that it became, or over. In one transaction:
-- the row, the lead that becomes this client, the subscription's owner and the line of the audit log.
create function public.close_checkout(
  _stripe_session_id text,
  _stripe_subscription_id text default null,
  _client_id uuid default null,
  _request_id text default null
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.checkouts;
begin
  select * into found from public.checkouts as checkout
  where checkout.stripe_session_id = _stripe_session_id
  for update;
  if found.id is null or found.status = 'completed' then
    return;
  end if;
  if _stripe_subscription_id is null then
    update public.checkouts as checkout set status = 'expired' where checkout.id = found.id;
    return;
  end if;
  update public.checkouts as checkout
  set
    status = 'completed', completed_at = clock_timestamp(),
    stripe_subscription_id = _stripe_subscription_id, client_id = coalesce(_client_id, checkout.client_id)
  where checkout.id = found.id;
  update public.subscriptions as row set user_id = _client_id
  where row.stripe_subscription_id = _stripe_subscription_id and row.user_id is null and _client_id is not null;
  if found.lead_id is not null and _client_id is not null then
    update public.consultation_requests as request
    set
      client_id = _client_id, status = 'won',
      first_contacted_at = coalesce(request.first_contacted_at, clock_timestamp())
    where request.id = found.lead_id;
  end if;
  insert into public.audit_log (occurred_at, action, subject_id, details, request_id)
  values (
    clock_timestamp(), 'checkout.complete', coalesce(_client_id, found.lead_id, found.id)::text,
    jsonb_build_object(
      'checkout_id', found.id, 'plan', found.plan, 'trial_days', found.trial_days,
      'stripe_subscription_id', _stripe_subscription_id, 'lead_id', found.lead_id
    ),
    _request_id
  );
end;
$$;
revoke all on function public.close_checkout (text, text, uuid, text)
from public, anon, authenticated, service_role;
grant execute on function public.close_checkout (text, text, uuid, text) to service_role;

-- As before, but of an invitation that a payment sends the actor is empty.
create or replace function public.record_invitation(
  _client_id uuid,
  _actor_id uuid default null,
  _actor_email text default null,
  _request_id text default null,
  _first_name text default null,
  _last_name text default null,
  _lead_id uuid default null
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account record;
  lead public.consultation_requests;
begin
  -- One after the other for one person, and for one lead.
  perform from public.profiles as profile where profile.id = _client_id for update;
  select known.id, known.email_confirmed_at, known.invited_at into account
  from auth.users as known
  where known.id = _client_id;
  if account.id is null then
    raise exception 'There is no client %.', _client_id using errcode = 'PT404';
  end if;

  update public.profiles as profile
  set
    first_name = coalesce(profile.first_name, left(nullif(btrim(_first_name), ''), 100)),
    last_name = coalesce(profile.last_name, left(nullif(btrim(_last_name), ''), 100))
  where
    profile.id = _client_id
    and (
      (profile.first_name is null and btrim(_first_name) <> '')
      or (profile.last_name is null and btrim(_last_name) <> '')
    );

  if account.email_confirmed_at is null then
    perform public.forget_unconfirmed_password(_client_id);

    insert into public.audit_log (occurred_at, actor_id, actor_email, action, subject_id, details, request_id)
    select
      clock_timestamp(), _actor_id, _actor_email, 'client.invite', _client_id::text,
      jsonb_build_object('invited_at', account.invited_at), _request_id
    where not exists (
      select from public.audit_log as line
      where
        line.subject_id = _client_id::text
        and line.action = 'client.invite'
        and line.details = jsonb_build_object('invited_at', account.invited_at)
    );
  end if;

  if _lead_id is not null then
    select * into lead from public.consultation_requests as request where request.id = _lead_id for update;
    perform private.check_lead_link(_lead_id, _client_id);
    if lead.client_id is distinct from _client_id then
      update public.consultation_requests as request set client_id = _client_id where request.id = _lead_id;
      insert into public.audit_log (occurred_at, actor_id, actor_email, action, subject_id, details, request_id)
      values (
        clock_timestamp(), _actor_id, _actor_email, 'lead.link_client', _lead_id::text,
        jsonb_build_object('from', lead.client_id, 'to', _client_id), _request_id
      );
    end if;
  end if;
end;
$$;

-- As before, with the pages that a subscription was to begin on.
create or replace function public.lead_history(_lead_id uuid)
returns table (id uuid, occurred_at timestamptz, actor_email text, action text, details jsonb)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin_or_service();
  return query
  select line.id, line.occurred_at, line.actor_email, line.action, line.details
  from public.audit_log as line
  where
    line.subject_id = _lead_id::text
    and (line.action like 'lead.%' or line.action like 'checkout.%')
  order by line.occurred_at desc, line.id desc
  limit 1000;
end;
$$;
