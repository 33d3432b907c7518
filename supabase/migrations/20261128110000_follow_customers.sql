-- The rows of subscriptions follow the address of Stripe's customer now, so the one that a trial was begun with is known by its
-- checkout.

-- When a person or their household began a trial: by account, address, or a number that a checkout had.
create or replace function private.earlier_trial(_email text, _phone_e164 text, _client_id uuid) returns timestamptz
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
      checkout.email = _email
      and checkout.status = 'completed'
      and checkout.trial_days > 0
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
