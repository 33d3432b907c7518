-- A value as a cell of CSV (RFC 4180). One that a spreadsheet would run as a formula is written as text. The SDK's
-- subscriptionsCsv writes the same.
create function private.csv_cell(_value text) returns text
language sql
immutable
as $$
  select case when cell.safe ~ '[",\r\n]' then '"' || replace(cell.safe, '"', '""') || '"' else cell.safe end
  from (
    select
      case
        when _value ~ '^[=+@\t\r\uFF1D\uFF0B\uFF0D\uFF20-]' then '''' || _value
        else coalesce(_value, '')
      end as safe
  ) as cell
$$;

create function private.csv_cell(_instant timestamptz) returns text
language sql
stable
as $$
  select coalesce(to_char(_instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')
$$;

create function private.csv_cell(_value boolean) returns text
language sql
immutable
as $$
  select case when _value then 'yes' else 'no' end
$$;

revoke all on function private.csv_cell (text), private.csv_cell (timestamptz), private.csv_cell (boolean)
from public, anon, authenticated, service_role;

-- The rows that follow a key as CSV without its header, newest first, and the key of the last one; nothing where none
-- follow. Made here, as a function that passes texts on needs neither memory nor time for rows.
create function public.export_subscriptions(
  _status text,
  _limit integer,
  _from timestamptz default null,
  _to timestamptz default null,
  _after_began_at timestamptz default null,
  _after_id uuid default null
) returns table (csv text, last_began_at timestamptz, last_id uuid)
language sql
stable
security definer
rows 1
set search_path = ''
as $$
  select
    string_agg(
      concat_ws(
        ',',
        private.csv_cell(listed.email),
        private.csv_cell(listed.name),
        private.csv_cell(listed.plan),
        private.csv_cell(listed.status),
        private.csv_cell(listed.trial_start),
        private.csv_cell(listed.trial_end),
        private.csv_cell(listed.current_period_end),
        private.csv_cell(listed.stripe_customer_id),
        private.csv_cell(listed.stripe_subscription_id),
        private.csv_cell(listed.last_sign_in_at),
        private.csv_cell(listed.updated_at),
        private.csv_cell(listed.user_deleted),
        private.csv_cell(listed.cancel_at_period_end)
      ) || e'\r\n',
      '' order by listed.began_at desc, listed.id desc
    ),
    min(listed.began_at),
    (array_agg(listed.id order by listed.began_at, listed.id))[1]
  from public.list_subscriptions(_status, _from, _to, _limit, _after_began_at, _after_id) as listed
  having count(*) > 0
$$;
revoke all on function public.export_subscriptions (text, integer, timestamptz, timestamptz, timestamptz, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.export_subscriptions (text, integer, timestamptz, timestamptz, timestamptz, uuid)
to service_role;
