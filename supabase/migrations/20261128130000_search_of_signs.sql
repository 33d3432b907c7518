-- Every search asks an index, or nothing at all.

-- A letter with signs behind it begins a word, like one alone: no trigram is in it elsewhere. Signs alone have none anywhere, and
-- find nothing: what has one was looked for in all rows, until a page was full.
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
  if not private.has_trigram(wanted) then
    return 'false';
  end if;
  if wanted ~ '^([[:alnum:]]{1,2}|[[:alnum:]][^[:alnum:]]+)$' then
    return format(
      '%s like any (%L)', _text,
      ltrim(private.search_pattern(wanted), '%')
      || array(
        select '%' || sign || ltrim(private.search_pattern(wanted), '%')
        from regexp_split_to_table(e' \n-.@+\'’', '') as sign
      )
    );
  end if;
  return concat_ws(
    ' and ',
    format('%s like %L', _text, pattern),
    case when pattern <> private.search_pattern(_search) then format('strpos(%s, %L) > 0', _text, wanted) end
  );
end;
$$;

-- Whether an index can be asked for a search: it has a letter or a digit. Three together have a trigram, and so have those that
-- begin or end a word.
create or replace function private.has_trigram(_search text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(_search ~ '[[:alnum:]]', false);
$$;

-- As before, but of some days no more than 500 are counted: 1,000 cost more than half as much again as the few that a short list has.
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
  counted constant integer := case when is_found then 100 else 500 end;
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
