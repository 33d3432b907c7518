-- A search by a part of a text finds its rows by their trigrams, however many rows there are. One of fewer than three
-- letters has none: it goes through the list in its order, as before.
--
-- Hosted Supabase keeps extensions in a schema of their own; one that is there already stays where it is.
create extension if not exists pg_trgm with schema extensions;

-- Rows are written one by one and searched at once, so nothing is left for later (fastupdate). The fields of a row stand
-- in one text, each on a line of its own: names and addresses have one line.
do $$
declare
  trigrams text;
  given record;
begin
  select format('%I.gin_trgm_ops', namespace.nspname) into strict trigrams
  from pg_catalog.pg_extension as extension
  join pg_catalog.pg_namespace as namespace on namespace.oid = extension.extnamespace
  where extension.extname = 'pg_trgm';
  for given in
    select * from (values
      ('subscriptions', $t$lower(coalesce(email, '') || e'\n' || coalesce(name, ''))$t$),
      (
        'profiles',
        $t$lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || e'\n' || coalesce(email, ''))$t$
      ),
      (
        'consultation_requests',
        $t$lower(
          reference || e'\n' || name || e'\n' || phone_key || e'\n' || regexp_replace(phone, '[^0-9]', '', 'g')
        )$t$
      ),
      ('assistant_questions', $t$lower(question || e'\n' || coalesce(answer, ''))$t$)
    ) as searched (table_name, expression)
  loop
    execute format(
      'create index %I on public.%I using gin ((%s) %s) with (fastupdate = off)',
      given.table_name || '_searched', given.table_name, given.expression, trigrams
    );
  end loop;
end;
$$;

-- What a text looks like that has this in it, in any case; null for nothing.
create function private.search_pattern(_search text) returns text
language sql
immutable
set search_path = ''
as $$
  select '%' || regexp_replace(lower(nullif(btrim(_search), '')), '([\\%_])', '\\\1', 'g') || '%';
$$;
revoke all on function private.search_pattern (text) from public, anon, authenticated, service_role;

-- As before, and `_search` looks into the address and the name, or for a whole id of Stripe's. Each call is planned for the
-- filters that it has: a plan for any of them could use no index.
drop function public.list_subscriptions (text, timestamptz, timestamptz, integer, timestamptz, uuid);
create function public.list_subscriptions(
  _status text default 'all',
  _from timestamptz default null,
  _to timestamptz default null,
  _limit integer default null,
  _after_began_at timestamptz default null,
  _after_id uuid default null,
  _search text default null
) returns setof private.subscription_rows
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  wanted text := nullif(btrim(_search), '');
  pattern text := private.search_pattern(_search);
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
    and (
      wanted is null
      or lower(coalesce(listed.email, '') || e'\n' || coalesce(listed.name, '')) like pattern
      or listed.stripe_subscription_id = wanted
      or listed.stripe_customer_id = wanted
    )
  order by listed.began_at desc, listed.id desc
  limit _limit;
end;
$$;
revoke all on function public.list_subscriptions (text, timestamptz, timestamptz, integer, timestamptz, uuid, text)
from public, anon, authenticated, service_role;
grant execute on function public.list_subscriptions (
  text, timestamptz, timestamptz, integer, timestamptz, uuid, text
) to service_role;

-- As before, by the index.
create or replace function public.list_leads(
  _status text default 'all',
  _forward text default 'all',
  _from timestamptz default null,
  _to timestamptz default null,
  _search text default null,
  _limit integer default null,
  _after_received_at timestamptz default null,
  _after_id uuid default null
) returns setof private.lead_rows
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted text := nullif(btrim(_search), '');
  digits text := nullif(regexp_replace(coalesce(_search, ''), '[^0-9]', '', 'g'), '');
  -- A number in international form has lost the zeros that it was typed with.
  significant text := nullif(ltrim(digits, '0'), '');
  by_outbox boolean := _forward in ('pending', 'delivered', 'dead');
  source text := 'public.consultation_requests as request';
  received_at text := 'request.received_at';
  id text := 'request.id';
  conditions text := 'true';
  searched text := $t$lower(
    request.reference || e'\n' || request.name || e'\n' || request.phone_key || e'\n'
    || regexp_replace(request.phone, '[^0-9]', '', 'g')
  )$t$;
begin
  perform private.require_admin_or_service();
  if _status is null or _status not in ('all', 'new', 'contacted', 'won', 'lost') then
    raise exception 'unknown status %', coalesce(_status, 'null') using errcode = '22023';
  end if;
  if _forward is null or _forward not in ('all', 'none', 'pending', 'delivered', 'dead') then
    raise exception 'unknown forward status %', coalesce(_forward, 'null') using errcode = '22023';
  end if;
  if _limit < 1 then
    raise exception 'the limit must be at least 1' using errcode = '22023';
  end if;
  if (_after_received_at is null) <> (_after_id is null) then
    raise exception 'a page continues after both a time and an id' using errcode = '22023';
  end if;

  if by_outbox then
    source := 'public.lead_forwards as forward
      join public.consultation_requests as request on request.id = forward.lead_id';
    received_at := 'forward.lead_received_at';
    id := 'forward.lead_id';
    conditions := conditions || ' and forward.status = $2';
  elsif _forward = 'none' then
    conditions := conditions || ' and not request.in_outbox';
  end if;
  if _status <> 'all' then
    conditions := conditions || ' and request.status = $1';
  end if;
  if _from is not null then
    conditions := conditions || format(' and %s >= $3', received_at);
  end if;
  if _to is not null then
    conditions := conditions || format(' and %s < $4', received_at);
  end if;
  if _after_id is not null then
    conditions := conditions || format(' and (%s, %s) < ($5, $6)', received_at, id);
  end if;
  if wanted ~* '^FL-[2-9A-HJKMNP-Z]{6}$' then
    conditions := conditions || ' and request.reference = upper($7)';
  elsif wanted is not null then
    -- The index finds what may be meant, the rest decides which field it was.
    conditions := conditions || ' and (
      strpos(lower(request.reference), lower($7)) > 0
      or strpos(lower(request.name), lower($7)) > 0
      -- A word with a digit in it is no number.
      or (
        $7 ~ ''^[0-9+ ()-]+$''
        and (
          strpos(request.phone_key, $9) > 0
          or strpos(regexp_replace(request.phone, ''[^0-9]'', '''', ''g''), $8) > 0
        )
      )
    ) and (' || concat_ws(
      ' or ',
      searched || ' like private.search_pattern($7)',
      -- Whatever has all digits of a number has those without the leading zeros.
      case when wanted ~ '^[0-9+ ()-]+$' then searched || ' like private.search_pattern(coalesce($9, $8))' end
    ) || ')';
  end if;

  return query execute format(
    'select listed.*
     from (
       select %2$s as id, %3$s as received_at
       from %1$s
       where %4$s
       order by %3$s desc, %2$s desc
       limit $10
     ) as page
     join private.lead_rows as listed on listed.id = page.id
     order by page.received_at desc, page.id desc',
    source, id, received_at, conditions
  )
  using
    _status, _forward, _from, _to, _after_received_at, _after_id, wanted, digits, significant, _limit;
end;
$$;
-- As before, by the index.
create or replace function public.list_clients(
  _search text default null,
  _limit integer default null,
  _after_created_at timestamptz default null,
  _after_id uuid default null
) returns table (
  id uuid,
  email text,
  first_name text,
  last_name text,
  phone text,
  created_at timestamptz,
  last_sign_in_at timestamptz,
  -- False until the address was confirmed, or the invitation accepted.
  confirmed boolean,
  -- Of the newest subscription; 'none' without one.
  subscription_status text,
  pending_forms integer
)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.search_pattern(_search);
begin
  perform private.require_admin();
  if _limit < 1 then
    raise exception 'the limit must be at least 1' using errcode = '22023';
  end if;
  if (_after_created_at is null) <> (_after_id is null) then
    raise exception 'a page continues after both a time and an id' using errcode = '22023';
  end if;
  return query
  with page as materialized (
    select profile.*
    from public.profiles as profile
    where
      (
        pattern is null
        or lower(
          coalesce(profile.first_name, '') || ' ' || coalesce(profile.last_name, '') || e'\n' || coalesce(profile.email, '')
        ) like pattern
      )
      and (_after_id is null or (profile.created_at, profile.id) < (_after_created_at, _after_id))
    order by profile.created_at desc, profile.id desc
    limit _limit
  )
  select
    page.id, page.email, page.first_name, page.last_name, page.phone, page.created_at, account.last_sign_in_at,
    account.email_confirmed_at is not null,
    coalesce(
      (
        select coalesce(newest.status, 'none')
        from public.subscriptions as newest
        where newest.user_id = page.id
        order by newest.began_at desc, newest.id desc
        limit 1
      ),
      'none'
    ),
    (
      select count(*)::integer from public.form_assignments as assignment
      where assignment.client_id = page.id and assignment.status = 'pending'
    )
  from page
  join auth.users as account on account.id = page.id
  order by page.created_at desc, page.id desc;
end;
$$;
-- As before, by the index.
create or replace function public.list_assistant_questions(
  _outcome text default 'all',
  _language text default 'all',
  _from timestamptz default null,
  _to timestamptz default null,
  _search text default null,
  _limit integer default null,
  _after_asked_at timestamptz default null,
  _after_id uuid default null
) returns setof public.assistant_questions
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.search_pattern(_search);
begin
  perform private.require_admin_or_service();
  if _outcome is null or _outcome not in ('all', 'offered', 'handed-over', 'unhelpful') then
    raise exception 'unknown outcome %', coalesce(_outcome, 'null') using errcode = '22023';
  end if;
  if _limit < 1 then
    raise exception 'the limit must be at least 1' using errcode = '22023';
  end if;
  if (_after_asked_at is null) <> (_after_id is null) then
    raise exception 'a page continues after both a time and an id' using errcode = '22023';
  end if;
  return query
  select asked.*
  from public.assistant_questions as asked
  where
    (_outcome = 'all' or asked.outcome = _outcome)
    and (_language = 'all' or asked.language = _language)
    and (_from is null or asked.asked_at >= _from)
    and (_to is null or asked.asked_at < _to)
    and (pattern is null or lower(asked.question || e'\n' || coalesce(asked.answer, '')) like pattern)
    and (_after_id is null or (asked.asked_at, asked.id) < (_after_asked_at, _after_id))
  order by asked.asked_at desc, asked.id desc
  limit _limit;
end;
$$;
