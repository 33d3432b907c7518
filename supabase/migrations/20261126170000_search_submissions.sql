-- A search of what clients sent, by trigrams like those of the other lists.
do $$
declare
  trigrams text;
begin
  select format('%I.gin_trgm_ops', namespace.nspname) into strict trigrams
  from pg_catalog.pg_extension as extension
  join pg_catalog.pg_namespace as namespace on namespace.oid = extension.extnamespace
  where extension.extname = 'pg_trgm';
  execute format(
    'create index form_submissions_searched on public.form_submissions using gin ((%s) %s) with (fastupdate = off)',
    $t$lower(
      coalesce(first_name, '') || ' ' || coalesce(last_name, '') || e'\n' || coalesce(email, '') || e'\n' || coalesce(phone, '')
    )$t$,
    trigrams
  );
end;
$$;

-- As before, and `_search` looks into the name, the address and the phone.
drop function public.list_form_submissions (
  text, uuid, timestamptz, timestamptz, text, boolean, boolean, integer, timestamptz, uuid
);
drop function public.count_form_submissions (text, uuid, timestamptz, timestamptz, text, boolean, boolean);
drop function private.submission_filter (text, uuid, timestamptz, timestamptz, text, boolean, boolean);

create function private.submission_filter(
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
    case when _form_key is not null then format('sent.form_key = %L', _form_key) end,
    case when _client_id is not null then format('sent.client_id = %L', _client_id) end,
    case when _from is not null then format('sent.created_at >= %L', _from) end,
    case when _to is not null then format('sent.created_at < %L', _to) end,
    case when _focus is not null then format('sent.focuses @> array[%L]', _focus) end,
    case when _complete is not null then format('sent.complete = %L', _complete) end,
    case when _flagged is not null then format('(cardinality(sent.flags) > 0) = %L', _flagged) end,
    case when private.search_pattern(_search) is not null then format(
      $t$lower(
        coalesce(sent.first_name, '') || ' ' || coalesce(sent.last_name, '') || e'\n' || coalesce(sent.email, '') || e'\n'
        || coalesce(sent.phone, '')
      ) like %L$t$,
      private.search_pattern(_search)
    ) end
  );
$$;
revoke all on function private.submission_filter (
  text, uuid, timestamptz, timestamptz, text, boolean, boolean, text
) from public, anon, authenticated, service_role;

create function public.list_form_submissions(
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
begin
  if _limit < 1 then
    raise exception 'the limit must be at least 1' using errcode = '22023';
  end if;
  if (_after_created_at is null) <> (_after_id is null) then
    raise exception 'a page continues after both a time and an id' using errcode = '22023';
  end if;
  return query execute concat_ws(
    ' ',
    'select
      sent.id, sent.client_id, sent.form_key, sent.first_name, sent.last_name, sent.email, sent.phone, sent.version,
      sent.created_at, sent.payload, sent.flags, sent.complete
    from public.form_submissions as sent
    where',
    private.submission_filter(_form_key, _client_id, _from, _to, _focus, _complete, _flagged, _search),
    case when _after_id is not null then 'and (sent.created_at, sent.id) < ($2, $3)' end,
    'order by sent.created_at desc, sent.id desc
    limit $1'
  ) using _limit, _after_created_at, _after_id;
end;
$$;
revoke all on function public.list_form_submissions (
  text, uuid, timestamptz, timestamptz, text, boolean, boolean, integer, timestamptz, uuid, text
) from public, anon, authenticated, service_role;
grant execute on function public.list_form_submissions (
  text, uuid, timestamptz, timestamptz, text, boolean, boolean, integer, timestamptz, uuid, text
) to service_role;

create function public.count_form_submissions(
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
    execute 'select count(*) from public.form_submissions as sent where ' || scope into total;
    matching := total;
  end if;
  if
    wanted <> scope
    and (_client_id is not null or _from is not null or _to is not null or private.search_pattern(_search) is not null)
  then
    execute 'select count(*) from public.form_submissions as sent where ' || wanted into matching;
  end if;
end;
$$;
revoke all on function public.count_form_submissions (
  text, uuid, timestamptz, timestamptz, text, boolean, boolean, text
) from public, anon, authenticated, service_role;
grant execute on function public.count_form_submissions (
  text, uuid, timestamptz, timestamptz, text, boolean, boolean, text
) to service_role;
