-- For functions that run as their owner and answer what is the admin's alone: they ask before they read.
create function private.require_admin_or_service() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if auth.role() = 'service_role' or public.has_role(auth.uid(), 'admin') then
    return;
  end if;
  raise exception 'only admins may do this' using errcode = '42501';
end;
$$;
revoke all on function private.require_admin_or_service () from public, anon, authenticated, service_role;

-- The id that a text is; null when it is none.
create function private.to_uuid(_text text) returns uuid
language sql
immutable
strict
set search_path = ''
as $$
  select case when _text ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then _text::uuid end;
$$;
revoke all on function private.to_uuid (text) from public, anon, authenticated, service_role;

-- A subscription as the admin sees it, in a list or alone.
create view private.subscription_rows as
select
  subscription.id,
  subscription.email,
  subscription.name,
  subscription.plan,
  coalesce(subscription.status, 'none') as status,
  subscription.trial_start,
  subscription.trial_end,
  subscription.current_period_end,
  subscription.stripe_customer_id,
  subscription.stripe_subscription_id,
  account.last_sign_in_at,
  subscription.created_at,
  subscription.updated_at,
  subscription.user_id,
  subscription.user_deleted,
  subscription.cancel_at_period_end,
  subscription.began_at
from public.subscriptions as subscription
left join auth.users as account on account.id = subscription.user_id;
revoke all on private.subscription_rows from public, anon, authenticated, service_role;

-- As before, with the row's shape from its view.
drop function public.list_subscriptions (text, timestamptz, timestamptz, integer, timestamptz, uuid);
create function public.list_subscriptions(
  _status text default 'all',
  _from timestamptz default null,
  _to timestamptz default null,
  _limit integer default null,
  _after_began_at timestamptz default null,
  _after_id uuid default null
) returns setof private.subscription_rows
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if _status is null or _status not in ('all', 'trialing', 'active', 'past_due', 'canceled', 'none') then
    raise exception 'unknown status %', coalesce(_status, 'null') using errcode = '22023';
  end if;
  if _limit < 1 then
    raise exception 'the limit must be at least 1' using errcode = '22023';
  end if;
  if (_after_began_at is null) <> (_after_id is null) then
    raise exception 'a page continues after both a time and an id' using errcode = '22023';
  end if;

  return query
  select listed.*
  from private.subscription_rows as listed
  where
    (_status = 'all' or listed.status = _status)
    and (_from is null or listed.began_at >= _from)
    and (_to is null or listed.began_at < _to)
    and (_after_id is null or (listed.began_at, listed.id) < (_after_began_at, _after_id))
  order by listed.began_at desc, listed.id desc
  limit _limit;
end;
$$;
revoke all on function public.list_subscriptions (text, timestamptz, timestamptz, integer, timestamptz, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.list_subscriptions (text, timestamptz, timestamptz, integer, timestamptz, uuid)
to service_role;

-- One subscription, by its own id or by Stripe's, as the list shows it. PT404 is answered with the HTTP status that
-- it names.
create function public.get_subscription(_id text) returns setof private.subscription_rows
language plpgsql
stable
security definer
rows 1
set search_path = ''
as $$
declare
  own_id uuid := private.to_uuid(_id);
begin
  perform private.require_admin_or_service();
  if own_id is not null then
    return query select found_row.* from private.subscription_rows as found_row where found_row.id = own_id;
  else
    return query
    select found_row.* from private.subscription_rows as found_row where found_row.stripe_subscription_id = _id;
  end if;
  if not found then
    raise exception 'There is no subscription %.', left(_id, 255) using errcode = 'PT404';
  end if;
end;
$$;
revoke all on function public.get_subscription (text) from public, anon, authenticated, service_role;
grant execute on function public.get_subscription (text) to authenticated, service_role;
