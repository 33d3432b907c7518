-- A search of one or two letters costs what another does, and a number of matches ends where nobody reads it any more.

-- No trigram is inside of one or two letters, but one is where a word begins: so that is what they find. What they were in was
-- looked for in all rows, until a page was full.
create or replace function private.search_condition(_text text, _search text) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  wanted constant text := lower(btrim(_search));
  pattern constant text := private.index_pattern(_search);
begin
  if pattern is null then
    return null;
  end if;
  if wanted ~ '^[[:alnum:]]{1,2}$' then
    return format(
      '%s like any (%L)', _text,
      wanted || '%' || array(select format('%%%s%s%%', sign, wanted) from regexp_split_to_table(e' \n-.@+\'’', '') as sign)
    );
  end if;
  return concat_ws(
    ' and ',
    format('%s like %L', _text, pattern),
    case when pattern <> private.search_pattern(_search) then format('strpos(%s, %L) > 0', _text, wanted) end
  );
end;
$$;

-- Whether an index can be asked for a search: it has three letters, two beside the end of a word, or is where one begins.
create or replace function private.has_trigram(_search text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    btrim(_search) ~ '[[:alnum:]]{3}|[[:alnum:]]{2}[^[:alnum:]]|[^[:alnum:]][[:alnum:]]{2}|^[[:alnum:]]{1,2}$', false
  );
$$;

-- As before, and a word is looked for as in the other lists.
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
    conditions := conditions || format(
      ' and %s = %L', case when by_outbox and wanted is null then 'forward.lead_status' else 'found.status' end, _status
    );
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
    if significant is null then
      conditions := conditions || ' and ' || private.search_condition(searched, wanted);
    else
      -- What has all digits of a number has those without the leading zeros, and the last six, in which numbers differ. The index
      -- finds what may be meant, the rest decides which field it was.
      conditions := conditions || format(
        ' and (%1$s like private.search_pattern(%2$L) or %1$s like private.search_pattern(%3$L)) and (%4$s)',
        searched, wanted, right(significant, 6),
        concat_ws(
          ' or ',
          format('strpos(lower(found.reference), lower(%L)) > 0', wanted),
          format('strpos(lower(found.name), lower(%L)) > 0', wanted),
          format('strpos(found.phone_key, %L) > 0', significant),
          format($t$strpos(regexp_replace(found.phone, '[^0-9]', '', 'g'), %L) > 0$t$, digits)
        )
      );
    end if;
    ids := private.newest_found(
      source, received_at, conditions,
      -- Few rows have a whole number in them, and its trigrams are those of many.
      private.has_trigram(wanted) and (significant is null or char_length(significant) between 3 and 6),
      _from, _to, _after_received_at, _after_id, _limit
    );
    conditions := 'found.id = any($1)';
  elsif by_outbox then
    source := 'public.lead_forwards as forward';
    if is_reference then
      source := source || ' join public.consultation_requests as found on found.id = forward.lead_id';
    end if;
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

-- As before, but of what is searched more than 100 are not counted, nor more than 1,000 of what was sent in some days: each is
-- read for it.
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
  is_found constant boolean := _focus is not null or private.has_trigram(_search);
  counted constant integer := case when is_found then 100 else 1000 end;
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
  if _client_id is not null and wanted <> scope then
    execute 'select count(*) from public.form_submissions as found where ' || wanted into matching;
  elsif _client_id is null and (_from is not null or _to is not null or private.search_pattern(_search) is not null) then
    matching := cardinality(private.newest_found(
      'public.form_submissions as found', 'found.created_at',
      private.submission_filter(_form_key, null, null, null, _focus, _complete, _flagged, _search),
      is_found, _from, _to, null, null, counted + 1
    ));
    if matching > counted then
      matching := null;
    end if;
  end if;
end;
$$;
