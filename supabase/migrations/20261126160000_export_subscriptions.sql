-- The rows that follow a key as CSV (RFC 4180) without its header, newest first, and the key of the last one; nothing where
-- none follow. Made here, as a function that passes texts on needs neither memory nor time for rows. The SDK's
-- subscriptionsCsv writes the same bytes. Its rules stand in the query: a function that is called for every cell, with a
-- search path of its own, takes several times as long.
create function public.export_subscriptions(
  _status text,
  _limit integer,
  _from timestamptz default null,
  _to timestamptz default null,
  _after_began_at timestamptz default null,
  _after_id uuid default null,
  _search text default null
) returns table (csv text, last_began_at timestamptz, last_id uuid)
language sql
stable
security definer
rows 1
set search_path = ''
as $$
  select
    string_agg(record.csv, '' order by listed.began_at desc, listed.id desc),
    min(listed.began_at),
    (array_agg(listed.id order by listed.began_at, listed.id))[1]
  from public.list_subscriptions(_status, _from, _to, _limit, _after_began_at, _after_id, _search) as listed
  cross join lateral (
    select
      string_agg(
        case when cell.safe ~ '[",\r\n]' then '"' || replace(cell.safe, '"', '""') || '"' else cell.safe end,
        ',' order by cell.place
      ) || e'\r\n' as csv
    from (
      select
        given.place,
        -- What a spreadsheet would run as a formula is written as text.
        case
          when given.value ~ '^[=+@\t\r\uFF1D\uFF0B\uFF0D\uFF20-]' then '''' || given.value
          else coalesce(given.value, '')
        end as safe
      from unnest(array[
        listed.email,
        listed.name,
        listed.plan,
        listed.status,
        to_char(listed.trial_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        to_char(listed.trial_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        to_char(listed.current_period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        listed.stripe_customer_id,
        listed.stripe_subscription_id,
        to_char(listed.last_sign_in_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        to_char(listed.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        case when listed.user_deleted then 'yes' else 'no' end,
        case when listed.cancel_at_period_end then 'yes' else 'no' end
      ]) with ordinality as given (value, place)
    ) as cell
  ) as record
  having count(*) > 0
$$;
revoke all on function public.export_subscriptions (
  text, integer, timestamptz, timestamptz, timestamptz, uuid, text
)
from public, anon, authenticated, service_role;
grant execute on function public.export_subscriptions (
  text, integer, timestamptz, timestamptz, timestamptz, uuid, text
)
to service_role;
