-- The admin's list, newest first. It joins the last sign-in, which only auth.users knows, so it runs as its
-- owner and the service role alone may call it. A page continues after the last row's (began_at, id).
-- `_from` is inclusive, `_to` exclusive; a null bound or limit does not restrict.
create function public.list_subscriptions(
  _status text default 'all',
  _from timestamptz default null,
  _to timestamptz default null,
  _limit integer default null,
  _after_began_at timestamptz default null,
  _after_id uuid default null
) returns table (
  id uuid,
  email text,
  name text,
  plan text,
  status text,
  trial_start timestamptz,
  trial_end timestamptz,
  current_period_end timestamptz,
  stripe_customer_id text,
  stripe_subscription_id text,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  user_id uuid,
  user_deleted boolean,
  cancel_at_period_end boolean,
  began_at timestamptz
)
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
  select
    s.id,
    s.email,
    s.name,
    s.plan,
    coalesce(s.status, 'none'),
    s.trial_start,
    s.trial_end,
    s.current_period_end,
    s.stripe_customer_id,
    s.stripe_subscription_id,
    u.last_sign_in_at,
    s.created_at,
    s.updated_at,
    s.user_id,
    s.user_deleted,
    s.cancel_at_period_end,
    s.began_at
  from public.subscriptions as s
  left join auth.users as u on u.id = s.user_id
  where
    (_status = 'all' or coalesce(s.status, 'none') = _status)
    and (_from is null or s.began_at >= _from)
    and (_to is null or s.began_at < _to)
    and (_after_id is null or (s.began_at, s.id) < (_after_began_at, _after_id))
  order by s.began_at desc, s.id desc
  limit _limit;
end;
$$;
revoke all on function public.list_subscriptions (text, timestamptz, timestamptz, integer, timestamptz, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.list_subscriptions (text, timestamptz, timestamptz, integer, timestamptz, uuid)
to service_role;
