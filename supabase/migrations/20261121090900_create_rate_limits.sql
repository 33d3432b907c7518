-- Counts of one window for each key. Nobody reads or writes it but take_rate_limit, which is its owner's.
create table public.rate_limits (
  key text primary key check (char_length(key) between 1 and 200),
  hits integer not null check (hits >= 1),
  window_start timestamptz not null,
  window_end timestamptz not null,
  check (window_end > window_start)
);
alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated, service_role;

create index rate_limits_by_end on public.rate_limits (window_end);

-- Counts one attempt and says whether it is within `_limit` attempts a `_window`; when it is not,
-- `retry_after` is the whole seconds to wait, otherwise 0. One statement counts, so attempts at the same
-- moment are each counted once.
create function public.take_rate_limit(
  _key text,
  _limit integer,
  _window interval,
  out allowed boolean,
  out retry_after integer
)
language plpgsql
security definer
set search_path = ''
as $$
declare
  moment timestamptz := clock_timestamp();
  taken public.rate_limits;
begin
  if _key is null or _limit is null or _limit < 1 or _window is null or _window <= interval '0' then
    raise exception 'a rate limit needs a key, a limit of at least 1 and a window' using errcode = '22023';
  end if;

  insert into public.rate_limits as existing (key, hits, window_start, window_end)
  values (_key, 1, moment, moment + _window)
  on conflict (key) do update set
    -- A key that is refused again and again must not count until the integer overflows.
    hits = case when existing.window_end <= moment then 1 else least(existing.hits, _limit) + 1 end,
    window_start = case when existing.window_end <= moment then moment else existing.window_start end,
    window_end = case when existing.window_end <= moment then moment + _window else existing.window_end end
  returning * into taken;

  allowed := taken.hits <= _limit;
  retry_after := case
    when allowed then 0
    else greatest(1, ceil(extract(epoch from taken.window_end - moment)))::integer
  end;

  -- Windows that have passed are swept a few at a time, so that the table stays as small as its traffic.
  delete from public.rate_limits
  where key in (
    select passed.key
    from public.rate_limits as passed
    where passed.window_end < moment
    order by passed.window_end
    limit 10
    for update skip locked
  );
end;
$$;
revoke all on function public.take_rate_limit (text, integer, interval)
from public, anon, authenticated, service_role;
grant execute on function public.take_rate_limit (text, integer, interval) to service_role;
