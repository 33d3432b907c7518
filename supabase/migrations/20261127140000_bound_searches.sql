-- A search costs no more as rows become more.

-- An index of trigrams, or of an array's items, answers in no order: of what one row in 500 has, all matches had to be read and
-- sorted for the newest 51 of them. So these indexes have the periods of each row beside it, of 1, 8, 64 and 512 days, and a
-- search asks for one period after another. A period is one number: its place in time, and its size.
create function private.periods(_instant text) returns text
language sql
immutable
set search_path = ''
as $$
  select format(
    'array[%s]',
    string_agg(
      format($t$((%s at time zone 'UTC')::date - date '0001-01-01') / %s * 4 + %s$t$, _instant, 8 ^ size, size), ', '
      order by size
    )
  )
  from generate_series(0, 3) as size;
$$;
revoke all on function private.periods (text) from public, anon, authenticated, service_role;

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
      (
        'subscriptions_searched', 'subscriptions', 'began_at',
        $t$lower(coalesce(email, '') || e'\n' || coalesce(name, ''))$t$
      ),
      (
        'profiles_searched', 'profiles', 'created_at',
        $t$lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || e'\n' || coalesce(email, ''))$t$
      ),
      (
        'consultation_requests_searched', 'consultation_requests', 'received_at',
        $t$lower(
          reference || e'\n' || name || e'\n' || phone_key || e'\n' || regexp_replace(phone, '[^0-9]', '', 'g')
        )$t$
      ),
      (
        'assistant_questions_searched', 'assistant_questions', 'asked_at',
        $t$lower(question || e'\n' || coalesce(answer, ''))$t$
      ),
      (
        'form_submissions_searched', 'form_submissions', 'created_at',
        $t$lower(
          coalesce(first_name, '') || ' ' || coalesce(last_name, '') || e'\n' || coalesce(email, '') || e'\n'
          || coalesce(phone, '')
        )$t$
      )
    ) as searched (index_name, table_name, came, expression)
  loop
    execute format('drop index public.%I', given.index_name);
    execute format(
      'create index %I on public.%I using gin ((%s) %s, (%s)) with (fastupdate = off)',
      given.index_name, given.table_name, given.expression, trigrams, private.periods(given.came)
    );
  end loop;
  drop index public.form_submissions_of_focus;
  execute format(
    'create index form_submissions_of_focus on public.form_submissions using gin (focuses, (%s)) with (fastupdate = off)',
    private.periods('created_at')
  );
end;
$$;

-- The ids that a query finds, by the maps that indexes make of matching rows: any other way of reading may go through all rows
-- where fewer match than statistics expect.
create function private.found_by_map(_query text) returns uuid[]
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  found uuid[];
begin
  execute format('select array(%s)', _query) into found;
  return found;
end;
$$;
revoke all on function private.found_by_map (text) from public, anon, authenticated, service_role;

-- The same by going through an index in its order, which ends as soon as enough is found.
create function private.found_in_order(_query text) returns uuid[]
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
set enable_bitmapscan = off
as $$
declare
  found uuid[];
begin
  execute format('select array(%s)', _query) into found;
  return found;
end;
$$;
revoke all on function private.found_in_order (text) from public, anon, authenticated, service_role;

-- The condition of a search in a text: what the index is asked for, and all of it where that is a part. Null for no search.
create function private.search_condition(_text text, _search text) returns text
language sql
immutable
set search_path = ''
as $$
  select concat_ws(
    ' and ',
    format('%s like %L', _text, private.index_pattern(_search)),
    case
      when private.index_pattern(_search) <> private.search_pattern(_search)
        then format('strpos(%s, %L) > 0', _text, lower(btrim(_search)))
    end
  )
  where private.index_pattern(_search) is not null;
$$;
revoke all on function private.search_condition (text, text) from public, anon, authenticated, service_role;

-- Whether a text has three letters in a row, and so a trigram that its index can be asked for.
create function private.has_trigram(_search text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(_search ~ '\w{3}', false);
$$;
revoke all on function private.has_trigram (text) from public, anon, authenticated, service_role;

-- The ids of the newest rows that match, in order: `found.id` of the table. Where an index with the periods of `_instant` answers
-- the condition, what is read goes by the page, whatever is searched. The newest rows tell how many match, and so how long
-- a period to begin with. Where it has too little, everything is read if that is little, and else the periods before it;
-- where it has too much to sort, a shorter one.
create function private.newest_found(
  _table text,
  _instant text,
  _condition text,
  _is_indexed boolean,
  _from timestamptz,
  _to timestamptz,
  _after timestamptz,
  _after_id uuid,
  _limit integer
) returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
declare
  -- So many rows may be read for a page.
  few constant integer := 4 * _limit;
  bounds constant text := concat_ws(
    ' and ',
    'true',
    case when _from is not null then format('%s >= %L', _instant, _from) end,
    case when _to is not null then format('%s < %L', _instant, _to) end,
    case when _after_id is not null then format('(%s, found.id) < (%L, %L)', _instant, _after, _after_id) end
  );
  in_order constant text := format('order by %s desc, found.id desc', _instant);
  matching constant text := format('from %s where %s and %s', _table, _condition, bounds);
  sorted constant text :=
    'select few.id from (select found.id, %s as instant %s limit %s) as few order by few.instant desc, few.id desc';
  periods constant text := private.periods(_instant);
  begins constant date := '0001-01-01';
  sampled integer;
  sampled_since timestamptz;
  -- What is older than this has not been read yet.
  reached timestamptz;
  unread text := matching;
  size integer;
  period integer;
  has_tried_all boolean := false;
  lap uuid[];
  answer uuid[];
begin
  if not _is_indexed or _limit is null then
    execute format('select array(select found.id %s %s limit $1)', matching, in_order) into answer using _limit;
    return answer;
  end if;
  execute format(
    'select coalesce(array_agg(found.id %1$s) filter (where %2$s), ''{}''), count(*), min(%3$s), max(%3$s)
    from (select * from %4$s where %5$s %1$s limit %6$s) as found',
    in_order, _condition, _instant, _table, bounds, few
  ) into answer, sampled, sampled_since, reached;
  if cardinality(answer) >= _limit or sampled < few then
    return answer[:_limit];
  end if;
  -- Of few matches by chance; the longest period that should not have more than may be read.
  select coalesce(max(known.size), 0) into size
  from generate_series(0, 3) as known (size)
  where
    1.5 * 8 ^ known.size * greatest(cardinality(answer) - 1.5 * sqrt(cardinality(answer)), 0.4)
    <= few * extract(epoch from reached - sampled_since) / 86400;
  answer := '{}';
  loop
    period := ((reached at time zone 'UTC')::date - begins) / (8 ^ size)::integer;
    lap := private.found_by_map(format(
      sorted,
      _instant,
      format('%s and %s && array[%s, %s]', unread, periods, period * 4 + size, (period - 1) * 4 + size),
      few
    ));
    if cardinality(lap) = few and size > 0 then
      size := size - 1;
      continue;
    end if;
    if cardinality(lap) = few then
      lap := private.found_in_order(format('select found.id %s %s limit %s', unread, in_order, _limit));
    end if;
    answer := answer || lap;
    exit when cardinality(answer) >= _limit or period < 2;
    reached := (begins + (period - 1) * (8 ^ size)::integer)::timestamp at time zone 'UTC';
    unread := format('%s and %s < %L', matching, _instant, reached);
    continue when cardinality(lap) * 8 >= _limit;
    if not has_tried_all then
      lap := private.found_by_map(format(sorted, _instant, matching, few));
      if cardinality(lap) < few then
        return lap[:_limit];
      end if;
      has_tried_all := true;
    end if;
    size := least(size + 1, 3);
  end loop;
  return answer[:_limit];
end;
$$;
revoke all on function private.newest_found (
  text, text, text, boolean, timestamptz, timestamptz, timestamptz, uuid, integer
) from public, anon, authenticated, service_role;

-- As before, and a whole id of Stripe's finds what has it alone.
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
  ids uuid[];
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

  if wanted is not null then
    select array_agg(named.id) into ids
    from public.subscriptions as named
    where named.stripe_subscription_id = wanted or named.stripe_customer_id = wanted;
    if ids is null then
      ids := private.newest_found(
        'public.subscriptions as found', 'found.began_at',
        concat_ws(
          ' and ',
          private.search_condition($t$lower(coalesce(found.email, '') || e'\n' || coalesce(found.name, ''))$t$, wanted),
          case when _status <> 'all' then format($t$coalesce(found.status, 'none') = %L$t$, _status) end
        ),
        private.has_trigram(wanted), _from, _to, _after_began_at, _after_id, _limit
      );
    end if;
  end if;
  return query
  select listed.*
  from private.subscription_rows as listed
  where
    (wanted is null or listed.id = any(ids))
    and (_status = 'all' or listed.status = _status)
    and (_from is null or listed.began_at >= _from)
    and (_to is null or listed.began_at < _to)
    and (_after_id is null or (listed.began_at, listed.id) < (_after_began_at, _after_id))
  order by listed.began_at desc, listed.id desc
  limit _limit;
end;
$$;

-- As before, by periods.
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
  is_reference boolean := coalesce(wanted ~* '^FL-[2-9A-HJKMNP-Z]{6}$', false);
  digits text := nullif(regexp_replace(coalesce(_search, ''), '[^0-9]', '', 'g'), '');
  -- A number in international form has lost the zeros that it was typed with. A word with a digit in it is no number.
  significant text := case when wanted ~ '^[0-9+ ()-]+$' then coalesce(nullif(ltrim(digits, '0'), ''), digits) end;
  by_outbox boolean := _forward in ('pending', 'delivered', 'dead');
  searched text := $t$lower(
    found.reference || e'\n' || found.name || e'\n' || found.phone_key || e'\n'
    || regexp_replace(found.phone, '[^0-9]', '', 'g')
  )$t$;
  source text := 'public.consultation_requests as found';
  received_at text := 'found.received_at';
  id text := 'found.id';
  conditions text := 'true';
  ids uuid[];
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

  if _status <> 'all' then
    conditions := conditions || format(' and found.status = %L', _status);
  end if;
  if _forward = 'none' then
    conditions := conditions || ' and not found.in_outbox';
  end if;
  if is_reference then
    conditions := conditions || format(' and found.reference = upper(%L)', wanted);
  end if;
  if wanted is not null and not is_reference then
    if by_outbox then
      conditions := conditions || format(
        ' and exists (select from public.lead_forwards as forward where forward.lead_id = found.id and forward.status = %L)',
        _forward
      );
    end if;
    -- The index finds what may be meant, the rest decides which field it was.
    conditions := conditions || format(' and (%s) and (%s)',
      concat_ws(
        ' or ',
        format('%s like private.search_pattern(%L)', searched, wanted),
        -- What has all digits of a number has those without the leading zeros, and the last six, in which numbers differ.
        case
          when significant is not null
            then format('%s like private.search_pattern(%L)', searched, right(significant, 6))
        end
      ),
      concat_ws(
        ' or ',
        format('strpos(lower(found.reference), lower(%L)) > 0', wanted),
        format('strpos(lower(found.name), lower(%L)) > 0', wanted),
        case when significant is not null then format('strpos(found.phone_key, %L) > 0', significant) end,
        case
          when significant is not null
            then format($t$strpos(regexp_replace(found.phone, '[^0-9]', '', 'g'), %L) > 0$t$, digits)
        end
      )
    );
    ids := private.newest_found(
      source, received_at, conditions,
      -- Few rows have a whole number in them, and its trigrams are those of many.
      private.has_trigram(wanted) and (significant is null or char_length(significant) between 3 and 6),
      _from, _to, _after_received_at, _after_id, _limit
    );
    conditions := 'found.id = any($1)';
  elsif by_outbox then
    source := 'public.lead_forwards as forward join public.consultation_requests as found on found.id = forward.lead_id';
    received_at := 'forward.lead_received_at';
    id := 'forward.lead_id';
    conditions := conditions || format(' and forward.status = %L', _forward);
  end if;
  if _from is not null then
    conditions := conditions || format(' and %s >= %L', received_at, _from);
  end if;
  if _to is not null then
    conditions := conditions || format(' and %s < %L', received_at, _to);
  end if;
  if _after_id is not null then
    conditions := conditions || format(' and (%s, %s) < (%L, %L)', received_at, id, _after_received_at, _after_id);
  end if;

  return query execute format(
    'select listed.*
     from (
       select %2$s as id, %3$s as received_at
       from %1$s
       where %4$s
       order by %3$s desc, %2$s desc
       limit $2
     ) as page
     join private.lead_rows as listed on listed.id = page.id
     order by page.received_at desc, page.id desc',
    source, id, received_at, conditions
  )
  using ids, _limit;
end;
$$;

-- As before, by periods.
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
  wanted text := nullif(btrim(_search), '');
  ids uuid[];
begin
  perform private.require_admin();
  if _limit < 1 then
    raise exception 'the limit must be at least 1' using errcode = '22023';
  end if;
  if (_after_created_at is null) <> (_after_id is null) then
    raise exception 'a page continues after both a time and an id' using errcode = '22023';
  end if;
  if wanted is not null then
    ids := private.newest_found(
      'public.profiles as found', 'found.created_at',
      private.search_condition(
        $t$lower(
          coalesce(found.first_name, '') || ' ' || coalesce(found.last_name, '') || e'\n' || coalesce(found.email, '')
        )$t$,
        wanted
      ),
      private.has_trigram(wanted), null, null, _after_created_at, _after_id, _limit
    );
  end if;
  return query
  with page as materialized (
    select profile.*
    from public.profiles as profile
    where
      (wanted is null or profile.id = any(ids))
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

-- As before, by periods.
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
  wanted text := nullif(btrim(_search), '');
  ids uuid[];
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
  if wanted is not null then
    ids := private.newest_found(
      'public.assistant_questions as found', 'found.asked_at',
      concat_ws(
        ' and ',
        private.search_condition($t$lower(found.question || e'\n' || coalesce(found.answer, ''))$t$, wanted),
        case when _outcome <> 'all' then format('found.outcome = %L', _outcome) end,
        case when _language <> 'all' then format('found.language = %L', _language) end
      ),
      private.has_trigram(wanted), _from, _to, _after_asked_at, _after_id, _limit
    );
  end if;
  return query
  select asked.*
  from public.assistant_questions as asked
  where
    (wanted is null or asked.id = any(ids))
    and (_outcome = 'all' or asked.outcome = _outcome)
    and (_language = 'all' or asked.language = _language)
    and (_from is null or asked.asked_at >= _from)
    and (_to is null or asked.asked_at < _to)
    and (_after_id is null or (asked.asked_at, asked.id) < (_after_asked_at, _after_id))
  order by asked.asked_at desc, asked.id desc
  limit _limit;
end;
$$;

-- As before, and the index is asked for the part of a search that few rows share.
create or replace function private.submission_filter(
  _form_key text,
  _client_id uuid,
  _from timestamptz default null,
  _to timestamptz default null,
  _focus text default null,
  _complete boolean default null,
  _flagged boolean default null,
  _search text default null
) returns text
language sql
immutable
set search_path = ''
as $$
  select concat_ws(
    ' and ',
    'true',
    case when _form_key is not null then format('found.form_key = %L', _form_key) end,
    case when _client_id is not null then format('found.client_id = %L', _client_id) end,
    case when _from is not null then format('found.created_at >= %L', _from) end,
    case when _to is not null then format('found.created_at < %L', _to) end,
    case when _focus is not null then format('found.focuses @> array[%L]', _focus) end,
    case when _complete is not null then format('found.complete = %L', _complete) end,
    case when _flagged is not null then format('(cardinality(found.flags) > 0) = %L', _flagged) end,
    private.search_condition(
      $t$lower(
        coalesce(found.first_name, '') || ' ' || coalesce(found.last_name, '') || e'\n' || coalesce(found.email, '') || e'\n'
        || coalesce(found.phone, '')
      )$t$,
      _search
    )
  );
$$;

-- As before, by periods where it is searched or asked for a focus.
create or replace function public.list_form_submissions(
  _form_key text default null,
  _client_id uuid default null,
  _from timestamptz default null,
  _to timestamptz default null,
  _focus text default null,
  _complete boolean default null,
  _flagged boolean default null,
  _limit integer default null,
  _after_created_at timestamptz default null,
  _after_id uuid default null,
  _search text default null
) returns table (
  id uuid,
  client_id uuid,
  form_key text,
  first_name text,
  last_name text,
  email text,
  phone text,
  version integer,
  created_at timestamptz,
  payload jsonb,
  flags text[],
  complete boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  ids uuid[];
begin
  if _limit < 1 then
    raise exception 'the limit must be at least 1' using errcode = '22023';
  end if;
  if (_after_created_at is null) <> (_after_id is null) then
    raise exception 'a page continues after both a time and an id' using errcode = '22023';
  end if;
  -- One client has few.
  if _client_id is null and (_focus is not null or private.has_trigram(_search)) then
    ids := private.newest_found(
      'public.form_submissions as found', 'found.created_at',
      private.submission_filter(_form_key, null, null, null, _focus, _complete, _flagged, _search),
      true, _from, _to, _after_created_at, _after_id, _limit
    );
  end if;
  return query execute concat_ws(
    ' ',
    'select
      found.id, found.client_id, found.form_key, found.first_name, found.last_name, found.email, found.phone, found.version,
      found.created_at, found.payload, found.flags, found.complete
    from public.form_submissions as found
    where',
    case
      when ids is null
        then private.submission_filter(_form_key, _client_id, _from, _to, _focus, _complete, _flagged, _search)
      else 'found.id = any($4)'
    end,
    case when _after_id is not null then 'and (found.created_at, found.id) < ($2, $3)' end,
    'order by found.created_at desc, found.id desc
    limit $1'
  ) using _limit, _after_created_at, _after_id, ids;
end;
$$;

-- As before, by the same filter.
create or replace function public.count_form_submissions(
  _form_key text default null,
  _client_id uuid default null,
  _from timestamptz default null,
  _to timestamptz default null,
  _focus text default null,
  _complete boolean default null,
  _flagged boolean default null,
  _search text default null,
  out total integer,
  out matching integer
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  scope text := private.submission_filter(_form_key, _client_id);
  wanted text := private.submission_filter(_form_key, _client_id, _from, _to, _focus, _complete, _flagged, _search);
begin
  if _client_id is null then
    select
      coalesce(sum(known.count), 0),
      coalesce(
        sum(known.count) filter (
          where
            (_focus is null or known.focuses @> array[_focus])
            and (_complete is null or known.complete = _complete)
            and (_flagged is null or known.flagged = _flagged)
        ),
        0
      )
    into total, matching
    from private.submission_counts as known
    where _form_key is null or known.form_key = _form_key;
  else
    execute 'select count(*) from public.form_submissions as found where ' || scope into total;
    matching := total;
  end if;
  if
    wanted <> scope
    and (_client_id is not null or _from is not null or _to is not null or private.search_pattern(_search) is not null)
  then
    execute 'select count(*) from public.form_submissions as found where ' || wanted into matching;
  end if;
end;
$$;

