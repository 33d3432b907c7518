-- One trial a person and household, and one subscription a person, also while several pages are open: a new page takes the
-- place of the person's others, and a payment ends those of the household too. A second subscription that was paid all the same is cancelled by the
-- function that learns of the payment, and its checkout says whose place it wanted to take.
alter table public.checkouts
add column duplicate_of text check (duplicate_of ~ '^[A-Za-z0-9_]{1,255}$');

create index checkouts_of_email on public.checkouts (email);
create index checkouts_of_phone on public.checkouts (phone_e164) where phone_e164 is not null;
-- The index of the number has its rows.
drop index public.checkouts_completed_of_phone;

-- The pages that are under way beside a checkout: all of the same person, and with `_of_household`, where it has free days,
-- those with free days of the same number. One of the household may pay while another one does. A number is what somebody
-- typed, so that only who has paid ends the pages of others by it.
create function private.rival_checkouts(_checkout public.checkouts, _of_household boolean)
returns setof public.checkouts
language sql
stable
set search_path = ''
as $$
  select other.*
  from public.checkouts as other
  where
    other.status in ('opening', 'open')
    and other.id <> _checkout.id
    and (
      other.email = _checkout.email
      or other.client_id = _checkout.client_id
      or (
        _of_household and other.phone_e164 = _checkout.phone_e164
        and other.trial_days > 0 and _checkout.trial_days > 0
      )
    );
$$;
revoke all on function private.rival_checkouts (public.checkouts, boolean)
from public, anon, authenticated, service_role;

-- Ends the rivals that have no page yet, which then is never opened, and answers Stripe's sessions of the others: their rows
-- follow once Stripe has ended them. The caller holds the lock of the checkouts.
create function private.end_rival_checkouts(_checkout public.checkouts, _of_household boolean) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  update public.checkouts as checkout set status = 'expired'
  where
    checkout.status = 'opening'
    and checkout.id in (select rival.id from private.rival_checkouts(_checkout, _of_household) as rival);
  return (
    select coalesce(jsonb_agg(rival.stripe_session_id order by rival.created_at), '[]')
    from private.rival_checkouts(_checkout, _of_household) as rival
  );
end;
$$;
revoke all on function private.end_rival_checkouts (public.checkouts, boolean)
from public, anon, authenticated, service_role;

-- As before, with the pages that the checkout takes the place of.
create or replace function public.begin_checkout(
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
  -- One after the other: two of one household have neither an address nor always a number in common.
  perform pg_advisory_xact_lock(hashtextextended('checkouts', 0));
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
  elsif
    (_lead_id is not null and found.lead_id is null)
    or (_client_id is not null and found.client_id is null)
    or (_phone_e164 is not null and found.phone_e164 is null)
  then
    update public.checkouts as checkout
    set
      lead_id = coalesce(checkout.lead_id, _lead_id),
      client_id = coalesce(checkout.client_id, _client_id),
      phone_e164 = coalesce(checkout.phone_e164, _phone_e164)
    where checkout.id = found.id
    returning * into found;
  end if;
  return jsonb_build_object('checkout', to_jsonb(found), 'rivals', private.end_rival_checkouts(found, false));
end;
$$;
revoke all on function public.begin_checkout (text, text, integer, text, text, uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.begin_checkout (text, text, integer, text, text, uuid, uuid) to service_role;

-- What a payment is compared with: the person and household of the page, their customers at Stripe, and the pages that end
-- now. Null for a page that is none of ours.
create function public.find_paid_checkout(_stripe_session_id text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.checkouts;
begin
  perform pg_advisory_xact_lock(hashtextextended('checkouts', 0));
  select * into found from public.checkouts as checkout where checkout.stripe_session_id = _stripe_session_id;
  if found.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'email', found.email,
    'phone', found.phone_e164,
    'rivals', private.end_rival_checkouts(found, true),
    'own_customers', (
      select coalesce(jsonb_agg(own.customer), '[]')
      from (
        select checkout.stripe_customer_id as customer from public.checkouts as checkout
        where checkout.email = found.email
        union
        select checkout.stripe_customer_id from public.checkouts as checkout
        where checkout.client_id = found.client_id
        union
        select row.stripe_customer_id from public.subscriptions as row where lower(row.email) = found.email
        union
        select row.stripe_customer_id from public.subscriptions as row where row.user_id = found.client_id
      ) as own
      where own.customer is not null
    ),
    'household_customers', (
      select coalesce(jsonb_agg(household.customer), '[]')
      from (
        -- As `earlier_trial` counts them, so that no page is promised free days and then cancelled; and those that are still
        -- open, of which one may have been paid a moment ago.
        select checkout.stripe_customer_id as customer from public.checkouts as checkout
        where
          checkout.phone_e164 = found.phone_e164
          and checkout.trial_days > 0
          and checkout.status in ('open', 'completed')
        union
        select row.stripe_customer_id
        from public.consultation_requests as request
        join public.subscriptions as row on row.user_id = request.client_id
        where request.phone_key = found.phone_e164 and row.trial_start is not null
      ) as household
      where household.customer is not null
    )
  );
end;
$$;
revoke all on function public.find_paid_checkout (text) from public, anon, authenticated, service_role;
grant execute on function public.find_paid_checkout (text) to service_role;

-- As before, and of a second subscription: whose place it wanted to take, and whether it was cancelled before a charge. A
-- cancelled one makes nobody a client; one that was charged does, and is for people to settle.
drop function public.close_checkout (text, text, uuid, text);
create function public.close_checkout(
  _stripe_session_id text,
  _stripe_subscription_id text default null,
  _client_id uuid default null,
  _request_id text default null,
  _duplicate_of text default null,
  _is_cancelled boolean default false
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.checkouts;
  owner uuid;
begin
  select * into found from public.checkouts as checkout
  where checkout.stripe_session_id = _stripe_session_id
  for update;
  if found.id is null or found.status = 'completed' or found.duplicate_of is not null then
    return;
  end if;
  if _stripe_subscription_id is null then
    update public.checkouts as checkout set status = 'expired' where checkout.id = found.id;
    return;
  end if;
  owner := coalesce(_client_id, found.client_id);
  update public.checkouts as checkout
  set
    status = case when _is_cancelled then 'expired' else 'completed' end,
    completed_at = case when not _is_cancelled then clock_timestamp() end,
    stripe_subscription_id = _stripe_subscription_id, client_id = owner, duplicate_of = _duplicate_of
  where checkout.id = found.id;
  update public.subscriptions as row set user_id = owner
  where row.stripe_subscription_id = _stripe_subscription_id and row.user_id is null and owner is not null;
  if not _is_cancelled and found.lead_id is not null and _client_id is not null then
    update public.consultation_requests as request
    set
      client_id = _client_id, status = 'won',
      first_contacted_at = coalesce(request.first_contacted_at, clock_timestamp())
    where request.id = found.lead_id;
  end if;
  insert into public.audit_log (occurred_at, action, subject_id, details, request_id)
  select
    clock_timestamp(), line.action, coalesce(owner, found.lead_id, found.id)::text,
    jsonb_build_object(
      'checkout_id', found.id, 'plan', found.plan, 'trial_days', found.trial_days,
      'stripe_subscription_id', _stripe_subscription_id, 'lead_id', found.lead_id
    ) || line.details,
    _request_id
  from (
    values
      ('checkout.complete', '{}'::jsonb, not _is_cancelled),
      (
        'checkout.duplicate', jsonb_build_object('duplicate_of', _duplicate_of, 'cancelled', _is_cancelled),
        _duplicate_of is not null
      )
  ) as line (action, details, is_so)
  where line.is_so;
end;
$$;
revoke all on function public.close_checkout (text, text, uuid, text, text, boolean)
from public, anon, authenticated, service_role;
grant execute on function public.close_checkout (text, text, uuid, text, text, boolean) to service_role;
