-- The rows of subscriptions follow the address of Stripe's customer now, so the one that a trial was begun with is known by its
-- checkout. And a number is that of a client too who wrote it into their profile.

create index profiles_of_phone on public.profiles (right(regexp_replace(phone, '[^0-9]', '', 'g'), 8));

-- When a person or their household began a trial: by account, address, or a number that a checkout, a lead or a profile had.
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
    union all
    -- As it was typed, with its country or without.
    select row.trial_start
    from public.profiles as profile
    join public.subscriptions as row on row.user_id = profile.id
    where
      right(regexp_replace(profile.phone, '[^0-9]', '', 'g'), 8) = right(_phone_e164, 8)
      and _phone_e164 like '%' || ltrim(regexp_replace(profile.phone, '[^0-9]', '', 'g'), '0')
      and row.trial_start is not null
  ) as began;
$$;
revoke all on function private.earlier_trial (text, text, uuid) from public, anon, authenticated, service_role;
