-- What of a search the index is asked for; the rest is compared in the rows that it finds. An index of trigrams goes through a
-- list for each three letters, and those of a domain, or of a word of one or two letters, are as long as the table: with
-- 1,000,000 rows a whole address took a hundred times what its beginning takes. Null for nothing.
create function private.index_pattern(_search text) returns text
language sql
immutable
set search_path = ''
as $$
  select
    '%' || regexp_replace(
      case when char_length(regexp_replace(part.text, '\W', '', 'g')) >= 3 then part.text else searched.text end,
      '([\\%_])', '\\\1', 'g'
    ) || '%'
  from (select lower(nullif(btrim(_search), '')) as text) as searched
  cross join lateral (
    select
      regexp_replace(
        regexp_replace(regexp_replace(searched.text, '@.*$', '@'), '^\w{1,2}(?=\W)', ''), '(?<=\W)\w{1,2}\W*$', ''
      ) as text
  ) as part;
$$;
revoke all on function private.index_pattern (text) from public, anon, authenticated, service_role;

-- As before, by what the index is asked for.
create or replace function public.list_subscriptions(
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
  pattern text := private.index_pattern(_search);
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

  if wanted is null then
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
    return;
  end if;
  -- What a search finds has to be sorted: the rest of a row is read for those of the page alone.
  return query
  with page as materialized (
    select found.id
    from public.subscriptions as found
    where
      (_status = 'all' or coalesce(found.status, 'none') = _status)
      and (_from is null or found.began_at >= _from)
      and (_to is null or found.began_at < _to)
      and (_after_id is null or (found.began_at, found.id) < (_after_began_at, _after_id))
      and (
        (
          lower(coalesce(found.email, '') || e'\n' || coalesce(found.name, '')) like pattern
          and strpos(lower(coalesce(found.email, '') || e'\n' || coalesce(found.name, '')), lower(wanted)) > 0
        )
        or found.stripe_subscription_id = wanted
        or found.stripe_customer_id = wanted
      )
    order by found.began_at desc, found.id desc
    limit _limit
  )
  select listed.*
  from page
  join private.subscription_rows as listed on listed.id = page.id
  order by listed.began_at desc, listed.id desc;
end;
$$;

-- As before, by what the index is asked for.
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
  wanted text := lower(nullif(btrim(_search), ''));
  pattern text := private.index_pattern(_search);
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
        or (
          lower(
            coalesce(profile.first_name, '') || ' ' || coalesce(profile.last_name, '') || e'\n' || coalesce(profile.email, '')
          ) like pattern
          and strpos(
            lower(
              coalesce(profile.first_name, '') || ' ' || coalesce(profile.last_name, '') || e'\n'
              || coalesce(profile.email, '')
            ),
            wanted
          ) > 0
        )
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

-- As before, by what the index is asked for.
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
  wanted text := lower(nullif(btrim(_search), ''));
  pattern text := private.index_pattern(_search);
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
    and (
      pattern is null
      or (
        lower(asked.question || e'\n' || coalesce(asked.answer, '')) like pattern
        and strpos(lower(asked.question || e'\n' || coalesce(asked.answer, '')), wanted) > 0
      )
    )
    and (_after_id is null or (asked.asked_at, asked.id) < (_after_asked_at, _after_id))
  order by asked.asked_at desc, asked.id desc
  limit _limit;
end;
$$;
